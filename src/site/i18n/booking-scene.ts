import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts of what a visitor brings along to the booking page. */
export const bookingSceneMessages = defineMessages({
  zh: { scene: '想用的虚拟场景' },
  en: { scene: 'The virtual scene you would like' },
});
