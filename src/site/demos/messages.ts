import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text around every demo. */
export const demoMessages = defineMessages({
  zh: {
    start: {
      'live-room': '走进这间直播间',
      cyan: '自己抠一次',
      flower: '撒一把花瓣',
      sdk: '打开试验台',
      app: '拿起这部手机',
    },
    loading: '正在打开…',
    notLoaded: '演示没有打开，请检查网络后再试。',
  },
  en: {
    start: {
      'live-room': 'Step into the room',
      cyan: 'Key it yourself',
      flower: 'Throw some petals',
      sdk: 'Open the playground',
      app: 'Pick up the phone',
    },
    loading: 'Opening…',
    notLoaded: 'The demo did not open. Check the connection and try again.',
  },
});
