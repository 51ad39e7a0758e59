import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('feature-rows', {
  name: text('问题与解法', 'Problems and solutions'),
  purpose: text('读者的问题，以及我们怎么解决。', 'A problem of the reader and how it is solved.'),
  fields: {
    ...headLabels,
    rows: rows('条目', 'Rows', text('条目', 'row'), {
      problem: field('问题', 'Problem'),
      title: field('解法标题', 'Title of the solution'),
      solution: field('解法', 'Solution'),
    }),
  },
});
