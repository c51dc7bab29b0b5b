/// Classes of Foundation and of frameworks beside UIKit that apps derive theirs from.
enum OtherClasses {
    static let foundation = [
        PlatformClass("NSObject", nil),
        PlatformClass("NSProxy", nil),
        PlatformClass("NSOperation", "NSObject"), PlatformClass("Operation", "NSObject"),
        PlatformClass("NSManagedObject", "NSObject"),
        PlatformClass("NSUserActivity", "NSObject"), PlatformClass("NSError", "NSObject"),
        PlatformClass("NSFormatter", "NSObject"), PlatformClass("Formatter", "NSObject"),
        PlatformClass("NSNumberFormatter", "NSFormatter"), PlatformClass("NumberFormatter", "NSFormatter"),
        PlatformClass("NSDateFormatter", "NSFormatter"), PlatformClass("DateFormatter", "NSFormatter"),
        PlatformClass("NSTextStorage", "NSObject"), PlatformClass("NSLayoutManager", "NSObject"),
        PlatformClass("NSTextContainer", "NSObject"), PlatformClass("NSProgress", "NSObject"),
        PlatformClass(
            "NSLayoutConstraint", "NSObject", outlets: "firstItem:NSObject secondItem:NSObject",
            keys: "constant:CGFloat priority:Float identifier active:Bool shouldBeArchived:Bool"),
        PlatformClass("NSLocale", "NSObject"), PlatformClass("NSCalendar", "NSObject"),
        PlatformClass("NSTimeZone", "NSObject"), PlatformClass("NSDate", "NSObject"),
    ]

    private static let layerKeys = """
        bounds:CGRect position:CGPoint zPosition:CGFloat anchorPoint:CGPoint anchorPointZ:CGFloat transform frame:CGRect
        hidden:Bool doubleSided:Bool geometryFlipped:Bool sublayerTransform mask:CALayer masksToBounds:Bool contents
        contentsRect:CGRect contentsGravity:String contentsScale:CGFloat contentsCenter:CGRect minificationFilter:String
        magnificationFilter:String opaque:Bool needsDisplayOnBoundsChange:Bool drawsAsynchronously:Bool
        edgeAntialiasingMask:UInt allowsEdgeAntialiasing:Bool backgroundColor:CGColor cornerRadius:CGFloat maskedCorners:UInt
        cornerCurve:String borderWidth:CGFloat borderColor:CGColor opacity:Float allowsGroupOpacity:Bool compositingFilter
        filters backgroundFilters shouldRasterize:Bool rasterizationScale:CGFloat shadowColor:CGColor shadowOpacity:Float
        shadowOffset:CGSize shadowRadius:CGFloat shadowPath actions name:String speed:Float timeOffset:Double
        beginTime:Double duration:Double repeatCount:Float repeatDuration:Double autoreverses:Bool fillMode:String
        """

