import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts of the rooms to begin with. */
export const startMessages = defineMessages({
  zh: {
    open: '画出来，再改成您的尺寸',
    unsure: '拿不准选哪种？',
    ask: '先答五道题，方案替您填好',
    check: '看看五道题怎么建议，再带着结果回来',
    rooms: {
      waist: { title: '桌面半身', text: '一个人、一张桌、一块绿幕，摄像机竖着拍。' },
      'full-length': { title: '服装全身', text: '竖屏拍到脚，另加一台近景机位。' },
      group: { title: '大件与多人', text: 'LED 屏实拍，三台摄像机，天花有吊架。' },
    },
  },
  en: {
    open: 'Draw it, then make it yours',
    unsure: 'Not sure which one?',
    ask: 'Answer five questions and we fill in the plan',
    check: 'See what the five questions advise, and come back with the answer',
    rooms: {
      waist: {
        title: 'Waist up at a table',
        text: 'One person, one table, a green screen, camera in portrait.',
      },
      'full-length': {
        title: 'Clothing, full length',
        text: 'Portrait, head to toe, and a second camera for details.',
      },
      group: {
        title: 'Large products and groups',
        text: 'LED wall, three cameras, a grid on the ceiling.',
      },
    },
  },
});
