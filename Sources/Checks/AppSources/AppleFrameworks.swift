/// The modules that come with Apple's systems. What is not listed counts as code of others.
enum AppleFrameworks {
    static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook
        AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
        BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit CloudKit Cocoa Combine CommonCrypto Compression
        Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage
        CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo
        CoreWLAN CryptoKit CryptoTokenKit Darwin DarwinFoundation DeveloperToolsSupport DeviceCheck Dispatch EventKit EventKitUI
        ExternalAccessory FileProvider FileProviderUI Foundation FoundationEssentials GLKit GSS GameController GameKit
        GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO Intents IntentsUI
        JavaScriptCore LinkPresentation LocalAuthentication MachO ManagedSettings MapKit MediaAccessibility MediaPlayer
        MediaToolbox MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO
        MultipeerConnectivity NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog
        ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI PushKit PushToTalk QuartzCore
        QuickLook QuickLookThumbnailing RealityKit RegexBuilder ReplayKit SafariServices SceneKit ScreenTime Security
        SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Synchronization
        SystemConfiguration TVMLKit TVServices TVUIKit Testing ThreadNetwork TipKit Translation Twitter UIKit UniformTypeIdentifiers
        UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit
        WeatherKit WebKit WidgetKit XCTest dispatch iAd os simd sqlite3 zlib
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
