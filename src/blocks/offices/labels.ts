import { choice, field, group, list, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels } from '../labels.ts';

export const labels = defineLabels('offices', {
  name: text('办公地点', 'Offices'),
  purpose: text(
    '地址、电话时间和到门口的路线草图。',
    'Addresses, hours and a sketch of the way to the doors.',
  ),
  fields: {
    ...headLabels,
    map: group('路线草图', 'Sketch of the way', {
      lines: rows('线', 'Lines', text('线', 'line'), {
        kind: choice('种类', 'Kind', {
          metro: text('地铁', 'Metro'),
          road: text('道路', 'Road'),
          river: text('河', 'River'),
        }),
        name: field('名称', 'Name'),
        points: list('经过的点', 'Points', text('点', 'point')),
      }),
      stops: rows('车站', 'Stops', text('车站', 'stop'), {
        name: field('名称', 'Name'),
        at: field(
          '位置',
          'Position',
          text('从左上角起的百分比。', 'Percent from the upper left corner.'),
        ),
      }),
    }),
    offices: rows('地点', 'Offices', text('地点', 'office'), {
      name: field('名称', 'Name'),
      text: field('说明', 'Text'),
      address: field('地址', 'Address'),
      way: field('怎么走', 'How to get there'),
      hours: field('时间', 'Hours'),
      email: field('邮箱', 'Email'),
      at: field(
        '草图上的位置',
        'Position on the sketch',
        text('从左上角起的百分比。', 'Percent from the upper left corner.'),
      ),
    }),
  },
});
