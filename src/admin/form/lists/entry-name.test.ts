import { expect, test } from 'vitest';
import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { fieldWith } from '../labels.ts';
import type { Shape } from '../types.ts';
import { entryName } from './entry-name.ts';

const line = { isOptional: false, shape: { kind: 'line', max: 80 } } as const;
const item: Shape = {
  kind: 'group',
  fields: [
    { name: 'icon', isOptional: false, shape: { kind: 'choice', options: ['lock'] } },
    { name: 'mediaId', ...line },
    { name: 'note', ...line },
    { name: 'name', ...line },
    { name: 'labelZh', ...line },
    { name: 'labelEn', ...line },
  ],
};
const label = rows('步骤', 'Steps', text('步骤', 'step'), {
  icon: choice('图标', 'Icon', { lock: text('锁', 'Lock') }),
  mediaId: fieldWith(field('图片', 'Picture'), { as: 'picture' }),
  note: field('备注', 'Note'),
  name: field('名称', 'Name'),
  labelZh: field('中文名称', 'Label in Chinese'),
  labelEn: field('英文名称', 'Label in English'),
});

test.each([
  [{ icon: 'lock', mediaId: '0190', note: 'n', name: 'Cable' }, 'Cable'],
  [{ icon: 'lock', mediaId: '0190', note: 'n', name: '' }, 'n'],
  [{ icon: 'lock', mediaId: '0190', note: '', name: '' }, 'Lock'],
  [{ mediaId: '0190', note: 'n' }, 'n'],
  [{ mediaId: '0190' }, ''],
  [{ note: 'n', labelZh: '一', labelEn: 'One' }, 'One'],
  ['x'.repeat(50), 'x'.repeat(40)],
])('%j is called %j', (entry, name) => {
  expect(entryName(entry, item, label, 'en')).toBe(name);
});
