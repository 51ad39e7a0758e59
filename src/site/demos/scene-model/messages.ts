import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the model of a virtual scene. */
export const modelMessages = defineMessages({
  zh: {
    stage: '场景模型',
    stageHelp: '用方向键绕着机位的焦点转动，加号和减号走近走远，Home 键回到所选机位。',
    loading: '正在加载模型…',
    noWebgl: '这个浏览器不能显示模型，请看照片视图或下面的静态画面。',
    failed: '模型没有加载成功，请检查网络后再试，或回到照片视图。',
    about: '模型视图是为网页精简的场景，只为看清位置与空间；开播画面以制作场景为准。',
  },
  en: {
    stage: 'Model of the scene',
    stageHelp:
      'Arrow keys turn around what the camera looks at, plus and minus walk nearer and away, Home returns to the chosen camera.',
    loading: 'Loading the model…',
    noWebgl: 'This browser cannot show models. See the photo view or the still pictures below.',
    failed: 'The model did not load. Check the connection and try again, or go back to the photos.',
    about:
      'The model is a light version of the scene, made for this page to show places and space; on air the production scene is rendered.',
  },
});
