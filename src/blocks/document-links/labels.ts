import { text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, sourceLabel } from '../labels.ts';

export const labels = defineLabels('document-links', {
  name: text('学习文档', 'Documents'),
  purpose: text(
    '学习中心的文档，热门的在前。',
    'Documents of the learning centre, the most popular first.',
  ),
  fields: { ...headLabels, source: sourceLabel },
});
