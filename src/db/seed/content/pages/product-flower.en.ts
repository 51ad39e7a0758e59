import { type DemoPageText, productEnding } from './page.ts';

/** Floral scenes in English. */
export const flowerEn: DemoPageText = {
  title: 'Flower',
  description:
    'Flower: real-time floral scenes for the twenty-four solar terms. Petals answer to gifts and likes, keep clear of faces and products, and fall the same way again from the same seed.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Flower, floral live scenes',
      heading: 'A live room that blooms with the calendar',
      lead: 'Twenty-four real-time sets that move with gifts, likes and wind. A change takes ten minutes, and product colours stay what they are.',
      actions: [
        { label: 'Book a demo', to: '/cooperation?product=flower&type=demo' },
        { label: 'Get the offline update', to: '/support/download?product=flower' },
      ],
      note: 'Works with Cyan and Live Room. Connected rooms update with a restart, others by an offline package.',
      facts: [
        { value: '24 sets', label: 'one for each solar term' },
        { value: '3 layers', label: 'far, middle and near' },
        { value: '≤ 5%', label: 'of the frame for near petals' },
        { value: '4 numbers', label: 'bring a shower back: term, seed, density, wind' },
      ],
      picture: 'flower-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Demo',
      heading: 'Pick a season, throw some petals',
      lead: 'Tell us your main colour and next month’s schedule. An engineer builds a set while you watch: how it opens with interaction, and how it keeps clear of faces and products.',
      demo: 'flower',
      picture: 'flower-demo',
      caption:
        'Petals circle the presenter; where they are touched, rings of light and petals open.',
      actions: [
        {
          title: 'Change the term',
          text: 'From plum in early spring to osmanthus at White Dew: flowers, palette and pace change together.',
        },
        {
          title: 'Send a gift',
          text: 'See what one gift brings and how ten are merged. You set the pause between them.',
        },
        {
          title: 'Keep the seed',
          text: 'Write a shower you like down as four numbers and open it on another machine.',
        },
        {
          title: 'Check the key colour',
          text: 'Choose green or blue; the leaves that would cause trouble are listed, with others to use.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=flower&type=demo' },
        { label: 'See a room in use', to: '/cases?product=flower' },
      ],
      note: 'Remote, about thirty minutes. The set stays with you as a preset.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'Beautiful, and no trouble',
      rows: [
        {
          problem:
            'A new season means a florist and two days off air. Cut flowers last three days, less under the lamps.',
          title: 'A new set in ten minutes',
          solution:
            'Main flower, companion, foliage and the way petals fall come as one set. The floor manager calls up a preset, and the colour of the light changes with it.',
          points: [
            'Twenty-four solar terms',
            'Muted palettes by category',
            'Light follows',
            'Works offline',
          ],
        },
        {
          problem:
            'Petal effects are lively, until they cover a face or a product and the encoder turns everything to mush.',
          title: 'Three layers that step aside',
          solution:
            'Far, middle and near are set apart. Near petals avoid faces and products and never fill more than 5% of the frame; when the bit rate is short they go first, and the presenter stays sharp.',
          points: [
            'Clear of faces and products',
            'A ceiling for the foreground',
            'Motion to suit the bit rate',
            'Cleared with one key',
          ],
        },
        {
          problem: 'The shower in rehearsal was perfect. On air it never came back.',
          title: 'A seed keeps the accident',
          solution:
            'The same term and seed give the same arrangement and paths on any machine. Petals from gifts fall on top of it and leave it as it is.',
          points: [
            'Seeds in the run of show',
            'Same on every machine',
            'Interaction unaffected',
            'Stills can be repeated',
          ],
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      eyebrow: 'Seasons',
      heading: 'Spring, autumn, winter, and a gift',
      items: [
        {
          picture: 'flower-gallery-1',
          caption:
            'Spring: a branch over the table, petals round the bottles, one main colour and companions a step quieter.',
        },
        {
          picture: 'flower-gallery-2',
          caption:
            'Interaction: a gift arrives on the phone, and petals fall on the stage behind it.',
        },
        {
          picture: 'flower-gallery-3',
          caption:
            'Autumn: gold and rust, the slowest fall of the year, for the warm light of tea and wine.',
        },
        {
          picture: 'flower-gallery-4',
          caption:
            'Winter: white as snow and a stop below the presenter, so that red stays honest.',
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      tone: 'surface',
      eyebrow: 'Capabilities',
      heading: 'Flowers that know their place',
      items: [
        {
          icon: 'flower',
          title: 'Twenty-four terms',
          text: 'Plum for the start of spring, peony for Grain Rain, osmanthus for White Dew, each with palette and pace.',
        },
        {
          icon: 'message',
          title: 'Interaction',
          text: 'Gifts, likes and key words can each bring their own flower, with a pause and a ceiling, however many watch.',
        },
        {
          icon: 'eye',
          title: 'Behind and in front',
          text: 'The presenter stands among the flowers. Alpha goes straight into Cyan.',
        },
        {
          icon: 'cut',
          title: 'Key colour warning',
          text: 'Where foliage comes close to the key colour, Flower says so and proposes another.',
        },
        {
          icon: 'light',
          title: 'Never louder than the product',
          text: 'One step less saturated than what you sell, with palettes of their own for lipstick and foundation.',
        },
        {
          icon: 'clock',
          title: 'Schedule',
          text: 'Sets change by solar term or campaign, with a reminder to the floor manager in the morning.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      eyebrow: 'Which one',
      heading: 'Cut flowers, a loop, or Flower',
      columns: [
        { name: 'Cut flowers', note: 'the real thing' },
        { name: 'A looping clip', note: 'the usual effect' },
        { name: 'Flower', note: 'rendered live', own: true },
      ],
      rows: [
        {
          name: 'A change of set',
          cells: ['Half a day to two days', 'Minutes', 'About ten minutes, light included'],
        },
        { name: 'Lasts', cells: ['Two or three days under lamps', 'For good', 'For good'] },
        { name: 'Answers to viewers', cells: [false, false, true] },
        { name: 'Avoids faces and products', cells: ['By placing', false, true] },
        { name: 'Shares the lens’s perspective', cells: [true, false, true] },
        {
          name: 'Repeats the rehearsal',
          cells: [false, 'At the loop point', 'With the same seed'],
        },
        { name: 'Load on the encoder', cells: ['Small', 'Fixed', 'Capped, and gives way'] },
      ],
      note: 'Many rooms put one real bunch in front and leave the rest to Flower: texture at hand, and a whole year behind.',
    },
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: 'Specifications',
      heading: 'Flower',
      groups: [
        {
          name: 'Picture',
          rows: [
            { name: 'Rendering', value: 'Real-time 3D, GPU instancing; 1080p60 or 2160p30' },
            {
              name: 'Layers',
              value: 'Far, middle and near, each with density, speed and depth of field',
            },
            { name: 'Foreground', value: '5% of the frame at most, clear of faces and products' },
            { name: 'Repeatable by', value: 'Term, seed, density and wind' },
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
              value: 'Platform interfaces, Dami Live events, MIDI and shortcuts',
            },
            { name: 'Pause', value: '8 seconds by default; triggers within a second count as one' },
            {
              name: 'Bit rate',
              value: 'Below 6 Mbit/s (1080p30) the near layer thins out by itself',
            },
          ],
        },
        {
          name: 'System',
          rows: [
            { name: 'Windows', value: 'Windows 10 21H2 (64-bit) or later' },
            { name: 'Graphics', value: 'Direct3D 12, 6 GB of video memory; 8 GB beside Cyan' },
            { name: 'Library', value: '24 sets, about 6 GB offline' },
          ],
        },
      ],
    },
    {
      id: 'devices',
      type: 'compatibility',
      tone: 'surface',
      eyebrow: 'Works with',
      heading: 'Best in company',
      groups: [
        {
          icon: 'cut',
          name: 'Cyan',
          items: ['A layer of the composite', 'Shared key colour check', 'Presets switch together'],
        },
        {
          icon: 'monitor',
          name: 'Live Room',
          items: ['Colour of light follows', 'Full LED wall', 'Keys on the desk'],
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
    {
      id: 'scenes',
      type: 'solution-cards',
      eyebrow: 'Uses',
      heading: 'At home in these shows',
      source: { kind: 'solutions', limit: 3, keys: ['ecommerce', 'launch', 'training'] },
    },
    ...productEnding('flower', 'en', {
      casesLead: 'One meeting room, twenty-four sets a year.',
      downloads: 2,
      faqHeading: 'Before it blooms',
      faq: [
        {
          question: 'Does it eat the bit rate?',
          answer:
            'It has an effect. Flower limits motion by the stream: at 1080p30 below 6 Mbit/s the near layer thins out by itself, so the picture does not smear. Dense showers suit half a minute of climax rather than a whole show.',
        },
        {
          question: 'Leaves of real flowers vanish on green. What now?',
          answer: 'That is the wall, and Flower cannot mend it. Use blue, or take the leaves off.',
        },
        {
          question: 'Will virtual leaves be keyed out too?',
          answer:
            'No. Flower is added after the key. Holes appear only where a finished picture is keyed a second time; drop one of the two.',
        },
        {
          question: 'Can we use our own flowers or brand elements?',
          answer:
            'Yes. From models or flat artwork our art team makes a set, approved like any requirement and visible to you alone.',
        },
        {
          question: 'Does it need the network?',
          answer:
            'No. The sets live on a disk in the room. Rooms without a network take the offline package, with checksum and notes on the download page.',
        },
        {
          question: 'Does it need Cyan?',
          answer:
            'No. It puts out NDI with alpha or a virtual camera, which other compositors take. With Cyan you also get the key colour check.',
        },
      ],
      booking: 'Plan a set for the next solar term',
      bookingLead:
        'Tell us your category, main colour and schedule; we answer with three floral proposals and a palette check.',
      picture: 'flower-gallery-1',
    }),
  ],
};
