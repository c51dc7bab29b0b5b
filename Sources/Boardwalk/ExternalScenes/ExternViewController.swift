/// A placeholder with the attributes `storyboardName` (required), `sceneIdentifier` and a bundle, to which an
/// ``ExternStoryboardSegue`` leads. It works wherever a ``StoryboardLink`` does, and with segues of any class.
open class ExternViewController: StoryboardLink {
    override var linkConvention: LinkConvention { .externScene }
}
