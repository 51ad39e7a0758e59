import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('solution-cards', {
  name: text('直播用途', 'Uses'),
  purpose: text(
    '各种用途的卡片，通往对应案例。',
    'Cards of the uses of a live room, each linked to its cases.',
  ),
  fields: { ...headLabels, source: sourceLabel },
});
