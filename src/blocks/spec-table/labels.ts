import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('spec-table', {
  name: text('参数表', 'Specifications'),
  purpose: text('技术参数，按组列出。', 'Technical data in groups.'),
  fields: {
    ...headLabels,
    groups: rows('分组', 'Groups', text('分组', 'group'), {
      name: field('组名', 'Name'),
      rows: rows('参数', 'Rows', text('参数', 'row'), {
        name: field('参数', 'Name'),
        value: field('值', 'Value'),
      }),
    }),
    note: field(
      '适用条件',
      'Conditions',
      text('这些数据在什么条件下成立。', 'Under which the data are valid.'),
    ),
  },
});
