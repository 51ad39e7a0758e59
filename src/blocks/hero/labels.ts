import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { demoOptions } from '../demo-slot/labels.ts';
import { actionsLabel, defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('hero', {
  name: text('首屏', 'Hero'),
  purpose: text(
    '页面最上方：大图上的标题、说明和按钮。',
    'The top of a page: heading, text and buttons on a picture.',
  ),
  fields: {
    layout: choice('版式', 'Layout', {
      stage: text('占满窗口', 'Fills the window'),
      split: text('露出下一段', 'Leaves room for the next section'),
    }),
    eyebrow: headLabels.eyebrow,
    heading: headLabels.heading,
    lead: headLabels.lead,
    actions: actionsLabel,
    note: field('按钮下的小字', 'Small line below the buttons'),
    facts: rows(
      '要点',
      'Key points',
      text('要点', 'key point'),
      {
        value: field('数字或词', 'Figure or word'),
        label: field('说明', 'What it means'),
      },
      text('每个三四个词。', 'Three or four words each.'),
    ),
    picture: field('背景图片', 'Picture'),
    demo: choice('从图片上打开的演示', 'Demo that starts on the picture', demoOptions),
    demoPicture: field(
      '演示的静帧',
      'Still of the demo',
      text(
        '演示画好之前和不能运行时显示；不选则用背景图片。',
        'Shown until the demo has drawn and where it cannot run. Without one, the picture above.',
      ),
    ),
  },
});
