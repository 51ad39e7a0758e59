import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { actionsLabel, defineLabels, headLabels } from '../labels.ts';

/** The demos by name. */
export const demoOptions = {
  'live-room': text('全案直播间', 'Live Room'),
  cyan: text('青幕', 'Cyan'),
  flower: text('花境', 'Flower'),
  sdk: text('青幕 SDK', 'Cyan SDK'),
  app: text('大觅直播', 'Dami Live'),
};

export const labels = defineLabels('demo-slot', {
  name: text('产品演示', 'Demo'),
  purpose: text(
    '可以动手试的产品演示，带静态图片。',
    'A product demo to try, with its still picture.',
  ),
  fields: {
    ...headLabels,
    demo: choice('哪个演示', 'Which demo', demoOptions),
    picture: field(
      '静态图片',
      'Still picture',
      text('演示开始前显示。', 'Shown before the demo starts.'),
    ),
    caption: field('图注', 'Caption'),
    parts: rows('可以试什么', 'What to try', text('一步', 'step'), {
      title: field('标题', 'Title'),
      text: field('说明', 'Text'),
    }),
    links: actionsLabel,
    note: field('小字说明', 'Small print'),
  },
});
