import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('case-cards', {
  name: text('客户案例', 'Cases'),
  purpose: text('已发布案例的卡片。', 'Cards of published cases.'),
  fields: { ...headLabels, source: sourceLabel },
});
