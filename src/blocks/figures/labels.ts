import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('figures', {
  name: text('数字', 'Figures'),
  purpose: text('几个关键数字，每个都要写来源。', 'Key figures, each with its source.'),
  fields: {
    ...headLabels,
    items: rows('数字', 'Figures', text('数字', 'figure'), {
      value: field('数字', 'Figure'),
      unit: field('单位', 'Unit'),
      label: field('说明', 'What it is'),
      source: field('来源', 'Source'),
      link: field('来源的链接', 'Link to the source'),
    }),
  },
});
