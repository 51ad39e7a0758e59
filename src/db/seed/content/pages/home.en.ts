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
      lead: 'We turn an empty room into a live room you can run every day: set, lights, keying and streaming from one team. You bring the products and the presenter.',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'See customer cases', to: '/cases' },
      ],
      note: 'Survey, design and acceptance criteria are in project documents you can open at any time.',
      picture: 'home-stage',
    },
    {
      id: 'products',
      type: 'product-cards',
      eyebrow: 'Products',
      heading: 'Five products, from camera to viewer',
      lead: 'Take the whole room or just the part you need. Presets and scenes work across all five.',
      source: { kind: 'products', limit: 5 },
    },
    {
      id: 'room',
      type: 'room-entry',
      heading: 'What can my room do?',
      lead: 'Five questions about the room and the budget give you a set-up and an equipment list. First, what is the show about?',
      answers: [
        { label: 'Lessons and interviews', to: '/product/3d?sells=talk#room-chooser' },
        { label: 'Small goods', to: '/product/3d?sells=small#room-chooser' },
        { label: 'Glossy goods', to: '/product/3d?sells=glossy#room-chooser' },
        { label: 'Clothing and shoes', to: '/product/3d?sells=clothing#room-chooser' },
        { label: 'Large goods', to: '/product/3d?sells=large#room-chooser' },
      ],
    },
    {
      id: 'scenes',
      type: 'solution-cards',
      tone: 'surface',
      eyebrow: 'What it is for',
      heading: 'Five kinds of show we build for',
      lead: 'Shopping shows need true colour, launches must not drop out, and teachers need a room they can run alone. We plan the set, lights and signal path for the show.',
      source: { kind: 'solutions', limit: 5 },
    },
    {
      id: 'process',
      type: 'steps',
      eyebrow: 'How it works',
      heading: 'Every step has a project document',
      lead: 'The pictures show documents from a sample project, in Chinese. Yours come as private links, and you see the same page we do.',
      steps: [
        {
          title: 'Tell us what you stream',
          time: 'Week 1',
          text: 'Put room, products, hours and budget into the booking. We survey the room, the light and the upload, and send a first proposal within {{fact:answer-time.word}}.',
          picture: 'sheet-brief',
          link: { label: 'Fill in a booking', to: '/cooperation' },
        },
        {
          title: 'Agree on the brief',
          time: 'Weeks 1-2',
          text: 'Style, screens, deliverables and milestones, item by item. Every change is listed, and you approve a numbered version.',
          picture: 'sheet-requirement',
        },
        {
          title: 'Order and build',
          time: 'Weeks 3-4',
          text: 'Models, positions and warranty dates in one list. The wiring diagram comes from that list, and every cable is labelled at both ends.',
          picture: 'sheet-device',
        },
        {
          title: 'Installation',
          time: 'Week 4',
          text: 'One work order with tasks, photographs from the site, the next visit and who has to act next.',
          picture: 'sheet-work-order',
        },
        {
          title: 'Acceptance',
          time: 'Week 5',
          text: 'Measured criteria: evenness of light, dropped frames, lip sync. We fix what fails and test again.',
          picture: 'sheet-acceptance',
        },
        {
          title: 'First show and report',
          time: 'After the first show',
          text: 'A live report puts viewers, products and segments on one timeline, and ends with what to change next.',
          picture: 'sheet-live-report',
        },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      tone: 'surface',
      eyebrow: 'Results',
      heading: 'Results, with their sources',
      lead: 'Taken from acceptance documents, encoder logs and customer systems. Each case says how its figures were measured.',
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
      eyebrow: 'News',
      heading: 'Latest news',
      more: { label: 'All news', to: '/info' },
      source: { kind: 'articles', limit: 3 },
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: 'Tell us about the product you cannot get right',
      lead: 'Give us the room size, the products and the date of the first show, and we answer within {{fact:answer-time.word}}. You can also bring the product to our lighting lab and test it there.',
      picture: 'about-studio',
      actions: [
        { label: 'Book a call', to: '/cooperation' },
        { label: 'About us', to: '/about' },
      ],
    },
  ],
};
