import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Live platform app in English. */
export const appEn: DemoPageText = {
  title: 'Dami Live app',
  description:
    'Dami Live runs a live show from an Android phone: simulated room, run of show, upload test and script check. The standard edition is free; Pro adds 1080p60, H.265, Cyan sources and the live report.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Dami Live',
      heading: 'Run the show from an Android phone',
      lead: 'Streaming, run of show, comments, upload test and review in one app. Rehearse in a simulated room before you go on air; you can try it below. With Pro you can also bring in a keyed feed from Cyan.',
      actions: [
        { label: 'Get the sample package', to: '/support/download?product=app' },
        { label: 'Book a demo', to: '/cooperation?product=app&type=demo' },
      ],
      note: 'Standard is free; Pro {{fact:price-dami-pro-year}} a year per account (example price). Version {{fact:app-version.minor}} for {{fact:app-android}} and Windows. Downloads are samples.',
      facts: [
        { value: '1080p30', label: 'in the free standard edition; 1080p60 in Pro' },
        {
          value: '{{fact:upload-test-app}}',
          label: 'upload test; the lowest steady rate counts',
        },
        { value: '{{fact:app-segments.value}}', label: 'segments in a run of show' },
        {
          value: '{{fact:recording-segment}}',
          label: 'length of a recorded file; a crash costs you only the last one',
        },
      ],
      picture: 'app-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Try it',
      heading: 'Pick up the phone',
      lead: 'Four parts of the app, right here and without an account: a simulated show, the run of show, the upload test and the script check.',
      demo: 'app',
      picture: 'app-demo',
      caption:
        'The demo is Dami Live in the browser. Viewers and comments in its simulated room follow a fixed script; nothing is streamed and no camera is used.',
      parts: [
        {
          title: 'Go live, simulated',
          text: 'Pick a room, set light and sound, show product cards on air, read the summary.',
        },
        {
          title: 'Run of show',
          text: 'Plan segments, see clock times and warnings, print them or put them in your calendar. Kept on your device.',
        },
        {
          title: 'Upload test',
          text: 'Up to 10 seconds here. It measures your line to this server and gives a verdict for each format.',
        },
        {
          title: 'Script check',
          text: 'Marks risky words in your browser, with reasons and alternatives. Nothing is sent.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=app&type=demo' },
        { label: 'Get the sample package', to: '/support/download?product=app' },
      ],
      note: 'Or let an engineer rehearse with your team remotely, in about 40 minutes.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'Most faults show up in a rehearsal',
      rows: [
        {
          problem:
            'A new presenter’s first show has hundreds watching, and everything goes wrong at once.',
          title: 'A simulated room',
          solution:
            'The app generates viewers, comments and gifts at the pace you set. Add three kinds of problem, and practise until they are routine.',
        },
        {
          problem:
            'The plan is in a spreadsheet that nobody reads on air. One segment overruns, and the rest slips.',
          title: 'A run of show that advances by itself',
          solution:
            'One line per segment: time, product, points, person. The current one is highlighted, overruns change colour, and nothing pops up. Double-booked people, rooms and products are flagged.',
        },
        {
          problem:
            'The broadband contract says 100 Mbit/s, and the stream still stutters. One banned word, and the platform cuts the show.',
          title: 'Upload test and script check',
          solution:
            'The app uploads for {{fact:upload-test-app}}, takes the lowest steady value and suggests a bit rate with margin. It checks scripts on the phone and gives reasons and alternatives.',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      tone: 'keylight',
      eyebrow: 'In use',
      heading: 'On air and afterwards',
      items: [
        {
          picture: 'app-gallery-1',
          caption: 'A phone on a tea table, live.',
        },
        {
          picture: 'app-gallery-4',
          caption: 'The same gift box in five virtual scenes.',
        },
        {
          picture: 'app-gallery-3',
          caption: 'On the phone, the product on air with its card. The next four wait their turn.',
        },
        {
          picture: 'app-gallery-2',
          caption: 'After the show: the viewer curve on a laptop.',
        },
      ],
    },
    productCase('app', 'en', 'A show that uses Dami Live'),
    {
      id: 'get',
      type: 'qr-card',
      eyebrow: 'Get it',
      heading: 'Pick your system',
      lead: 'On a computer, scan the code with your phone: it opens the right page. On a phone, tap your system below.',
      code: 'dami',
      alt: 'QR code of Dami Live: it opens the right way to get the app for the phone that scans it',
      ways: [
        {
          name: 'Android',
          text: 'Get the sample package. It shows how the download and the checksum work and contains no program.',
          link: {
            label: 'Get the sample package',
            to: '/support/download?product=app&platform=android',
          },
        },
        {
          name: 'iPhone',
          text: 'There is no iPhone app. Use an encoder app for RTMP or SRT, or the platform’s own app, and read the run of show in your calendar.',
          link: { label: 'See how', to: '/show/iphone-live' },
        },
        {
          name: 'Windows',
          text: 'Dami Live Desktop shows run of show, comments and prompter on a large screen, while the phone streams.',
          link: {
            label: 'Get the sample package',
            to: '/support/download?product=app&platform=windows',
          },
        },
      ],
    },
    priceBlock('app', 'en'),
    {
      id: 'specifications',
      type: 'spec-table',
      folded: true,
      heading: 'Dami Live {{fact:app-version.minor}}',
      groups: [
        {
          name: 'Streaming',
          rows: [
            {
              name: 'Resolution',
              value: '720p and 1080p at 30 fps; Pro: 60 fps. Both orientations',
            },
            {
              name: 'Codecs',
              value:
                'H.264; Pro: H.265 where the phone has it. CBR, key frame every {{fact:keyframe-interval}}',
            },
            {
              name: 'Bit rate',
              value: '1080p30: {{fact:bitrate-1080p30-h264}} in H.264, 3–4.5 Mbit/s in H.265',
            },
            { name: 'Protocols', value: 'RTMP, RTMPS, SRT' },
            { name: 'Sound', value: 'AAC 48 kHz, 128–256 kbit/s; USB microphones' },
          ],
        },
        {
          name: 'Tools',
          rows: [
            {
              name: 'Run of show',
              value: 'Up to {{fact:app-segments}}, conflict check; A4, calendar file, text',
            },
            { name: 'Upload test', value: '{{fact:upload-test-app}}, lowest steady rate' },
            {
              name: 'Script check',
              value: 'On the phone; word lists by category, on three levels',
            },
            {
              name: 'Recording',
              value: 'Same format as the stream, {{fact:recording-segment.word}} a file',
            },
            { name: 'Team', value: 'Five roles; actions go into a log' },
          ],
        },
        {
          name: 'System',
          rows: [
            { name: 'Android', value: '{{fact:app-android}} or later, 64-bit (arm64-v8a)' },
            {
              name: 'Memory, storage',
              value:
                '4 GB, 6 GB recommended; {{fact:recording-free-space}} free for two hours of recording',
            },
            {
              name: 'Desktop',
              value: '{{fact:cyan-windows}} (64-bit) or later; same network or same account',
            },
          ],
        },
        {
          name: 'Editions',
          rows: [
            {
              name: 'Standard',
              value:
                'Free: 1080p30 in H.264, simulated room, run of show, upload test, script check, recording, Desktop',
            },
            {
              name: 'Pro',
              value:
                'Adds 1080p60, H.265, Cyan sources and the live report; {{fact:price-dami-pro-year}} a year per account',
            },
          ],
        },
      ],
      note: 'This is a demonstration site, so these are example prices. Live Room projects include one year of Pro.',
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: 'Features by edition',
      items: [
        {
          icon: 'smartphone',
          title: 'Live from a phone',
          text: 'Portrait and landscape, both cameras, external microphones; send buffer and dropped frames in view. 1080p60 and H.265 in Pro.',
        },
        {
          icon: 'monitor',
          title: 'Studio feed (Pro)',
          text: 'A Cyan feed on the same network becomes a source, over SRT with adjustable latency.',
        },
        {
          icon: 'message',
          title: 'Comments and prompter',
          text: 'Side by side. Pin important questions; word lists act on three levels.',
        },
        {
          icon: 'refresh',
          title: 'Guests and product cards',
          text: 'Remote guests get a mix without their own voice. Product cards can be highlighted for six seconds.',
        },
        {
          icon: 'file',
          title: 'Local recording',
          text: 'In ten-minute files, so a crash costs you the last one at most.',
        },
        {
          icon: 'chart',
          title: 'Live report (Pro)',
          text: 'A link after the show: viewers, products and segments on one timeline.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: 'Three ways to go live',
      columns: [
        { name: 'One phone', note: 'standard edition' },
        { name: 'Phone + Desktop', note: 'standard edition' },
        { name: 'Studio with Cyan + Dami', note: 'Pro' },
      ],
      rows: [
        { name: 'Video from', cells: ['The phone', 'The phone', 'Cameras, keyed by Cyan'] },
        {
          name: 'People',
          cells: [
            'The presenter',
            'Presenter and floor manager',
            'Presenter, floor manager, director',
          ],
        },
        {
          name: 'Run of show, prompter',
          cells: ['Split screen', 'Large screen', 'Large screen and prompter'],
        },
        { name: 'Virtual set', cells: [false, false, true] },
        { name: 'Several cameras', cells: [false, false, true] },
        {
          name: 'Suggested upload',
          cells: [
            '{{fact:upload-one-stream}}',
            '{{fact:upload-one-stream}}',
            '{{fact:upload-studio}} on two lines',
          ],
        },
        { name: 'After a dropout', cells: ['Reconnects', 'Reconnects', 'Switches to the backup'] },
      ],
      note: 'Upload = all streams with sound {{fact:upload-formula}}. One stream of 6 Mbit/s at 1080p30 needs {{fact:upload-one-stream.value}}; a studio sends two such streams, main and backup, plus return and talkback.',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: 'Devices and platforms',
      groups: [
        {
          icon: 'smartphone',
          name: 'Phones and tablets',
          items: ['{{fact:app-android}} or later', 'arm64-v8a', 'Camera with 1080p30'],
        },
        {
          icon: 'message',
          name: 'Microphones',
          items: ['USB-C microphones', 'Wired headsets', 'Bluetooth for monitoring'],
        },
        {
          icon: 'monitor',
          name: 'Studio',
          items: ['Cyan 3.1 or later (Pro)', 'Same local network', 'SRT sources'],
        },
        {
          icon: 'globe',
          name: 'Platforms',
          items: [
            'Any platform that takes RTMP',
            'Your own media server',
            'Inside a company network',
          ],
        },
      ],
    },
    {
      id: 'history',
      type: 'release-history',
      folded: true,
      heading: 'Release notes',
      more: { label: 'All versions and checksums', to: '/support/download?product=app' },
      source: { kind: 'releases', limit: 5, product: 'app' },
    },
    ...productEnding('app', 'en', {
      downloads: 2,
      faqHeading: 'Before you go live',
      faq: [
        {
          question: 'Is there an iPhone app?',
          answer:
            'No. Dami Live runs on Android, and Dami Live Desktop on Windows. To stream from an iPhone, use an encoder app for RTMP or SRT, or the platform’s own app. You can read the run of show in your calendar.',
        },
        {
          question: 'Android warns about unknown sources.',
          answer:
            'With a real package, compare the SHA-256 with the download page, then allow the installation once; you can switch the permission off again. The sample packages of this site hold no program, so Android never asks.',
        },
        {
          question: 'The download does nothing inside WeChat.',
          answer:
            'WeChat blocks packages. Open the page in a browser from the menu at the top right, then download.',
        },
        {
          question: 'The phone gets hot after two hours.',
          answer:
            'Take the case off, close other apps and turn the screen down. If that is not enough, go from 60 to 30 frames: encoding takes far less power.',
        },
        {
          question: 'Does the script check upload anything?',
          answer:
            'No. In the app it runs on the phone, in the demo above in your browser. The word lists help you work; they are not legal advice.',
        },
        {
          question: 'Can it stream to several platforms at once?',
          answer:
            'The phone sends one stream. For several platforms, have a server or the platform forward it; that takes no extra upload on site.',
        },
      ],
      booking: 'Book a rehearsal for your team',
      bookingLead:
        'We take your team through a full run in the simulated room, remotely, and leave you a run-of-show template.',
    }),
  ],
};
