import { field, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('studio-plan', {
  name: text('直播间配置器', 'Studio planner'),
  purpose: text(
    '访客填房间、机位和用途，得到按比例的图和设备清单；每页最多一个。',
    'Visitors enter a room, cameras and a use, and get a plan to scale and an equipment list; at most one on a page.',
  ),
  fields: {
    ...headLabels,
    note: field(
      '说明',
      'Note',
      text('规则从哪里来，没有考虑什么。', 'Where the rules come from and what they leave out.'),
    ),
  },
});
