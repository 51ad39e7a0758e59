import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts of what a visitor brings along to the booking page. */
export const bookingSceneMessages = defineMessages({
  zh: {
    scene: '想用的虚拟场景',
    case: '参考的案例',
    campaign: '来自活动',
    plan: '您画的布置图',
    room: '您选的方案',
    leaveOut: '不带这些',
  },
  en: {
    scene: 'The virtual scene you would like',
    case: 'The case you looked at',
    campaign: 'From the campaign',
    plan: 'The plan you drew',
    room: 'Your answers in the room chooser',
    leaveOut: 'Leave these out',
  },
});
