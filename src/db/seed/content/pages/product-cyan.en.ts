import { type DemoPageText, productEnding } from './page.ts';

/** Cutout product in English. */
export const cyanEn: DemoPageText = {
  title: 'Cyan cutout',
  description:
    'Cyan keys in real time: eight samples for uneven walls, spill suppression that stays on the presenter, and a lighting check that tells you what to move first.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Cyan, real-time cutout',
      heading: 'Keep the hair. Lose the spill.',
      lead: 'Cyan keys and separates people in real time on an ordinary computer. Uneven wall: add a sample. Product shifting colour: protect it. And before any slider, look at the light.',
      actions: [
        { label: 'Book a demo', to: '/cooperation?product=cyan&type=demo' },
        { label: 'Download Cyan', to: '/support/download?product=cyan' },
      ],
      note: 'Stable version 3.2 for Windows and macOS. Pictures are processed on your machine and never uploaded.',
      facts: [
        { value: '8', label: 'key colours, sampled one by one' },
        { value: '4K 60p', label: 'largest input' },
        { value: '10-bit 4:2:2', label: 'kept from capture to composite' },
        { value: '1/3 stop', label: 'is what the lighting check shows' },
      ],
      picture: 'cyan-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Demo',
      heading: 'Bring the clip that never keyed',
      lead: 'An engineer works on your photograph or footage while you watch, in about thirty minutes. The preset and the cut-out still are yours to keep.',
      demo: 'cyan',
      picture: 'cyan-demo',
      caption:
        'One frame, three ways: before the wall, as a matte, and in the finished mountain scene.',
      actions: [
        {
          title: 'Sample the wall',
          text: 'Click the bright patch, then the dark corner, and see the matte go black piece by piece.',
        },
        {
          title: 'Tighten and clean',
          text: 'Pull the edge in by half a pixel, take the green off a shoulder, with before and after side by side.',
        },
        {
          title: 'Protect the product',
          text: 'Click the yellow pack once: its hue is left out of the spill maths from then on.',
        },
        {
          title: 'Swap the set, export',
          text: 'Put your own scene behind and take a transparent PNG home to compare.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=cyan&type=demo' },
        { label: 'See it at work', to: '/cases?product=cyan' },
      ],
      note: 'Your footage is used for the demo only and deleted afterwards.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'A poor key is rarely one slider',
      rows: [
        {
          problem:
            'A shallow room: bright sides, dark middle. Raise the tolerance, and hair and sheer fabric go with the wall.',
          title: 'Eight samples, low tolerance',
          solution:
            'Each sample is measured on its own in the chroma plane, and the nearest decides. Click what has not turned black; the rest stays as it is.',
          points: [
            'Up to 8 samples',
            'Add them in the alpha view',
            'Seams and creases on their own',
            'Presets you can carry away',
          ],
        },
        {
          problem:
            'After spill suppression yellow packs turn orange, leaves go grey, and customers ask about the colour.',
          title: 'Suppression on the presenter only',
          solution:
            'It works on the person and takes protected colours: click on the product, and hues close to it are left alone.',
          points: [
            'Limited to the person',
            'Protected colours',
            'Strength 0 to 100',
            'Before and after view',
          ],
        },
        {
          problem:
            'An evening of tuning, and the next presenter starts from zero. It was the light all along, but nobody could say so.',
          title: 'A lighting check before the sliders',
          solution:
            'Evenness, noise and spill on one screen, each followed by something you can do, such as “top right is 0.6 stop dark”.',
          points: [
            'Evenness to 1/3 stop',
            'Noise on a still frame',
            'Share of spilled pixels',
            'Reads only, changes nothing',
          ],
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      eyebrow: 'Pictures',
      heading: 'Judge a key in black and white',
      lead: 'Colour flatters. One picture about hair, one about the wall, one about glass, one about whoever sits before the screens.',
      items: [
        {
          picture: 'cyan-gallery-1',
          caption:
            'Hair: light from behind draws the outline first. In the matte, grey stays at the tips.',
        },
        {
          picture: 'cyan-gallery-2',
          caption:
            'Nine sample rings: look at the wall before the key, each reading against the centre.',
        },
        {
          picture: 'cyan-gallery-3',
          caption: 'Glass and liquid let the new set through, and nothing of the old wall.',
        },
        {
          picture: 'cyan-gallery-4',
          caption: 'The keying desk: scopes for the light, alpha for the edge, colour last of all.',
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      tone: 'surface',
      eyebrow: 'Capabilities',
      heading: 'Beyond the wall itself',
      items: [
        {
          icon: 'cut',
          title: 'Keying and matting',
          text: 'A colour key where there is a wall, person matting where there is none, or each mending the edges of the other.',
        },
        {
          icon: 'eye',
          title: 'Three views',
          text: 'Composite, alpha and source at one key. Judge by black and white, not by colour.',
        },
        {
          icon: 'refresh',
          title: 'Steady in time',
          text: 'Nothing flickers on a still shot; edges are smooth between frames and leave no trail.',
        },
        {
          icon: 'lock',
          title: 'Masks and protection',
          text: 'Corners forced transparent, products in a fixed place forced opaque.',
        },
        {
          icon: 'share',
          title: 'Three outputs',
          text: 'Virtual camera, NDI with alpha, or a direct stream, all at once if you like.',
        },
        {
          icon: 'file',
          title: 'One preset',
          text: 'The same file works on desktop, web and server. A new machine needs no new tuning.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      eyebrow: 'Which one',
      heading: 'Three ways to lose a background',
      lead: 'Cyan has the second and the third. None of them always wins; the room and the product decide.',
      columns: [
        { name: 'Single-colour key', note: 'what most programs include' },
        { name: 'Cyan key', note: 'several samples', own: true },
        { name: 'Cyan person matting', note: 'no coloured wall', own: true },
      ],
      rows: [
        {
          name: 'Coloured wall',
          cells: ['Yes, lit evenly', 'Yes, a stop of unevenness is fine', 'No'],
        },
        { name: 'Hair', cells: ['On an even wall', 'Fine strands survive', 'The outline'] },
        {
          name: 'Glass and gauze',
          cells: ['Gone as tolerance rises', 'Stay translucent', 'Mostly taken for solid'],
        },
        {
          name: 'Products in hand',
          cells: [
            'Unaffected',
            'Unaffected, colour can be protected',
            'May be taken for background',
          ],
        },
        {
          name: 'Spill',
          cells: ['Removed from the whole frame', 'Removed from the person', 'Not treated'],
        },
        {
          name: 'Light',
          cells: ['Within half a stop', 'Within one stop', 'Enough to see the person'],
        },
        {
          name: 'Good for',
          cells: [
            'Fixed camera, even wall',
            'Shopping, teaching, launches',
            'Meetings, emergencies, on the road',
          ],
        },
      ],
      note: 'One picture can use both: the key first, then matting to hold the patch of clothing that matches the wall.',
    },
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: 'Specifications',
      heading: 'Cyan 3.2',
      groups: [
        {
          name: 'Processing',
          rows: [
            { name: 'Key samples', value: '1 to 8, any colour; presets for green, blue and cyan' },
            {
              name: 'Parameters',
              value: 'Tolerance, softness and spill 0 to 100; choke 0 to 8 px in steps of 0.5',
            },
            { name: 'Input', value: 'Up to 3840×2160 60p, 4:2:2 or 4:2:0, 8 or 10 bit' },
            { name: 'Colour space', value: 'Rec.709, limited or full range, set for each input' },
            { name: 'Precision', value: 'Chroma distance in 16-bit float, alpha out in 10 bit' },
          ],
        },
        {
          name: 'In and out',
          rows: [
            {
              name: 'Capture',
              value:
                'Windows: DirectShow and Media Foundation; macOS: AVFoundation. YUY2, NV12, P010, P210',
            },
            { name: 'Network', value: 'NDI, NDI HX and SRT (latency 20 to 8000 ms)' },
            {
              name: 'Output',
              value: 'Virtual camera, NDI with alpha, RTMP / SRT, recordings with alpha',
            },
            {
              name: 'Encoding',
              value: 'H.264 and H.265; 6 to 9 Mbit/s suggested for 1080p60 in H.264',
            },
          ],
        },
        {
          name: 'System',
          rows: [
            {
              name: 'Windows',
              value: 'Windows 10 21H2 (64-bit) or later, Direct3D 11.1, 2 GB of video memory',
            },
            { name: 'macOS', value: 'macOS 13 or later, universal for Apple silicon and Intel' },
            { name: 'Processor, memory', value: '4 cores and 8 GB; 16 GB suggested for 1080p60' },
          ],
        },
      ],
      note: 'Speed depends on graphics and resolution. A test clip in the package measures your own machine.',
    },
    {
      id: 'devices',
      type: 'compatibility',
      tone: 'surface',
      eyebrow: 'Works with',
      heading: 'Takes what you already own',
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
          items: ['PCIe cards', 'USB 3.0 boxes', '4:2:2 preferred', 'Several inputs in step'],
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
            'Matt paint or stretch cloth',
            'A patch of colour on an LED wall',
            'None: person matting',
          ],
        },
      ],
      note: 'With 4:2:0 the colour has half the resolution of the brightness, and hair is where it shows first. Where 4:2:2 is offered, take it.',
    },
    ...productEnding('cyan', 'en', {
      casesLead: 'Small rooms, pale green bottles, glossy paint: real trouble, solved.',
      downloads: 3,
      faqHeading: 'Before you try it',
      faq: [
        {
          question: 'Does it work without a green wall?',
          answer:
            'Yes, with person matting. It suits meetings, lessons and emergencies. For close-ups of products, glass and sheer fabric a coloured wall still gives better edges.',
        },
        {
          question: 'Green, blue or cyan?',
          answer:
            'Look at the products first. With plants or green bottles choose blue; where presenters wear blue, choose green.',
        },
        {
          question: 'How bright should the wall be?',
          answer:
            'Half a stop to a stop below the key light on the presenter, and above all even. Brighter throws more green onto people; darker brings noise, and noise makes the key unsteady. The lighting check watches both ends.',
        },
        {
          question: 'Will a laptop do?',
          answer:
            'For 1080p30 the built-in graphics of recent years are enough. For 1080p60 with a direct stream we suggest a graphics card and 16 GB. Run the test clip after installing: the bottom right corner shows the time per frame on your machine.',
        },
        {
          question: 'Do presets from 3.1 still work?',
          answer:
            'Yes. Samples are kept as they are and the suppression scale is converted. Check once with a real product.',
        },
        {
          question: 'Is anything uploaded?',
          answer:
            'No. Keying and matting run on your machine, and licences can be checked offline.',
        },
        {
          question: 'Can we build it into our own software?',
          answer:
            'Yes, with the Cyan SDK: the same algorithm on six platforms, with a conformance kit.',
        },
      ],
      booking: 'Bring the product nobody can key',
      bookingLead:
        'Send it, or bring it to the lighting lab. We shoot it on green, on blue and with person matting; the clips and settings are yours.',
      picture: 'cyan-gallery-3',
    }),
  ],
};