    static let frameworks = [
        PlatformClass("CALayer", "NSObject", outlets: "delegate:CALayerDelegate", keys: layerKeys),
        PlatformClass("CAShapeLayer", "CALayer", keys: """
                path fillColor:CGColor fillRule:String strokeColor:CGColor strokeStart:CGFloat strokeEnd:CGFloat lineWidth:CGFloat
                miterLimit:CGFloat lineCap:String lineJoin:String lineDashPhase:CGFloat lineDashPattern
                """),
        PlatformClass("CAGradientLayer", "CALayer", keys: "colors locations startPoint:CGPoint endPoint:CGPoint type:String"),
        PlatformClass("CATextLayer", "CALayer"), PlatformClass("CAEmitterLayer", "CALayer"),
        PlatformClass("CAScrollLayer", "CALayer"), PlatformClass("CATiledLayer", "CALayer"),
        PlatformClass("CAReplicatorLayer", "CALayer"), PlatformClass("CATransformLayer", "CALayer"),
        PlatformClass("AVPlayerLayer", "CALayer"), PlatformClass("AVCaptureVideoPreviewLayer", "CALayer"),
        PlatformClass(
            "MKMapView", "UIView", outlets: "delegate:MKMapViewDelegate",
            keys: """
                mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation showsPointsOfInterest
                showsBuildings showsTraffic showsCompass showsScale userTrackingMode showsUserTrackingButton
                pointOfInterestFilter selectableMapFeatures preferredConfiguration
                """),
        PlatformClass("MKAnnotationView", "UIView", keys: "image:UIImage canShowCallout draggable enabled centerOffset calloutOffset leftCalloutAccessoryView:UIView rightCalloutAccessoryView:UIView detailCalloutAccessoryView:UIView clusteringIdentifier displayPriority"),
        PlatformClass("MKPinAnnotationView", "MKAnnotationView"),
        PlatformClass("MKMarkerAnnotationView", "MKAnnotationView"),
        PlatformClass("MKUserTrackingBarButtonItem", "UIBarButtonItem", outlets: "mapView:MKMapView"),
        PlatformClass("MKCompassButton", "UIView"), PlatformClass("MKScaleView", "UIView"),
        PlatformClass("MKOverlayRenderer", "NSObject"),
        PlatformClass(
            "WKWebView", "UIView", outlets: "navigationDelegate:WKNavigationDelegate UIDelegate:WKUIDelegate",
            keys: "allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent allowsMagnification magnification pageZoom mediaType inspectable underPageBackgroundColor:UIColor findInteractionEnabled scrollView:UIScrollView",
            selectors: "goBack goForward reload stopLoading goBack: goForward: reload: reloadFromOrigin: stopLoading:"),
        PlatformClass("GLKView", "UIView", outlets: "delegate:GLKViewDelegate", keys: "drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample enableSetNeedsDisplay"),
        PlatformClass("GLKViewController", "UIViewController", outlets: "delegate:GLKViewControllerDelegate", keys: "preferredFramesPerSecond paused pauseOnWillResignActive resumeOnDidBecomeActive"),
        PlatformClass("MTKView", "UIView", outlets: "delegate:MTKViewDelegate", keys: "colorPixelFormat depthStencilPixelFormat sampleCount clearDepth clearStencil preferredFramesPerSecond enableSetNeedsDisplay autoResizeDrawable paused framebufferOnly presentsWithTransaction"),
        PlatformClass("SKView", "UIView", outlets: "delegate:SKViewDelegate", keys: "showsFPS showsNodeCount showsDrawCount showsQuadCount showsPhysics showsFields ignoresSiblingOrder shouldCullNonVisibleNodes paused preferredFramesPerSecond allowsTransparency asynchronous"),
        PlatformClass("SKNode", "UIResponder"), PlatformClass("SKScene", "SKEffectNode"), PlatformClass("SKEffectNode", "SKNode"),
        PlatformClass("SKSpriteNode", "SKNode"), PlatformClass("SKShapeNode", "SKNode"), PlatformClass("SKLabelNode", "SKNode"),
        PlatformClass("SCNView", "UIView", outlets: "delegate:SCNSceneRendererDelegate scene:SCNScene", keys: "allowsCameraControl preferredFramesPerSecond antialiasingMode autoenablesDefaultLighting jitteringEnabled showsStatistics playing loops rendersContinuously debugOptions"),
        PlatformClass("ARSCNView", "SCNView", outlets: "session:ARSession", keys: "automaticallyUpdatesLighting rendersCameraGrain rendersMotionBlur"),
        PlatformClass("ARSKView", "SKView", outlets: "session:ARSession"),
        PlatformClass("ARView", "UIView"),
        PlatformClass("PDFView", "UIView", outlets: "delegate:PDFViewDelegate document:PDFDocument", keys: "displayMode displayDirection displaysPageBreaks autoScales scaleFactor displayBox displaysAsBook interpolationQuality minScaleFactor maxScaleFactor"),
        PlatformClass("PDFThumbnailView", "UIView", outlets: "PDFView:PDFView"),
        PlatformClass("AVPlayerViewController", "UIViewController", outlets: "delegate:AVPlayerViewControllerDelegate", keys: "player showsPlaybackControls videoGravity allowsPictureInPicturePlayback updatesNowPlayingInfoCenter entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds requiresLinearPlayback"),
        PlatformClass("AVRoutePickerView", "UIView", outlets: "delegate:AVRoutePickerViewDelegate"),
        PlatformClass("MPVolumeView", "UIView", keys: "showsVolumeSlider showsRouteButton"),
        PlatformClass("MPMediaPickerController", "UIViewController"),
        PlatformClass("MFMailComposeViewController", "UINavigationController"),
        PlatformClass("MFMessageComposeViewController", "UINavigationController"),
        PlatformClass("SFSafariViewController", "UIViewController"),
        PlatformClass("SLComposeServiceViewController", "UIViewController"),
        PlatformClass("QLPreviewController", "UIViewController", outlets: "delegate:QLPreviewControllerDelegate dataSource:QLPreviewControllerDataSource"),
        PlatformClass("CNContactPickerViewController", "UIViewController"), PlatformClass("CNContactViewController", "UIViewController"),
        PlatformClass("EKEventViewController", "UIViewController"), PlatformClass("EKEventEditViewController", "UINavigationController"),
        PlatformClass("PKAddPassesViewController", "UIViewController"), PlatformClass("PKPaymentButton", "UIButton"),
        PlatformClass("PHPickerViewController", "UIViewController"), PlatformClass("PHLivePhotoView", "UIView"),
        PlatformClass("GKGameCenterViewController", "UINavigationController"),
        PlatformClass("SKStoreProductViewController", "UIViewController"),
        PlatformClass("UIHostingController", "UIViewController"), PlatformClass("INUIAddVoiceShortcutButton", "UIButton"),
        PlatformClass("ASAuthorizationAppleIDButton", "UIControl"), PlatformClass("QLThumbnailView", "UIView"),
        PlatformClass("CLLocationManager", "NSObject"), PlatformClass("UNNotificationServiceExtension", "NSObject"),
        PlatformClass("XCTestCase", "XCTest"), PlatformClass("XCTest", "NSObject"),
        PlatformClass("TVDigitEntryViewController", "UIViewController"),
        PlatformClass("WKInterfaceController", "NSObject"), PlatformClass("WKUserNotificationInterfaceController", "WKInterfaceController", outlets: "notificationAlertLabel:WKInterfaceLabel"),
        PlatformClass("WKInterfaceObject", "NSObject"),
    ]
}
