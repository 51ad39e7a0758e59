import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('gallery', {
  name: text('图集', 'Gallery'),
  purpose: text(
    '几张可以放大的图片，每张有图注。',
    'Pictures with captions, which can be enlarged.',
  ),
  fields: {
    ...headLabels,
    items: rows('图片', 'Pictures', text('图片', 'picture'), {
      picture: field('图片', 'Picture'),
      caption: field('图注', 'Caption', text('只写图里看得见的。', 'Only what can be seen in it.')),
    }),
  },
});
