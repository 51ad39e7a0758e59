import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Floral scenes in English. */
export const flowerEn: DemoPageText = {
  title: 'Flower',
  description:
    'Flower: real-time floral scenes for the 24 solar terms of the Chinese calendar. Petals respond to gifts and likes, keep clear of faces and products, and fall the same way again from the same seed. {{fact:price-flower-year}} a year per room.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Flower, floral live scenes',
      heading: 'Floral sets for all 24 solar terms',
      lead: 'The Chinese calendar divides the year into 24 solar terms of about two weeks. Each has its own real-time set that responds to gifts, likes and wind. A set change takes ten minutes, and product colours stay as they are.',
      actions: [
        { label: 'Book a demo', to: '/cooperation?product=flower&type=demo' },
        { label: 'Get the sample package', to: '/support/download?product=flower' },
      ],
      note: '{{fact:price-flower-year}} a year per room (example price). Version {{fact:flower-version.minor}} works with Cyan and Live Room. The offline package here is a sample.',
      facts: [
        { value: '{{fact:flower-sets}}', label: 'one for each solar term' },
        { value: '3 layers', label: 'far, middle and near' },
        { value: '{{fact:flower-foreground.limit}}', label: 'of the frame for near petals' },
        { value: '4 settings', label: 'reproduce a petal shower: term, seed, density, wind' },
      ],
      picture: 'flower-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Try it',
      heading: 'Start with today’s solar term',
      lead: 'All twenty-four sets are here. Change the term, make some wind, send a gift. Stop at a moment you like and save it, or send a colleague the link: it opens the same shower.',
      demo: 'flower',
      picture: 'flower-demo',
      caption:
        'Petals fall in front of the presenter and behind. Those in front keep clear of the head.',
      parts: [
        {
          title: 'Solar terms',
          text: 'Pick a term: flowers, light and the way they fall change together. The dates are this year’s.',
        },
        {
          title: 'Wind and gifts',
          text: 'Sweep across the image to make wind. Likes and gifts throw petals. There is no cooldown here: press all you like.',
        },
        {
          title: 'Seeds',
          text: 'The same term, seed, density and wind bring the same shower. The address holds all four, with size and second flower.',
        },
        {
          title: 'Key colour',
          text: 'Choose a green screen, a blue one or your own colour, and see which real petals and leaves it would remove.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=flower&type=demo' },
        { label: 'See a room in use', to: '/cases?product=flower' },
      ],
      note: 'Your browser draws up to 20,000 petals live, and fewer if the device cannot keep up. To see your own colours, book a demo.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'What goes wrong with flowers on air',
      rows: [
        {
          problem:
            'A new season means a florist and two days off air. Cut flowers last three days, less under hot lights.',
          title: 'A new set in ten minutes',
          solution:
            'Main flower, second flower, foliage and the way petals fall come as one set. The floor manager calls up a preset, and the lights change with it.',
        },
        {
          problem:
            'Petal effects are lively, until they cover a face or a product and the encoder turns everything to mush.',
          title: 'Three layers that keep clear',
          solution:
            'Far, middle and near layers have separate controls. Near petals avoid faces and products and never fill more than {{fact:flower-foreground}} of the frame. When the bit rate drops, they go first.',
        },
        {
          problem: 'The shower in rehearsal was perfect. On air it never came back.',
          title: 'The same shower again',
          solution:
            'The same term, seed, density and wind give the same arrangement and paths on any computer. Petals from gifts fall on top.',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      tone: 'keylight',
      eyebrow: 'Gallery',
      heading: 'Three seasons and a shower of likes',
      items: [
        {
          picture: 'flower-gallery-1',
          caption: 'Spring: a blossoming branch over the table, petals around the bottles.',
        },
        {
          picture: 'flower-gallery-2',
          caption: 'Interaction: the desk with all twenty-four sets, likes rising over the video.',
        },
        {
          picture: 'flower-gallery-3',
          caption:
            'Autumn: gift boxes and tea tins among gold and rust-red flowers. Petals keep clear of the goods.',
        },
        {
          picture: 'flower-gallery-4',
          caption: 'Winter, upright: red plum and white petals, none in front of the head.',
        },
      ],
    },
    productCase('flower', 'en', 'A room that uses Flower'),
    priceBlock('flower', 'en'),
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: 'Specifications',
      heading: 'Flower {{fact:flower-version.minor}}',
      groups: [
        {
          name: 'Image',
          rows: [
            { name: 'Rendering', value: 'Real-time 3D, GPU instancing; 1080p60 or 2160p30' },
            {
              name: 'Layers',
              value: 'Far, middle and near, each with density, speed and depth of field',
            },
            {
              name: 'Foreground',
              value: '{{fact:flower-foreground}} of the frame at most, clear of faces and products',
            },
            { name: 'Reproduced from', value: 'Term, seed, density and wind' },
            {
              name: 'Colour',
              value: 'Rec.709; saturation of all flowers can be lowered by 0 to 40%',
            },
          ],
        },
        {
          name: 'Connections',
          rows: [
            { name: 'Output', value: 'NDI with alpha, virtual camera, layer inside Cyan' },
            {
              name: 'Interaction',
              value:
                'Platform interfaces, Dami Live events, MIDI and shortcuts; one key clears petals',
            },
            {
              name: 'Cooldown',
              value: '{{fact:flower-cooldown}} by default; triggers within a second count as one',
            },
            {
              name: 'Bit rate',
              value: 'Below 6 Mbit/s (1080p30) the near layer thins out',
            },
          ],
        },
        {
          name: 'System',
          rows: [
            { name: 'Windows', value: '{{fact:cyan-windows}} (64-bit) or later' },
            { name: 'Graphics', value: 'Direct3D 12, 6 GB of video memory; 8 GB beside Cyan' },
            { name: 'Library', value: '{{fact:flower-sets}}, about 6 GB offline' },
          ],
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: 'What Flower does',
      items: [
        {
          icon: 'flower',
          title: 'Twenty-four terms',
          text: 'Plum for Start of Spring, peony for Grain Rain, osmanthus for White Dew, each with its own palette and speed.',
        },
        {
          icon: 'message',
          title: 'Interaction',
          text: 'Gifts, likes and keywords can each trigger a different flower, with a cooldown and an upper limit.',
        },
        {
          icon: 'eye',
          title: 'In front and behind',
          text: 'Petals fall in front of and behind the presenter. Alpha goes straight into Cyan.',
        },
        {
          icon: 'cut',
          title: 'Key colour warning',
          text: 'Flower warns when real plants in your plan come close to the key colour.',
        },
        {
          icon: 'light',
          title: 'Muted colours',
          text: 'Flowers are less saturated than the product. Lipstick and foundation have palettes of their own.',
        },
        {
          icon: 'clock',
          title: 'Schedule',
          text: 'Sets change by solar term or campaign, and the floor manager gets a reminder that morning.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: 'Cut flowers, video loop or Flower',
      columns: [
        { name: 'Cut flowers', note: 'the real thing' },
        { name: 'Video loop', note: 'the usual effect' },
        { name: 'Flower', note: 'rendered live', own: true },
      ],
      rows: [
        {
          name: 'Set change',
          cells: ['Half a day to two days', 'Minutes', 'Ten minutes, lights included'],
        },
        { name: 'Lasts', cells: ['Two or three days under lights', 'No limit', 'No limit'] },
        { name: 'Responds to viewers', cells: [false, false, true] },
        { name: 'Avoids faces and products', cells: ['By arrangement', false, true] },
        { name: 'Matches the lens perspective', cells: [true, false, true] },
        {
          name: 'Same as in rehearsal',
          cells: [false, 'At the loop point', 'With the same seed'],
        },
        { name: 'Load on the encoder', cells: ['Small', 'Fixed', 'Capped, follows the bit rate'] },
      ],
      note: 'Many rooms put real flowers on the table and leave the background to Flower.',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: 'Products it works with',
      groups: [
        {
          icon: 'cut',
          name: 'Cyan',
          items: ['A layer of the composite', 'Shared key colour check', 'Presets switch together'],
        },
        {
          icon: 'monitor',
          name: 'Live Room',
          items: ['Lights follow the set', 'Full LED wall', 'Buttons on the desk'],
        },
        {
          icon: 'smartphone',
          name: 'Dami Live',
          items: ['Seeds in the run of show', 'Sets change with segments', 'Gift events'],
        },
        {
          icon: 'share',
          name: 'Other compositors',
          items: ['NDI with alpha', 'Virtual camera', 'Shortcuts'],
        },
      ],
    },
    ...productEnding('flower', 'en', {
      downloads: 2,
      faqHeading: 'Before you start',
      faq: [
        {
          question: 'Does it need a higher bit rate?',
          answer:
            'Yes, a little. At 1080p30 below 6 Mbit/s, Flower thins out the near layer so that the video does not smear. Use dense showers for half a minute at a time.',
        },
        {
          question: 'Real leaves vanish on a green screen. What can we do?',
          answer: 'Use a blue screen, or take the leaves off. Flower cannot fix that.',
        },
        {
          question: 'Will virtual leaves be keyed out too?',
          answer:
            'No. Flower is added after the key. You only get holes if you key the finished video a second time; switch one of the two keys off.',
        },
        {
          question: 'Can we use our own flowers or brand elements?',
          answer:
            'Yes. Our art team makes a set from models or flat artwork. You approve it like any other brief, and only your account sees it.',
        },
        {
          question: 'Does it need an internet connection?',
          answer:
            'No. The sets are on a disk in the room. Rooms that are offline update from the offline package.',
        },
        {
          question: 'Does it need Cyan?',
          answer:
            'No. It outputs NDI with alpha or a virtual camera for other software. With Cyan you also get the key colour check.',
        },
      ],
      booking: 'Plan your next set',
      bookingLead:
        'Tell us your category, main colour and schedule. We send three floral proposals and a palette check.',
    }),
  ],
};
