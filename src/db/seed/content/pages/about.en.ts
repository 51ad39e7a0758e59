import { cityMap } from './about-map.ts';
import type { DemoPageText } from './page.ts';

/** The about page in English. */
export const aboutEn: DemoPageText = {
  title: 'About us',
  description:
    'Mujing Digital is a team of lighting designers, graphics engineers and live producers who treat a live room as an engineering job: measured, written down, accepted.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'About Mujing Digital',
      heading: 'A live room is a piece of engineering',
      lead: 'A good-looking sample is easy. The hard part is a Tuesday evening three months on, with another presenter and another product, when it has to look the same. That is the part we do.',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'See customer cases', to: '/cases' },
      ],
      picture: 'about-studio',
    },
    {
      id: 'story',
      type: 'story',
      tone: 'surface',
      eyebrow: 'Where we come from',
      heading: 'It began with one uneven green wall',
      paragraphs: [
        'The first three of us were a lighting designer, a graphics programmer and a live producer. For two months they argued in one warehouse about one green wall: was it the light, or the algorithm?',
        'How it ended became the way we work. Measure the light before touching a slider; write down the criterion before judging the result. The lighting check in Cyan and the nine-point measurement on our acceptance sheets both come from those two months.',
        'Today we hand over whole rooms, and we also sell a single program or a piece of code. Either way, what you get can be measured, repeated and used by somebody else.',
      ],
      picture: 'live-room-gallery-4',
    },
    {
      id: 'principles',
      type: 'capability-grid',
      eyebrow: 'How we work',
      heading: 'Four rules we do not bend',
      items: [
        {
          icon: 'light',
          title: 'Measure first',
          text: 'Light, latency, upload, dropped frames. What can be measured is measured; the rest we call a guess.',
        },
        {
          icon: 'file',
          title: 'Criteria come first',
          text: 'What acceptance will test is on the sheet before anybody moves in, the same sheet for both sides.',
        },
        {
          icon: 'lock',
          title: 'Your picture stays yours',
          text: 'Keying runs on the local machine, and everything can live inside your network. Our own site loads no third-party script.',
        },
        {
          icon: 'user',
          title: 'Made for ordinary people',
          text: 'The last item of every acceptance: a colleague who has never seen the room goes live alone.',
        },
      ],
    },
    {
      id: 'timeline',
      type: 'timeline',
      tone: 'surface',
      eyebrow: 'History',
      heading: 'Some of the steps',
      events: [
        {
          time: '2019',
          title: 'Three people and a warehouse',
          text: 'Relighting green walls for local studios, and drawing the first evenness map from the readings.',
        },
        {
          time: '2021',
          title: 'The first Cyan',
          text: 'Two years of keying tools from the job became a product, with several key samples and preset files.',
        },
        {
          time: '2022',
          title: 'The first complete room',
          text: 'One team from wiring to first show. The delivery sheets took shape in that project.',
        },
        {
          time: '2023',
          title: 'Dami Live and Flower',
          text: 'Going live from a phone, the run of show and real-time floral scenes closed the gaps.',
        },
        {
          time: '2024',
          title: 'The Cyan SDK',
          text: 'Keying for conference, teaching and streaming platforms, with a conformance kit in the package.',
        },
        {
          time: '2025',
          title: 'Sheets open to customers, on trial',
          text: 'In a few projects, requirement, work order and acceptance became links to open. Since June of the next year, all five sheets come with every project.',
        },
        {
          time: '2026',
          title: 'The lighting lab opens',
          text: 'Bring your most difficult product for half a day; leave with a lighting plan, presets and clips to compare.',
        },
      ],
    },
    {
      id: 'teams',
      type: 'capability-grid',
      eyebrow: 'Teams',
      heading: 'The people you will meet',
      lead: 'One person leads a project from the first call to the report. The others come when they are needed.',
      items: [
        {
          icon: 'message',
          title: 'Solutions',
          text: 'Listens, measures, works out the budget. The one person answerable to you sits here.',
        },
        {
          icon: 'light',
          title: 'Light and art',
          text: 'Light, sets, virtual scenes and flowers. Answerable for the look, and for its repeating.',
        },
        {
          icon: 'monitor',
          title: 'Installation',
          text: 'Cabling, racks, alignment and acceptance. The photographs and readings are theirs.',
        },
        {
          icon: 'cut',
          title: 'Graphics and algorithms',
          text: 'Cyan, the SDK and Flower. No version leaves before it passes our own conformance kit.',
        },
        {
          icon: 'smartphone',
          title: 'Platform',
          text: 'Dami Live on phones and servers, and the sheets and reports behind every project.',
        },
        {
          icon: 'book',
          title: 'Support',
          text: 'The authors of the learning centre. Each troubleshooting guide began as a telephone call.',
        },
      ],
    },
    {
      id: 'honours',
      type: 'timeline',
      tone: 'surface',
      eyebrow: 'Recognition',
      heading: 'What we are glad of',
      lead: 'This site is a demonstration. The entries below are invented and claim no certification or award by any real body.',
      events: [
        {
          time: '2026',
          title: 'Acceptance criteria in the open',
          text: 'Our internal criteria for live rooms as a public document that any team can measure by.',
        },
        {
          time: '2025',
          title: 'A place on the lighting course',
          text: 'Two classes a term work in the lighting lab and light real products for their grade.',
        },
        {
          time: '2024',
          title: '“Fewest second visits”',
          text: 'As voted inside a customer’s house: six lecture rooms accepted at the first attempt, with nothing to put right.',
        },
      ],
    },
    {
      id: 'partners',
      type: 'compatibility',
      eyebrow: 'Partners',
      heading: 'Who finishes rooms with us',
      groups: [
        {
          icon: 'camera',
          name: 'Studios',
          items: ['Test shots and samples', 'Free days shared', 'Equipment lent'],
        },
        {
          icon: 'box',
          name: 'Builders and installers',
          items: ['Work from our drawings', 'Accepted by one standard', 'Service nearby'],
        },
        {
          icon: 'book',
          name: 'Schools',
          items: ['Lighting and presenting', 'Placements and course work', 'Teaching material'],
        },
        {
          icon: 'code',
          name: 'Software and platforms',
          items: ['SDK integration', 'Stream and event interfaces', 'Faults traced together'],
        },
      ],
      note: 'To become one, choose “Partnership” in the booking and tell us your city and what you are good at.',
    },
    {
      id: 'offices',
      type: 'offices',
      tone: 'surface',
      eyebrow: 'Places and contact',
      heading: 'Come and see us',
      lead: 'All three are on metro line 2. Please book a day ahead; the lab receives one party at a time.',
      map: cityMap({
        river: 'Yun River',
        metro: 'Metro line 2',
        ring: 'Ring road',
        stops: ['Yunmu West', 'Yunmu', 'Guangying Road', 'Changgui', 'Lingang'],
      }),
      offices: [
        {
          name: 'Head office and studio',
          text: 'Solutions, art and development, with the lighting lab.',
          address: 'Mujing Studio, 1 Guangying Road, Yunmu District, Demo City',
          way: 'Guangying Road, exit B, six minutes on foot; goods lift from the car park',
          hours: 'Monday to Friday, 9:30-18:30 (Beijing time)',
          email: 'hello@mujing.example',
          at: [52, 18],
        },
        {
          name: 'Installation and spares',
          text: 'Racks are built and tested here, spares are kept here, engineers start from here.',
          address: 'Store 2, 18 Changgui Road, Yunmu District, Demo City',
          way: 'Changgui, exit A, nine minutes on foot; lorries by the ring road',
          hours: 'Every day, 8:30-20:00 (Beijing time)',
          email: 'service@mujing.example',
          at: [74, 34],
        },
        {
          name: 'Lingang service point',
          text: 'On duty for launches and fairs, with a small studio that can be borrowed.',
          address: '66 Wanghai Road, Lingang District, Demo City',
          way: 'Lingang, exit C, four minutes on foot',
          hours: 'Open for events; please book first',
          email: 'events@mujing.example',
          at: [90, 70],
        },
      ],
    },
    {
      id: 'jobs',
      type: 'openings',
      eyebrow: 'Work with us',
      heading: 'People we keep looking for',
      positions: [
        {
          title: 'Lighting designer',
          place: 'Head office and studio',
          text: 'Reads a waveform and still climbs the ladder. Three months later, somebody else can put your light back by the book.',
        },
        {
          title: 'Graphics engineer',
          place: 'Head office or remote',
          text: 'At home in one of WebGL, Metal, Direct3D and Vulkan, and has written shaders that had to match a reference.',
        },
        {
          title: 'Installation engineer',
          place: 'Installation and spares',
          text: 'Cabling and networks, a third of the time on the road. Measures first, and leaves photographs and readings behind.',
        },
        {
          title: 'Technical author',
          place: 'Remote',
          text: 'Turns a telephone call into an article, so that the next person need not call.',
        },
      ],
      email: 'jobs@mujing.example',
      note: 'Send one piece of work you are proud of, and say which part is yours. We answer within seven working days.',
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: 'Talk first, decide later',
      lead: 'The first call costs nothing and sells nothing. You leave it with one page: what light can solve, what software can solve, and what needs no money at all.',
      picture: 'home-stage',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'Latest news', to: '/info' },
      ],
    },
  ],
};
