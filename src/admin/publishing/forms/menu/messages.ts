import { defineTexts } from '../../../core/define-texts.ts';

export const menuMessages = defineTexts({
  zh: {
    help: '拖动左侧手柄调整顺序，向右拖成为下一级，向左拖回到上一级。键盘：选中手柄后用方向键。',
    move: (name: string) => `移动“${name}”`,
    below: (name: string) => `把“${name}”放到下一级`,
    top: (name: string) => `把“${name}”放回上一级`,
    remove: (name: string) => `删除“${name}”`,
    removeWith: (count: number) => `连同下面的 ${count} 项一起删除？`,
    removeNow: '删除',
    heading: '仅作标题',
    hidden: '隐藏',
    noEnglish: '英文页不显示',
    find: '查找页面',
    sitePages: '网站页面',
    add: '添加菜单项',
    empty: '菜单是空的，请添加菜单项。',
  },
  en: {
    help: 'Drag a grip to change the order; to the right puts an entry below the one before it, to the left back to the top. By keyboard: the arrow keys on a grip.',
    move: (name: string) => `Move “${name}”`,
    below: (name: string) => `Put “${name}” below the entry before it`,
    top: (name: string) => `Put “${name}” to the top`,
    remove: (name: string) => `Delete “${name}”`,
    removeWith: (count: number) =>
      count === 1
        ? 'Delete it with the entry below it?'
        : `Delete it with the ${count} entries below it?`,
    removeNow: 'Delete',
    heading: 'Heading only',
    hidden: 'Hidden',
    noEnglish: 'Not on English pages',
    find: 'Find a page',
    sitePages: 'Pages of the site',
    add: 'Add an entry',
    empty: 'The menu is empty. Add an entry.',
  },
});
