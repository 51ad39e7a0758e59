import { cityMap } from './about-map.ts';
import type { DemoPageText } from './page.ts';

/** The about page in English. */
export const aboutEn: DemoPageText = {
  title: 'About us',
  description:
    'Mujing Digital is a team of lighting designers, graphics engineers and live producers. We build live rooms to measured, written criteria.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'About Mujing Digital',
      heading: 'We engineer live rooms',
      lead: 'Good test shots are easy. The room also has to look the same three months later, with another presenter and another product. That is what we work on.',
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
      heading: 'It began with an uneven green screen',
      paragraphs: [
        'The first three of us were a lighting designer, a graphics programmer and a live producer. For two months they argued in a warehouse about one green screen. Was it the light or the algorithm?',
        'We still work the way that argument ended: measure the light before you touch a slider, and write down the criterion before you judge the result. The lighting check in Cyan and the nine-point measurement in our acceptance documents come from those two months.',
        'Today we build complete rooms and also sell single programs and an SDK. You can measure the result and repeat it, and other people can run it.',
      ],
      picture: 'live-room-gallery-4',
    },
    {
      id: 'principles',
      type: 'capability-grid',
      eyebrow: 'How we work',
      heading: 'Four rules',
      items: [
        {
          icon: 'light',
          title: 'Measure first',
          text: 'Light, latency, upload, dropped frames: we measure what we can, and call the rest a guess.',
        },
        {
          icon: 'file',
          title: 'Criteria in advance',
          text: 'The acceptance criteria are in writing before we start on site, and both sides have the same document.',
        },
        {
          icon: 'lock',
          title: 'Your footage stays yours',
          text: 'Keying runs on the local machine, and everything can live inside your network. Our own site loads no third-party script.',
        },
        {
          icon: 'user',
          title: 'Anyone can run it',
          text: 'In the last test of every acceptance, a colleague who has never seen the room goes live alone.',
        },
      ],
    },
    {
      id: 'timeline',
      type: 'timeline',
      tone: 'surface',
      eyebrow: 'History',
      heading: 'Milestones',
      events: [
        {
          time: '2019',
          title: 'Three people and a warehouse',
          text: 'We relit green screens for local studios and drew the first evenness map.',
        },
        {
          time: '2021',
          title: 'The first Cyan',
          text: 'Two years of keying tools from the job became a product, with several key samples and preset files.',
        },
        {
          time: '2022',
          title: 'The first complete room',
          text: 'One team from wiring to first show. Our project documents took shape in that project.',
        },
        {
          time: '2023',
          title: 'Dami Live and Flower',
          text: 'Streaming from a phone and real-time floral scenes.',
        },
        {
          time: '2024',
          title: 'The Cyan SDK',
          text: 'Keying for conference, teaching and streaming platforms. The conformance kit followed with 1.5 in 2026.',
        },
        {
          time: '2025',
          title: 'Project documents online, on trial',
          text: 'In a few projects the brief, work order and acceptance document became links. Since June 2026, all five documents come with every project.',
        },
        {
          time: '2026',
          title: 'The lighting lab opens',
          text: 'Customers bring their hardest product for half a day and leave with a lighting plan, presets and test clips.',
        },
      ],
    },
    {
      id: 'teams',
      type: 'capability-grid',
      eyebrow: 'Teams',
      heading: 'Six teams, one project lead',
      lead: 'One person leads a project from the first call to the report. The others come when they are needed.',
      items: [
        {
          icon: 'message',
          title: 'Solutions',
          text: 'Takes your brief, surveys the room and works out the budget. Your project lead is on this team.',
        },
        {
          icon: 'light',
          title: 'Lighting and art',
          text: 'Lights, sets, virtual scenes and flowers, documented so that the look can be repeated.',
        },
        {
          icon: 'monitor',
          title: 'Installation',
          text: 'Cabling, racks, tuning and acceptance, with photos and readings.',
        },
        {
          icon: 'cut',
          title: 'Graphics and algorithms',
          text: 'Cyan, the SDK and Flower. Every version has to pass our conformance kit.',
        },
        {
          icon: 'smartphone',
          title: 'Platform',
          text: 'Dami Live on phones and servers, plus project documents and reports.',
        },
        {
          icon: 'book',
          title: 'Support',
          text: 'Writes our guides. Each troubleshooting guide began as a phone call.',
        },
      ],
    },
    {
      id: 'honours',
      type: 'timeline',
      tone: 'surface',
      eyebrow: 'Recognition',
      heading: 'What we are proud of',
      lead: 'This site is a demonstration. The entries below are invented and claim no certification or award by any real body.',
      events: [
        {
          time: '2026',
          title: 'Public acceptance criteria',
          text: 'We published our internal criteria for live rooms, for any team to use.',
        },
        {
          time: '2025',
          title: 'A lighting course in our studio',
          text: 'Two classes a term come to us and light real products.',
        },
        {
          time: '2024',
          title: '“Fewest call-backs”',
          text: 'A vote inside one customer’s company: six rooms accepted at the first attempt, with no repairs.',
        },
      ],
    },
    {
      id: 'partners',
      type: 'compatibility',
      eyebrow: 'Partners',
      heading: 'Who we work with',
      groups: [
        {
          icon: 'camera',
          name: 'Studios',
          items: ['Test shots and samples', 'Shared studio days', 'Equipment on loan'],
        },
        {
          icon: 'box',
          name: 'Builders and installers',
          items: ['Build from our drawings', 'One acceptance standard', 'Local service'],
        },
        {
          icon: 'book',
          name: 'Schools',
          items: ['Lighting and presenting', 'Placements and course work', 'Teaching material'],
        },
        {
          icon: 'code',
          name: 'Software and platforms',
          items: ['SDK integration', 'Stream and event interfaces', 'Joint troubleshooting'],
        },
      ],
      note: 'To become a partner, choose “Partnership” in the booking form and tell us your city and your field.',
    },
    {
      id: 'offices',
      type: 'offices',
      tone: 'surface',
      eyebrow: 'Places and contact',
      heading: 'Come and see us',
      lead: 'Three places, all on metro line 2. Please book a day ahead; the lab takes one group at a time.',
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
          hours: 'Monday to Friday, 9:30–18:30 (Beijing time)',
          email: 'hello@mujing.example',
          at: [53, 16],
        },
        {
          name: 'Installation and spares',
          text: 'Where we build and test racks, keep spares and send engineers from.',
          address: 'Store 2, 18 Changgui Road, Yunmu District, Demo City',
          way: 'Changgui, exit A, nine minutes on foot; trucks come in from the ring road',
          hours: 'Every day, 8:30–20:00 (Beijing time)',
          email: 'service@mujing.example',
          at: [77, 29],
        },
        {
          name: 'Lingang service point',
          text: 'Staffed for launches and trade fairs, with a small studio you can borrow.',
          address: '66 Wanghai Road, Lingang District, Demo City',
          way: 'Lingang, exit C, four minutes on foot',
          hours: 'Open for events; please book first',
          email: 'events@mujing.example',
          at: [91, 40],
        },
      ],
    },
    {
      id: 'jobs',
      type: 'openings',
      eyebrow: 'Work with us',
      heading: 'Open positions',
      positions: [
        {
          title: 'Lighting designer',
          place: 'Head office and studio',
          text: 'You can read a waveform and don’t mind ladders. Three months later, somebody else can restore your lighting from the handbook.',
        },
        {
          title: 'Graphics engineer',
          place: 'Head office or remote',
          text: 'You know WebGL, Metal, Direct3D or Vulkan well and have written shaders that had to match a reference.',
        },
        {
          title: 'Installation engineer',
          place: 'Installation and spares',
          text: 'Cabling and networks, a third of the time on the road. You measure first and leave photos and readings.',
        },
        {
          title: 'Technical author',
          place: 'Remote',
          text: 'You turn a phone call into an article, so that the next person need not call.',
        },
      ],
      email: 'jobs@mujing.example',
      note: 'Send one piece of work and say which part is yours. Every application gets a reply within seven working days.',
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: 'Book a first call',
      lead: 'The first call is free. Afterwards you get one page: what lights can solve, what software can solve, and what costs nothing.',
      picture: 'home-stage',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'News and articles', to: '/info' },
      ],
    },
  ],
};
