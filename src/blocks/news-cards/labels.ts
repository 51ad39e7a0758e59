import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('news-cards', {
  name: text('资讯', 'News'),
  purpose: text('最新的资讯卡片。', 'Cards of the latest articles.'),
  fields: { ...headLabels, source: sourceLabel },
});
