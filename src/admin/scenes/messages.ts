import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts on the use of a scene. */
export const sceneMessages = defineMessages({
  zh: {
    openings: '近 30 天打开',
    openingsText: '不含机器人；每位访客每分钟计一次，不记录是谁。',
    times: (count: number) => `${count} 次`,
    perDay: '每天的打开次数',
    day: '日期',
    count: '次数',
    cameras: '打开过的机位',
    lights: '打开过的光线',
    viewsText: '每次打开页面，每个机位和每种光线最多计一次。',
  },
  en: {
    openings: 'Openings in 30 days',
    openingsText: 'Without bots; each visitor counts once a minute, and nobody is recorded.',
    times: (count: number) => (count === 1 ? 'once' : `${count} times`),
    perDay: 'Openings of each day',
    day: 'Day',
    count: 'Openings',
    cameras: 'Cameras that were opened',
    lights: 'Lights that were opened',
    viewsText: 'Each camera and light counts once while a visitor has the page open.',
  },
});
