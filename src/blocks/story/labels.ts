import { field, list, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('story', {
  name: text('图文', 'Story'),
  purpose: text('几段文字，旁边一张图片。', 'Paragraphs beside a picture.'),
  fields: {
    ...headLabels,
    paragraphs: list('段落', 'Paragraphs', text('段落', 'paragraph')),
    picture: field('图片', 'Picture'),
  },
});
