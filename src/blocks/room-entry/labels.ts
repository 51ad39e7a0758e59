import { list, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('room-entry', {
  name: text('选方案入口', 'Entry to the room chooser'),
  purpose: text(
    '选方案的第一个问题，每个答案一个链接。',
    'The first question of the room chooser, each answer with its link.',
  ),
  fields: {
    heading: headLabels.heading,
    lead: headLabels.lead,
    answers: list('答案', 'Answers', text('答案', 'answer')),
  },
});
