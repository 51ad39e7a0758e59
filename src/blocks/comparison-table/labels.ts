import { field, list, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('comparison-table', {
  name: text('对比表', 'Comparison'),
  purpose: text(
    '几种做法逐项对比，单元格是文字或“是/否”。',
    'Alternatives side by side; a cell is a text, or yes or no.',
  ),
  fields: {
    ...headLabels,
    columns: rows('列', 'Columns', text('列', 'column'), {
      name: field('名称', 'Name'),
      note: field('名称下的小字', 'A few words below the name'),
      own: field('这是本页的产品', 'This is the product of the page'),
    }),
    rows: rows('行', 'Rows', text('行', 'row'), {
      name: field('对比什么', 'What is compared'),
      cells: list(
        '各列的内容',
        'Cells',
        text('单元格', 'cell'),
        text('顺序与上面的列相同，每列一个。', 'In the order of the columns, one for each.'),
      ),
    }),
    note: field(
      '表下的说明',
      'Note below the table',
      text(
        '什么时候选哪个，或表里没有写的。',
        'When to choose which, or what the table leaves out.',
      ),
    ),
  },
});
