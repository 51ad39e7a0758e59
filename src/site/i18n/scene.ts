import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of a shared virtual scene. */
export const sceneMessages = defineMessages({
  zh: {
    eyebrow: '虚拟场景',
    useScene: '用这个场景开播',
    artTitle: (name: string) => `场景“${name}”的示意图`,
    cameras: '机位',
    camerasLead: '预存的机位，开播时一键切到位。平面图按米绘制，距离从主播站位（圆点）量起。',
    planTitle: '机位平面图',
    planText: (count: number) => `俯视图：${count} 个机位相对主播的位置与取景范围。`,
    lens: (mm: number) => `等效 ${mm} mm`,
    distance: (metres: string) => `距主播 ${metres} m`,
    height: (metres: string) => `机高 ${metres} m`,
    variants: '光线与节气',
    variantsLead: '同一套场景的不同时刻，切换时不黑屏、不动真实灯位。',
    daylight: (percent: number) => `日光 ${percent}%`,
    specs: '技术规格',
    products: '适用产品',
    productsLead: '这套场景可以在以下产品中直接使用。',
    closing: '想在您的直播间里看到它？',
    closingText: '留下您的房间尺寸和开播时间，我们带着这个场景到现场，或用线上连线为您演示一遍。',
  },
  en: {
    eyebrow: 'Virtual scene',
    useScene: 'Go live with this scene',
    artTitle: (name: string) => `Drawing of the scene “${name}”`,
    cameras: 'Cameras',
    camerasLead:
      'Camera positions saved in the scene; one touch switches between them on air. The plan is drawn in metres; the dot is where the presenter stands, and distances are measured from it.',
    planTitle: 'Plan of the cameras',
    planText: (count: number) =>
      `Seen from above: ${count} cameras around the presenter, and what each one frames.`,
    lens: (mm: number) => `${mm} mm equivalent`,
    distance: (metres: string) => `${metres} m from the presenter`,
    height: (metres: string) => `${metres} m high`,
    variants: 'Light and season',
    variantsLead:
      'The same set at other hours. Switching shows no black frame and moves no real light.',
    daylight: (percent: number) => `Daylight ${percent}%`,
    specs: 'Specifications',
    products: 'Works with',
    productsLead: 'The scene can be used in these products as it is.',
    closing: 'How would it look in your live room?',
    closingText:
      'Tell us the size of your room and when you go live. We bring the scene to your site, or show it to you online.',
  },
});
