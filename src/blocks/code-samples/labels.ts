import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('code-samples', {
  name: text('代码示例', 'Code samples'),
  purpose: text(
    '同一件事的几种语言写法，用标签切换。',
    'The same thing in several programming languages, as tabs.',
  ),
  fields: {
    ...headLabels,
    samples: rows('示例', 'Samples', text('示例', 'sample'), {
      name: field('标签', 'Tab', text('语言或平台。', 'Language or platform.')),
      file: field('文件名', 'File name'),
      code: field('代码', 'Code'),
      note: field('代码下的说明', 'Note below the code'),
      link: field('链接', 'Link'),
    }),
  },
});
