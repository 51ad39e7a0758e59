import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('download-links', {
  name: text('下载', 'Downloads'),
  purpose: text('下载项目和最新版本。', 'Downloads with their newest version.'),
  fields: { ...headLabels, source: sourceLabel },
});
