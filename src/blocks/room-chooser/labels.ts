import { field, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('room-chooser', {
  name: text('选方案', 'Room chooser'),
  purpose: text(
    '答几个问题，得到直播间的做法；每页最多一个。',
    'A few answers give a plan for the room; at most one on a page.',
  ),
  fields: {
    ...headLabels,
    note: field(
      '说明',
      'Note',
      text(
        '数字从哪里来，建议没有考虑什么。',
        'Where the figures come from and what the advice leaves out.',
      ),
    ),
  },
});
