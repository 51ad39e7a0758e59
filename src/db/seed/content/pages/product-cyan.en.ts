import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Keying product in English. */
export const cyanEn: DemoPageText = {
  title: 'Cyan keying',
  description:
    'Cyan keys in real time: {{fact:cyan-key-samples.value}} key samples for an unevenly lit screen, spill suppression on the presenter only, and a lighting check that says which light to move. {{fact:price-cyan-year}} a year per computer.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Cyan, real-time keying',
      heading: 'Real-time keying that keeps fine hair',
      lead: 'Runs today: Cyan for browsers, with a camera, window or file in and keyed video out. Described only: desktop version {{fact:cyan-version.minor}}, whose specification is below and whose program is not here. Add key samples where the screen is uneven, protect the colours of your products, and check the lights before you touch a slider.',
      actions: [
        { label: 'Book a demo', to: '/cooperation?product=cyan&type=demo' },
        { label: 'Get Cyan for browsers', to: '/support/download?program=cyan-web' },
      ],
      note: 'Desktop: {{fact:price-cyan-year}} a year per computer (example price); for browsers: free. Video stays on your computer.',
      facts: [
        {
          value: '4',
          label: 'key samples in Cyan for browsers; {{fact:cyan-key-samples.value}} on desktops',
        },
        { value: '0', label: 'installations: a double click opens it, offline' },
        {
          value: '{{fact:keyer-sad}}',
          label:
            'error of alpha; tuned for each clip, OBS has {{fact:keyer-sad-obs-best}}, FFmpeg {{fact:keyer-sad-ffmpeg-best}}',
        },
        {
          value: '{{fact:light-evenness-stops}}',
          label: 'smallest unevenness the lighting check flags',
        },
      ],
      picture: 'cyan-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Try it',
      heading: 'Bring your hardest shot',
      lead: 'A sample clip, a photo, a video or your own camera. Every setting works at once, and your video never leaves this device.',
      demo: 'cyan',
      picture: 'cyan-demo',
      caption:
        'The sample clips are our own renders. Use a photo, a video or your camera to key your own footage.',
      parts: [
        {
          title: 'Sampling',
          text: 'Press Auto fit, then pick the dark corner and watch the matte go black.',
        },
        {
          title: 'Edge and spill',
          text: 'Look at the hair at 8× zoom. Choke the edge, take out the green, drag to compare.',
        },
        {
          title: 'Lighting check',
          text: 'How many stops the screen is off, how much noise and spill, and which light to move.',
        },
        {
          title: 'Side by side',
          text: 'The same frame through the formulas of OBS and FFmpeg, each tuned for it.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=cyan&type=demo' },
        { label: 'See it in use', to: '/cases?product=cyan' },
      ],
      note: 'Rather not try it alone? An engineer can walk you through it online in 30 minutes.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'Three reasons keys fail',
      rows: [
        {
          problem:
            'In a shallow room the screen is bright at the sides and dark in the middle. Raise the tolerance, and hair and sheer fabric disappear with it.',
          title: 'Several key samples',
          solution:
            'Cyan measures the distance to each sample in the chroma plane and takes the nearest. Click what has not turned black; the rest stays as it is. Four samples in browsers, eight on desktops.',
        },
        {
          problem:
            'After spill suppression, yellow packs turn orange and leaves go grey. Customers ask about the colour.',
          title: 'Suppression on the presenter only',
          solution:
            'On desktops it works on the person only. Click on a product to protect its colour, and similar hues stay as they are.',
        },
        {
          problem:
            'You tune all evening, and with the next presenter you start again. It was the lights all along, but nobody could tell.',
          title: 'A lighting check first',
          solution:
            'Evenness, noise and spill in one view, each with advice such as “top right is 0.6 stop too dark”.',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      tone: 'keylight',
      eyebrow: 'Gallery',
      heading: 'Four things to look at',
      lead: 'Check the matte in black and white before you look at the colour image.',
      items: [
        {
          picture: 'cyan-gallery-1',
          caption:
            'Hair and fingers are the hardest edges to key. The monitor on the left shows her matte.',
        },
        {
          picture: 'cyan-gallery-2',
          caption:
            'Nine points on the screen. The lighting check compares each of them with the mean.',
        },
        {
          picture: 'cyan-gallery-3',
          caption:
            'Test shot: bottles in front of the screen. The screen seen through glass becomes transparent; reflections of it need flags or a mask.',
        },
        {
          picture: 'cyan-gallery-4',
          caption:
            'The keying desk: scopes on the left, Cyan on the laptop, the presenter in front of the screen.',
        },
      ],
    },
    productCase('cyan', 'en', 'A room that uses Cyan'),
    priceBlock('cyan', 'en'),
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: 'Specifications',
      heading: 'Cyan {{fact:cyan-version.minor}}',
      lead: 'Specification of the desktop version, whose program is not on this site. Cyan for browsers has 4 samples and no virtual camera, NDI or streaming.',
      groups: [
        {
          name: 'Processing',
          rows: [
            {
              name: 'Key samples',
              value:
                '1 to {{fact:cyan-key-samples.value}}, any colour, added in the alpha view too; presets for green, blue and cyan',
            },
            {
              name: 'Lighting check',
              value: 'Unevenness from 1/3 stop, noise and amount of spill; read-only',
            },
            {
              name: 'Parameters',
              value:
                'Tolerance, softness and spill 0 to 100; choke {{fact:cyan-choke}} in 0.5 px steps',
            },
            { name: 'Input', value: 'Up to 3840×2160 60p, 4:2:2 or 4:2:0, 8 or 10 bit' },
            {
              name: 'Colour space',
              value: 'Rec.709 or Rec.601, limited or full range, set for each input',
            },
            { name: 'Precision', value: 'Chroma distance in 16-bit float, alpha out in 10 bit' },
          ],
        },
        {
          name: 'Inputs and outputs',
          rows: [
            {
              name: 'Capture',
              value:
                'Windows: DirectShow and Media Foundation; macOS: AVFoundation. YUY2, NV12, P010, P210',
            },
            { name: 'Network', value: 'NDI, NDI HX and SRT (latency {{fact:srt-latency-cyan}})' },
            {
              name: 'Output',
              value: 'Virtual camera, NDI with alpha, RTMP / SRT, recordings with alpha',
            },
            {
              name: 'Encoding',
              value:
                'H.264 and H.265; {{fact:bitrate-1080p60-h264}} suggested for 1080p60 in H.264',
            },
          ],
        },
        {
          name: 'System',
          rows: [
            {
              name: 'Windows',
              value: '{{fact:cyan-windows}} (64-bit) or later, Direct3D 11.1, 2 GB of video memory',
            },
            {
              name: 'macOS',
              value: '{{fact:cyan-macos}} or later; Apple silicon, or Intel with discrete graphics',
            },
            { name: 'Processor, memory', value: '4 cores and 8 GB; 16 GB suggested for 1080p60' },
          ],
        },
      ],
      note: 'Speed depends on graphics card and resolution. Cyan shows the time per frame in its status bar.',
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: 'What else Cyan does',
      items: [
        {
          icon: 'cut',
          title: 'Keying and segmentation',
          text: 'A colour key where there is a screen, person segmentation where there is none. Use both where the screen is too small: segmentation removes what is beside it.',
        },
        {
          icon: 'eye',
          title: 'Three views',
          text: 'Switch between composite, alpha and source with one key.',
        },
        {
          icon: 'refresh',
          title: 'Stable edges',
          text: 'No flicker on a still shot, and no trails when the presenter moves.',
        },
        {
          icon: 'lock',
          title: 'Masks and protection',
          text: 'Garbage masks for the corners, hold-out masks for products in a fixed place.',
        },
        {
          icon: 'share',
          title: 'Four outputs',
          text: 'Virtual camera, NDI with alpha, direct stream and recording, at the same time.',
        },
        {
          icon: 'file',
          title: 'One preset file',
          text: 'The desktop version and the interface of the SDK read the same file, so a new computer needs no new tuning. What runs today, Cyan for browsers and the library, has settings of its own.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: 'Three ways to remove a background',
      lead: 'Cyan offers the second and the third. The room and the product decide which is better.',
      columns: [
        { name: 'Single-sample key', note: 'in most programs' },
        { name: 'Cyan key', note: 'several samples', own: true },
        { name: 'Cyan segmentation', note: 'no screen needed', own: true },
      ],
      rows: [
        {
          name: 'Green or blue screen',
          cells: ['Yes, lit evenly', 'Yes, uneven by up to a stop', 'No'],
        },
        { name: 'Hair', cells: ['If the screen is even', 'Keeps fine strands', 'Outline only'] },
        {
          name: 'Glass and gauze',
          cells: ['Lost at high tolerance', 'Stay translucent', 'Mostly treated as solid'],
        },
        {
          name: 'Products in hand',
          cells: ['Unaffected', 'Unaffected, colours can be protected', 'May disappear'],
        },
        {
          name: 'Spill',
          cells: ['Removed from the whole frame', 'Removed from the person', 'Not treated'],
        },
        {
          name: 'Working range of evenness',
          cells: [
            '{{fact:light-evenness-stops}}',
            'Up to {{fact:light-evenness-working}}',
            'Not needed',
          ],
        },
        {
          name: 'Good for',
          cells: [
            'Fixed camera, even screen',
            'Shopping, teaching, launches',
            'Meetings, emergencies, on location',
          ],
        },
      ],
      note: 'The limit at acceptance is {{fact:light-evenness-stops}}, or {{fact:light-evenness-small-room}} in rooms up to {{fact:room-depth-shallow}} deep. Cyan still works with up to {{fact:light-evenness-working}}, but edges suffer; beyond that, change the lights.',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: 'Cameras, cards and programs it works with',
      groups: [
        {
          icon: 'camera',
          name: 'Cameras',
          items: [
            'HDMI and SDI cameras',
            'USB cameras (UVC)',
            'NDI PTZ cameras',
            'Phones, over SRT',
          ],
        },
        {
          icon: 'box',
          name: 'Capture',
          items: ['PCIe cards', 'USB 3.0 boxes', '4:2:2 preferred', 'Several synchronised inputs'],
        },
        {
          icon: 'monitor',
          name: 'Programs',
          items: [
            'Meetings and streaming: virtual camera',
            'Switchers and compositors: NDI',
            'Platforms: direct stream',
            'Editing: recordings with alpha',
          ],
        },
        {
          icon: 'light',
          name: 'Backgrounds',
          items: [
            'Green, blue or cyan',
            'Matt paint or stretch fabric',
            'A patch of colour on an LED wall',
            'None: person segmentation',
          ],
        },
      ],
      note: 'In 4:2:0, chroma has half the resolution of luma in both directions, and hair shows it first. Use 4:2:2 where you can.',
    },
    ...productEnding('cyan', 'en', {
      downloads: 3,
      faqHeading: 'Before you start',
      faq: [
        {
          question: 'Does it work without a green screen?',
          answer:
            'Yes, with person segmentation. It suits meetings, lessons and emergencies. For product close-ups, glass and sheer fabric a green or blue screen gives better edges.',
        },
        {
          question: 'Green, blue or cyan?',
          answer:
            'Look at the products. With plants or green bottles use blue; if presenters wear blue, use green. Blue needs more light.',
        },
        {
          question: 'How bright should the screen be?',
          answer:
            'A green screen: {{fact:light-screen-waveform}} on the waveform, which is between the level of the key light and half a stop below it. A blue screen: {{fact:light-blue-screen}} the light on the face. Too bright throws colour onto people, too dark brings noise.',
        },
        {
          question: 'Will a laptop do?',
          answer:
            'For 1080p30, integrated graphics of recent years are enough. For 1080p60 with a direct stream we recommend a graphics card and 16 GB. The status bar shows the time per frame on your computer.',
        },
        {
          question: 'Do presets from 3.1 still work?',
          answer:
            'Yes. Samples stay as they are, and the spill scale is converted. Check it once with a real product.',
        },
        {
          question: 'Is anything uploaded?',
          answer: 'No. Everything runs on your computer, and licences are checked offline.',
        },
        {
          question: 'Can we build it into our own software?',
          answer:
            'Yes, with the Cyan SDK: the same algorithm on six platforms, with a conformance kit.',
        },
      ],
      booking: 'Bring us a product that won’t key',
      bookingLead:
        'Send it, or bring it to the lighting lab. We shoot it on green, on blue and with segmentation. You keep the clips and the settings.',
    }),
  ],
};
