import { type DemoPageText, productEnding } from './page.ts';

/** Live platform app in English. */
export const appEn: DemoPageText = {
  title: 'Dami Live app',
  description:
    'Dami Live: run the whole show from one phone. A simulated room, a run of show, an upload test and a script check keep trouble ahead of air time; studio pictures from Cyan plug in.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Dami Live',
      heading: 'The whole show in one hand',
      lead: 'Going live, run of show, comments, upload test and review in one app. Practise in a simulated room first, then go on air; pictures from a studio with Cyan plug in.',
      actions: [
        { label: 'Download Dami Live', to: '/support/download?product=app' },
        { label: 'Book a demo', to: '/cooperation?product=app&type=demo' },
      ],
      note: 'Stable version 2.6 for Android 10 and later, and Dami Live Desktop for Windows.',
      facts: [
        { value: '1080p 60', label: 'portrait or landscape, H.264 and H.265' },
        { value: '30 s', label: 'of upload test, judged by its lowest stretch' },
        { value: '200', label: 'segments in one run of show' },
        { value: '10 min', label: 'per recorded file; a crash costs the last one' },
      ],
      picture: 'app-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Demo',
      heading: 'Rehearse without an account or a stream',
      lead: 'The simulated room is in the app and works as soon as it is installed. For a rehearsal with the whole team, an engineer joins remotely.',
      demo: 'app',
      picture: 'app-demo',
      caption: 'Three screens of one app: two simulated rooms and the figures of a show.',
      actions: [
        {
          title: 'Enter the room',
          text: 'Viewers, comments and gifts are generated, from ten people up to hundreds.',
        },
        {
          title: 'Throw in trouble',
          text: 'Silence, a pile of questions or a dropout. Watch how presenter and floor manager take it.',
        },
        {
          title: 'Walk the run of show',
          text: 'Segments move on, overruns change colour, and at the end you know by how much.',
        },
        {
          title: 'Test the upload',
          text: 'Thirty seconds tell which bit rate this room can carry right now.',
        },
      ],
      links: [
        { label: 'Download Dami Live', to: '/support/download?product=app' },
        { label: 'Book a team rehearsal', to: '/cooperation?product=app&type=demo' },
      ],
      note: 'Records of your practice stay on the phone.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'Most trouble would show in a rehearsal',
      rows: [
        {
          problem:
            'A newcomer’s first show has hundreds watching: silence, questions and a dropout all at once.',
          title: 'A simulated room without an account',
          solution:
            'Arrivals, comments and gifts are generated at your pace, with three kinds of trouble to throw in. Practise until it no longer rattles you.',
          points: [
            'No sign-in, no stream',
            'Three kinds of trouble',
            'Your own pace',
            'Records stay on the phone',
          ],
        },
        {
          problem:
            'The plan sits in a spreadsheet nobody reads on air. One segment overruns and the rest falls apart.',
          title: 'A run of show that moves on',
          solution:
            'One line per segment: time, product, points, person. The current one is lit, overruns change colour, nothing pops up.',
          points: ['Overruns in colour', 'A4 print', 'Calendar file', 'Text for the group'],
        },
        {
          problem:
            'The contract says a hundred megabits and it still stutters. One careless word, and the show is gone.',
          title: 'Upload test and script check',
          solution:
            'Thirty seconds of steady upload, judged by its lowest stretch and used to six tenths. Scripts are checked on the phone, with reasons and other wordings.',
          points: [
            'Lowest, not average',
            'Suggested bit rate',
            'Word lists in and out',
            'Scripts never uploaded',
          ],
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      eyebrow: 'Screens',
      heading: 'Four moments of a show',
      items: [
        {
          picture: 'app-gallery-1',
          caption: 'A tea table and a phone: the show starts with a cup in hand.',
        },
        {
          picture: 'app-gallery-2',
          caption:
            'Afterwards: the curve of the session on a laptop, and the moment that kept people.',
        },
        {
          picture: 'app-gallery-3',
          caption: 'Goods in a ring. Wherever the run of show is, that product card is up.',
        },
        {
          picture: 'app-gallery-4',
          caption: 'Several hosts, each in a world of their own, in one and the same show.',
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      tone: 'surface',
      eyebrow: 'Features',
      heading: 'From preparation to review',
      items: [
        {
          icon: 'smartphone',
          title: 'Live from a phone',
          text: 'Portrait and landscape, both cameras, external microphones; buffer and dropped frames always in view.',
        },
        {
          icon: 'monitor',
          title: 'Studio pictures',
          text: 'A Cyan picture on the same network becomes a source, over SRT with a latency you choose.',
        },
        {
          icon: 'message',
          title: 'Comments and prompter',
          text: 'Side by side; important questions can be pinned.',
        },
        {
          icon: 'refresh',
          title: 'Step down',
          text: 'When the bar turns yellow, one tap lowers the bit rate without a break.',
        },
        {
          icon: 'file',
          title: 'Local recording',
          text: 'In pieces of ten minutes; a crash costs the last one at most.',
        },
        {
          icon: 'chart',
          title: 'Live report',
          text: 'A link after the show: viewers, products and segments on one time line.',
        },
      ],
    },
    {
      id: 'get',
      type: 'qr-card',
      eyebrow: 'Get it',
      heading: 'Scan it from a computer, install it on a phone',
      lead: 'One code. Android, iPhone and computer each take their own way from there.',
      code: 'dami',
      alt: 'QR code of Dami Live: it opens the right way to get the app for the phone that scans it',
      ways: [
        {
          name: 'Android',
          text: 'Download the package. Allow the installation once; the permission can be switched off afterwards.',
          link: { label: 'Get the package', to: '/support/download?product=app&platform=android' },
        },
        {
          name: 'iPhone',
          text: 'There is no iOS app at present. Go live with an encoder app for RTMP or SRT, or with the platform’s own app, and read the run of show in your calendar.',
        },
        {
          name: 'Windows',
          text: 'Dami Live Desktop puts run of show, comments and prompter on a large screen; the phone takes care of the picture.',
          link: {
            label: 'Get Dami Live Desktop',
            to: '/support/download?product=app&platform=windows',
          },
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      tone: 'surface',
      eyebrow: 'How to use it',
      heading: 'Three ways to go live, and where each belongs',
      columns: [
        { name: 'One phone', note: 'at any time', own: true },
        { name: 'Phone + Desktop', note: 'daily shopping shows', own: true },
        { name: 'Studio with Cyan + Dami', note: 'a live room', own: true },
      ],
      rows: [
        { name: 'Picture from', cells: ['The phone', 'The phone', 'Cameras, keyed by Cyan'] },
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
        { name: 'Suggested upload', cells: ['12 Mbit/s', '12 Mbit/s', '20 Mbit/s on two lines'] },
        { name: 'After a dropout', cells: ['Reconnects', 'Reconnects', 'Switches to the spare'] },
      ],
      note: 'Upload for one stream of 6 Mbit/s at 1080p30, using six tenths of what is steady; for the studio, 1080p60 and a spare stream.',
    },
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: 'Specifications',
      heading: 'Dami Live 2.6',
      groups: [
        {
          name: 'Streaming',
          rows: [
            { name: 'Resolution', value: '720p and 1080p at 30 / 60 fps, landscape and portrait' },
            {
              name: 'Codecs',
              value: 'H.264, H.265 where the device has it; CBR, key frame every 2 s',
            },
            { name: 'Bit rate', value: '1080p30: 4-6 Mbit/s in H.264, 3-4.5 Mbit/s in H.265' },
            { name: 'Protocols', value: 'RTMP, RTMPS, SRT' },
            { name: 'Sound', value: 'AAC 48 kHz, 128-256 kbit/s; USB microphones' },
          ],
        },
        {
          name: 'Tools',
          rows: [
            { name: 'Run of show', value: 'Up to 200 segments; A4, calendar file, text' },
            { name: 'Upload test', value: '30 seconds, lowest steady stretch' },
            { name: 'Script check', value: 'On the phone, word lists by category' },
            { name: 'Recording', value: 'Same format as the stream, ten minutes a file' },
          ],
        },
        {
          name: 'System',
          rows: [
            { name: 'Android', value: 'Android 10 or later, 64-bit (arm64-v8a)' },
            { name: 'Memory, storage', value: '4 GB, 6 GB suggested; 5 GB free for recording' },
            {
              name: 'Desktop',
              value: 'Windows 10 21H2 (64-bit) or later, on the same network as the phone',
            },
          ],
        },
      ],
    },
    {
      id: 'devices',
      type: 'compatibility',
      tone: 'surface',
      eyebrow: 'Compatible',
      heading: 'Beyond the phone',
      groups: [
        {
          icon: 'smartphone',
          name: 'Phones and tablets',
          items: ['Android 10 or later', 'arm64-v8a', 'Camera with 1080p30'],
        },
        {
          icon: 'message',
          name: 'Microphones',
          items: ['USB-C microphones', 'Wired headsets', 'Bluetooth for monitoring'],
        },
        {
          icon: 'monitor',
          name: 'Studio',
          items: ['Cyan 3.1 or later', 'Same local network', 'NDI / SRT sources'],
        },
        {
          icon: 'globe',
          name: 'Platforms',
          items: ['Any that takes RTMP', 'Your own media server', 'Inside a company network'],
        },
      ],
    },
    {
      id: 'history',
      type: 'release-history',
      eyebrow: 'Versions',
      heading: 'What changed, version by version',
      more: { label: 'All versions and checksums', to: '/support/download?product=app' },
      source: { kind: 'releases', limit: 5, product: 'app' },
    },
    ...productEnding('app', 'en', {
      casesLead: 'As the main path, and as the spare.',
      downloads: 2,
      faqHeading: 'Before you go live',
      faq: [
        {
          question: 'Is there an iOS version?',
          answer:
            'There is an Android app, and Dami Live Desktop for Windows. An iPhone cannot stream by itself: use an encoder app for RTMP or SRT, or the platform’s own app. The run of show can be read in your calendar.',
        },
        {
          question: 'Android warns about unknown sources.',
          answer:
            'Allow the installation once; the permission can be switched off afterwards. Compare the SHA-256 on the download page first.',
        },
        {
          question: 'The download does nothing inside WeChat.',
          answer:
            'WeChat blocks packages. Open the page in a browser from the menu at the top right, then download.',
        },
        {
          question: 'The phone gets hot after two hours.',
          answer:
            'Take the case off, close what you do not use and turn the screen down. If that is not enough, go from 60 to 30 frames: encoding takes far less power, and viewers hardly notice.',
        },
        {
          question: 'Does the script check upload anything?',
          answer:
            'No, it runs on the phone. Word lists are a working aid and no legal advice; platform rules and law decide.',
        },
        {
          question: 'Can it stream to several platforms at once?',
          answer:
            'The phone sends one stream and sends it steadily. For several platforms, let a server or the platform pass it on; that costs no upload on site.',
        },
      ],
      booking: 'Let the team rehearse once',
      bookingLead:
        'We walk your team through a full run in the simulated room, remotely, and leave you with a run-of-show template.',
      picture: 'app-gallery-4',
    }),
  ],
};
