import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('timeline', {
  name: text('时间线', 'Timeline'),
  purpose: text('按时间排列的事件。', 'Events in their order.'),
  fields: {
    ...headLabels,
    events: rows('事件', 'Events', text('事件', 'event'), {
      time: field('时间', 'Time'),
      title: field('标题', 'Title'),
      text: field('说明', 'Text'),
    }),
  },
});
