import { defineTexts } from '../core/define-texts.ts';

export const chainMessages = defineTexts({
  zh: {
    title: '单据',
    none: '还没有。',
    make: '新建',
    makeFrom: (number: string) => `由 ${number} 新建`,
    links: (count: number) => (count === 0 ? '没有有效链接' : `${count} 个有效链接`),
    opened: (moment: string) => `最近打开 ${moment}`,
    neverOpened: '还没有人打开',
  },
  en: {
    title: 'Sheets',
    none: 'None yet.',
    make: 'New',
    makeFrom: (number: string) => `New from ${number}`,
    links: (count: number) =>
      count === 0 ? 'No live link' : count === 1 ? '1 live link' : `${count} live links`,
    opened: (moment: string) => `Last opened ${moment}`,
    neverOpened: 'Not opened yet',
  },
});
