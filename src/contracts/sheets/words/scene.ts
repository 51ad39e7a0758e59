import { defineMessages } from '#contracts/messages.ts';

/** Words of a virtual scene on its page and in its PDF file. */
export const sceneWords = defineMessages({
  zh: {
    eyebrow: '虚拟场景',
    cameras: '机位',
    camerasLead: '预存的机位，开播时一键切到位。平面图按米绘制，距离从主播站位（圆点）量起。',
    lens: (mm: number) => `等效 ${mm} mm`,
    distance: (metres: string) => `距主播 ${metres} m`,
    height: (metres: string) => `机高 ${metres} m`,
    variants: '光线、节气与屏幕',
    variantsLead: '同一套场景的不同时刻与屏幕内容，切换时不黑屏、不动真实灯位。',
    daylight: (percent: number) => `日光 ${percent}%`,
    specs: '制作场景的规格',
    specsLead: '开播时由制作主机实时渲染的场景，不是本页的画面。',
    products: '适用产品',
    productsLead: '这套场景可以在以下产品中直接使用。',
  },
  en: {
    eyebrow: 'Virtual scene',
    cameras: 'Cameras',
    camerasLead:
      'Camera positions saved in the scene; one touch switches between them on air. The plan is drawn in metres; the dot is where the presenter stands, and distances are measured from it.',
    lens: (mm: number) => `${mm} mm equivalent`,
    distance: (metres: string) => `${metres} m from the presenter`,
    height: (metres: string) => `${metres} m high`,
    variants: 'Light, season and screens',
    variantsLead:
      'The same set at other hours, or with something else on its screens. Switching shows no black frame and moves no real light.',
    daylight: (percent: number) => `Daylight ${percent}%`,
    specs: 'Specification of the production scene',
    specsLead:
      'Of the scene that the production computer renders on air, not of what this page shows.',
    products: 'Works with',
    productsLead: 'The scene can be used in these products as it is.',
  },
});
