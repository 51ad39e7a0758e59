import { menuShared } from '#contracts/content/menu.ts';
import { field, rows, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { MenuEntries } from './menu/menu-entries.tsx';
import { TargetControl } from './menu/target-control.tsx';

/** A menu in both languages. */
export const menuForm = defineForm(menuShared, {
  entries: fieldWith(
    rows('菜单项', 'Entries', text('菜单项', 'entry'), {
      id: null,
      level: null,
      labelZh: field('中文名称', 'Chinese label'),
      labelEn: field(
        '英文名称',
        'English label',
        text('留空则英文页不显示这一项。', 'Empty hides the entry on English pages.'),
      ),
      hintZh: field(
        '中文说明',
        'Chinese line',
        text('显示在名称下面的一行小字。', 'A small line under the label.'),
      ),
      hintEn: field('英文说明', 'English line'),
      target: fieldWith(
        field(
          '打开的地址',
          'Opens',
          text(
            '本站路径如 /cases，或以 https:// 开头的网址。留空则仅作下面各项的标题。',
            'A path of this site such as /cases, or an address with https://. Empty makes it a heading of the entries below.',
          ),
        ),
        { control: TargetControl },
      ),
      product: fieldWith(field('产品颜色', 'Colour of product'), { facet: ['menu', 'product'] }),
      hidden: field('隐藏（不删除）', 'Hidden, not deleted'),
    }),
    { control: MenuEntries, columns: 2, fresh: () => ({ id: crypto.randomUUID(), level: 0 }) },
  ),
});
