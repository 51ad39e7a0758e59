import { caseFigure } from './case-figure.ts';
import type { DemoPageText } from './page.ts';

/** The home page in English. */
export const homeEn: DemoPageText = {
  title: 'Home',
  description:
    'Mujing Digital builds complete 3D live rooms and makes keying software, floral scenes, a keying SDK and a live-streaming app. One team does the survey, the build, the acceptance test and the first show.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'stage',
      eyebrow: 'Live rooms, keying and streaming software',
      heading: 'Any set you need, in one studio',
      lead: 'We turn an empty room into a live room, a live-streaming studio you can run every day: set, lights, keying and streaming from one team. You bring the products and the presenter.',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'See customer cases', to: '/cases' },
      ],
      note: 'Survey, design and acceptance criteria are in project documents you can open at any time.',
      picture: 'home-stage',
      demo: 'live-room',
      demoPicture: 'live-room-demo',
    },
    {
      id: 'products',
      type: 'product-cards',
      eyebrow: 'Products',
      heading: 'Five products, from camera to viewer',
      lead: 'Take the whole room or just the part you need. Each page states its price.',
      source: { kind: 'products', limit: 5 },
    },
    {
      id: 'room',
      type: 'room-entry',
      heading: 'What can my room do?',
      lead: 'Five questions about the room and the budget give you a set-up and an equipment list. First, what is the show about?',
      answers: [
        { label: 'Lessons and interviews', to: '/product/3d?sells=talk#room-chooser' },
        { label: 'Small products', to: '/product/3d?sells=small#room-chooser' },
        { label: 'Reflective products', to: '/product/3d?sells=glossy#room-chooser' },
        { label: 'Clothing and shoes', to: '/product/3d?sells=clothing#room-chooser' },
        { label: 'Large products', to: '/product/3d?sells=large#room-chooser' },
      ],
    },
    {
      id: 'scenes',
      type: 'solution-cards',
      tone: 'surface',
      eyebrow: 'Uses',
      heading: 'Five kinds of show we build for',
      lead: 'Shopping shows need true colour, a launch can’t afford a dropout, and teachers need a room they can run on their own. We plan set, lights and signal path to match.',
      source: { kind: 'solutions', limit: 5 },
    },
    {
      id: 'process',
      type: 'steps',
      eyebrow: 'How it works',
      heading: 'Every step has a project document',
      lead: 'The samples are from an invented tea company, in Chinese, as of 20 November 2026: its third room is being accepted. Yours come as private links, and you see the same page we do.',
      steps: [
        {
          title: 'Tell us what you stream',
          time: 'Week 1',
          text: 'Put your room, products, hours and budget in the booking form. We answer within {{fact:answer-time.word}}, then survey the room, the lighting and the upload speed.',
          picture: 'sheet-brief',
          link: { label: 'Open the booking form', to: '/cooperation' },
        },
        {
          title: 'Agree the brief',
          time: 'Weeks 1–3',
          text: 'Style, screens, deliverables and milestones, item by item. Every change is listed, and you approve a numbered version.',
          picture: 'sheet-requirement',
          link: {
            label: 'See a sample brief (Chinese)',
            to: '/share/requirement/11111111-1111-4111-8111-111111111111',
          },
        },
        {
          title: 'Order and build',
          time: 'Weeks 2–6',
          text: 'Models, positions and warranty dates in one list. The wiring diagram comes from that list, and every cable is labelled at both ends.',
          picture: 'sheet-device',
          link: {
            label: 'See a sample equipment list (Chinese)',
            to: '/share/device/22222222-2222-4222-8222-222222222222',
          },
        },
        {
          title: 'Installation',
          time: 'Weeks 4–8',
          text: 'One work order with tasks, photographs from the site, the next visit and who has to act next.',
          picture: 'sheet-work-order',
          link: { label: 'See a sample work order (Chinese)', to: '/share/order/impl/demo-order' },
        },
        {
          title: 'Acceptance',
          time: 'Weeks 5–10',
          text: 'Measured criteria: evenness of light, dropped frames, lip sync. We fix what fails and test again.',
          picture: 'sheet-acceptance',
          link: {
            label: 'See a sample acceptance document (Chinese)',
            to: '/share/implConfirm/33333333-3333-4333-8333-333333333333',
          },
        },
        {
          title: 'First show and report',
          time: 'After the first show',
          text: 'A live report puts viewers, products and segments on one timeline, and ends with what to change next. The sample is from the customer’s first room, which is on air.',
          picture: 'sheet-live-report',
          link: {
            label: 'See a sample live report (Chinese)',
            to: '/share/liveReport/demo-report',
          },
        },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      tone: 'surface',
      eyebrow: 'Results',
      heading: 'Results, with their sources',
      lead: 'Taken from acceptance documents, encoder logs and customer systems. Each case says how its figures were measured. This is a demonstration: customers and figures are invented.',
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
      heading: 'See what we built for others',
      lead: 'The problem, the set, the equipment, the results, and what did not work at first.',
      more: { label: 'All cases', to: '/cases' },
      source: {
        kind: 'cases',
        limit: 4,
        slugs: [
          'xingjia-auto-online-launch',
          'linjiang-district-policy-studio',
          'qihe-medical-teaching-studio',
          'qingling-tea-mountain-live',
        ],
      },
    },
    {
      id: 'news',
      type: 'news-cards',
      tone: 'surface',
      eyebrow: 'Latest',
      heading: 'News and articles',
      more: { label: 'All articles', to: '/info' },
      source: { kind: 'articles', limit: 3 },
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: 'Bring us the product that never looks right on camera',
      lead: 'Send us the room size, the products and the date of the first show. We reply within {{fact:answer-time.word}}. You can also bring the product to our lighting lab and test it there.',
      picture: 'about-studio',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'Look around in a virtual scene (Chinese)', to: '/share/demo-scene' },
      ],
    },
  ],
};
