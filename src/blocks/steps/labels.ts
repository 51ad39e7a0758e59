import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('steps', {
  name: text('步骤', 'Steps'),
  purpose: text(
    '一个过程分几步，每步有什么结果。',
    'The steps of a process, each with its result.',
  ),
  fields: {
    ...headLabels,
    steps: rows('步骤', 'Steps', text('步骤', 'step'), {
      title: field('标题', 'Title'),
      text: field('说明', 'Text'),
      time: field('时间', 'Time', text('例如：第 1 周。', 'Such as: week 1.')),
      picture: field(
        '结果图片',
        'Picture of the result',
        text('只显示上半部分。', 'Its upper part is shown.'),
      ),
      link: field('链接', 'Link'),
    }),
  },
});
