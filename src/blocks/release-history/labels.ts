import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('release-history', {
  name: text('版本记录', 'Release notes'),
  purpose: text('产品的版本记录，最新的在前。', 'Release notes, the newest version first.'),
  fields: { ...headLabels, source: sourceLabel },
});
