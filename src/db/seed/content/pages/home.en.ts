import { caseFigure } from './case-figure.ts';
import type { DemoPageText } from './page.ts';

/** The home page in English. */
export const homeEn: DemoPageText = {
  title: 'Home',
  description:
    'Mujing Digital delivers complete 3D live rooms, real-time cutout, floral scenes, a cutout SDK and a live platform app: survey, build, acceptance and going live from one team.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'stage',
      eyebrow: 'Digital solutions for live streaming',
      heading: 'One studio. Any place.',
      lead: 'From an empty room to a show that runs every day: set, light, keying and streaming from one team. You bring the products and the words.',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'See customer cases', to: '/cases' },
      ],
      note: 'Survey, design and acceptance criteria are written down in sheets you can open at any time.',
      picture: 'home-stage',
    },
    {
      id: 'products',
      type: 'product-cards',
      eyebrow: 'Products',
      heading: 'Five products for everything between lens and viewer',
      lead: 'Take the whole room, or only the piece you lack. Settings and scenes carry over between them.',
      source: { kind: 'products', limit: 5 },
    },
    {
      id: 'scenes',
      type: 'solution-cards',
      tone: 'surface',
      eyebrow: 'Uses',
      heading: 'Every kind of show has its own trouble',
      lead: 'Shops fear colour shifts, launches fear dropouts, teachers fear the equipment. Set, light and signal path follow from the use.',
      source: { kind: 'solutions', limit: 5 },
    },
    {
      id: 'process',
      type: 'steps',
      eyebrow: 'How it works',
      heading: 'Each step leaves a sheet you can open',
      lead: 'Projects do not run on chat messages. These are the sheets of a sample project, in Chinese; yours sit behind a private link, the same for you and for us.',
      steps: [
        {
          title: 'Say what you stream',
          time: 'Week 1',
          text: 'Room, products, hours and budget go into the booking. At the survey we measure walls, light and upload; a first direction follows within a working day.',
          picture: 'sheet-brief',
          link: { label: 'Fill in a booking', to: '/cooperation' },
        },
        {
          title: 'Agree the requirement',
          time: 'Weeks 1-2',
          text: 'Style, screens, deliverables and milestones, line by line, with your comments on the line. You approve one particular version.',
          picture: 'sheet-requirement',
        },
        {
          title: 'Equipment and build',
          time: 'Weeks 3-4',
          text: 'Models, positions and warranty dates. The wiring diagram is drawn from the list, and both ends of a cable are labelled.',
          picture: 'sheet-device',
        },
        {
          title: 'On site',
          time: 'Week 4',
          text: 'Tasks, photographs and the next visit in one work order, and always whose move it is.',
          picture: 'sheet-work-order',
        },
        {
          title: 'Acceptance',
          time: 'Week 5',
          text: 'Criteria that can be measured: evenness, dropped frames, lip sync. What fails is put right.',
          picture: 'sheet-acceptance',
        },
        {
          title: 'On air and after',
          time: 'After the first show',
          text: 'A live report joins viewers, products and segments on one time line, and ends with what to change next.',
          picture: 'sheet-live-report',
        },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      tone: 'surface',
      eyebrow: 'Results',
      heading: 'Every figure has a source',
      lead: 'Taken from acceptance sheets, encoder logs and customer systems of delivered projects: the same records as in the cases, which tell how each was measured.',
      more: { label: 'All cases', to: '/cases' },
      items: [
        caseFigure('xingjia-auto-online-launch', '68', 'en'),
        caseFigure('zhilan-academy-lecture-rooms', '3', 'en'),
        caseFigure('qihe-medical-teaching-studio', '84', 'en'),
        caseFigure('shuqi-home-textiles-day-night', '40', 'en'),
      ],
    },
    {
      id: 'cases',
      type: 'case-cards',
      eyebrow: 'Cases',
      heading: 'Look into other rooms',
      lead: 'Trouble, set, equipment and results, and what did not work at first.',
      more: { label: 'All cases', to: '/cases' },
      source: { kind: 'cases', limit: 4 },
    },
    {
      id: 'news',
      type: 'news-cards',
      tone: 'surface',
      eyebrow: 'News',
      heading: 'What we have been working on',
      more: { label: 'All news', to: '/info' },
      source: { kind: 'articles', limit: 3 },
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: 'Tell us about the product nobody can light',
      lead: 'Room, products, first show: with these three we answer within a working day. If it helps, bring the product to our lighting lab and try.',
      picture: 'about-studio',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'About us', to: '/about' },
      ],
    },
  ],
};
