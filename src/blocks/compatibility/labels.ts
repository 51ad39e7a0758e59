import { choice, field, list, rows, text } from '#contracts/form-labels.ts';
import { defineLabels, headLabels, iconLabels } from '../labels.ts';

export const labels = defineLabels('compatibility', {
  name: text('兼容清单', 'Compatibility'),
  purpose: text('支持的设备和系统，按组列出。', 'Supported devices and systems by group.'),
  fields: {
    ...headLabels,
    groups: rows('分组', 'Groups', text('分组', 'group'), {
      icon: choice('图标', 'Icon', iconLabels),
      name: field('组名', 'Name'),
      items: list('条目', 'Entries', text('条目', 'entry')),
    }),
    note: field('说明', 'Note'),
  },
});
