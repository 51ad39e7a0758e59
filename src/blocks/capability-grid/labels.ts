import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, iconLabels } from '../labels.ts';

export const labels = defineLabels('capability-grid', {
  name: text('能力卡片', 'Capabilities'),
  purpose: text(
    '几项能力，每项一张带图标的卡片。',
    'Several capabilities, each a card with an icon.',
  ),
  fields: {
    ...headLabels,
    items: rows('能力', 'Capabilities', text('能力', 'capability'), {
      icon: choice('图标', 'Icon', iconLabels),
      title: field('名称', 'Name'),
      text: field('说明', 'Text'),
    }),
  },
});
