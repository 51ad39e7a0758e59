import { counted } from '#contracts/counted.ts';
import { sceneWords } from '#contracts/sheets/words/scene.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of a shared virtual scene. */
export const sceneMessages = defineMessages({
  zh: {
    ...sceneWords.zh,
    useScene: '用这个场景开播',
    lookAround: '环顾这个场景',
    poster: '带二维码的海报',
    artTitle: (name: string) => `场景“${name}”的示意图`,
    planTitle: '机位平面图',
    planText: (count: number) => `俯视图：${count} 个机位相对主播的位置与取景范围。`,
    closing: '想在您的直播间里看到它？',
    closingText: '留下您的房间尺寸和开播时间，我们带着这个场景到现场，或用线上连线为您演示一遍。',
  },
  en: {
    ...sceneWords.en,
    useScene: 'Go live with this scene',
    lookAround: 'Look around in the scene',
    poster: 'Poster with QR code',
    artTitle: (name: string) => `Drawing of the scene “${name}”`,
    planTitle: 'Plan of the cameras',
    planText: (count: number) =>
      `Seen from above: ${counted(count, 'camera')} around the presenter, and what each one frames.`,
    closing: 'How would it look in your live room?',
    closingText:
      'Tell us the size of your room and when you go live. We bring the scene to your site, or show it to you online.',
  },
});
