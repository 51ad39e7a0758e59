import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('openings', {
  name: text('招聘', 'Openings'),
  purpose: text('招聘职位和投递方式。', 'Job openings and where to apply.'),
  fields: {
    ...headLabels,
    positions: rows('职位', 'Positions', text('职位', 'position'), {
      title: field('职位', 'Position'),
      place: field('地点', 'Place'),
      text: field('说明', 'Text'),
    }),
    email: field('投递邮箱', 'Email for applications'),
    note: field('需要的材料', 'Documents to send'),
  },
});
