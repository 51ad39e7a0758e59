import { field, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('faq', {
  name: text('常见问题', 'Questions'),
  purpose: text(
    '问题和回答，逐条展开；也会出现在站内搜索里。',
    'Questions and answers that open one by one; the search finds them too.',
  ),
  fields: {
    ...headLabels,
    items: rows('问答', 'Questions', text('问答', 'question'), {
      question: field('问题', 'Question', text('用读者会说的话。', 'As a reader would ask it.')),
      answer: field('回答', 'Answer'),
    }),
  },
});
