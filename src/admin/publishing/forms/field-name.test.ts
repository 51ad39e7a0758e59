import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';

test.each([
  ['customer', 'case', '客户'],
  ['equipment.1.name', 'case', '设备 2 · 名称'],
  ['figures.0.source', 'case', '成效数字 1 · 来源'],
  ['gallery.2.captionEn', 'case', '图片 3 · 英文图注'],
  ['coverId', 'article', '封面'],
  ['titleZh', 'settings', '默认标题（中文）'],
  ['titleZh', 'qr', '标题（中文）'],
  ['socials.0.labelZh', 'settings', '账号 1 · 中文名称'],
  ['entries.4.target', 'menu', '菜单项 5 · 打开的地址'],
  ['other.0.none', 'article', 'other 1 · none'],
] as const)('%s of %s is called %s', (field, kind, name) => {
  expect(fieldName(field, 'zh', kind)).toBe(name);
});
