import { recordNames } from '#contracts/records/all.ts';
import { defineTexts } from '../core/define-texts.ts';

export const paletteMessages = defineTexts({
  zh: {
    title: '查找和跳转',
    placeholder: '内容、预约、文件、事实、跳转、员工、页面或操作',
    recent: '最近打开',
    screens: '页面和操作',
    records: '记录',
    none: '没有找到。请换个词试试。',
    searching: '正在查找…',
    failed: '查找失败，请重试。',
    results: (count: number) => `${count} 项结果，用上下方向键选择`,
    keys: '↑↓ 选择，Enter 打开，Esc 关闭',
    kinds: {
      ...recordNames('zh'),
      booking: '预约',
      sheet: '单据',
      media: '媒体文件',
      release: '下载版本',
      'document-section': '章节',
      'privacy-notice': '隐私声明版本',
      'search-miss': '无结果的搜索',
      staff: '员工',
    },
  },
  en: {
    title: 'Find and go to',
    placeholder: 'Content, bookings, files, facts, redirects, people, screens or actions',
    recent: 'Opened lately',
    screens: 'Screens and actions',
    records: 'Records',
    none: 'Nothing was found. Try other words.',
    searching: 'Searching…',
    failed: 'The search failed. Please try again.',
    results: (count: number) =>
      count === 1 ? '1 result; Enter opens it' : `${count} results; choose with the arrow keys`,
    keys: '↑↓ to choose, Enter to open, Esc to close',
    kinds: {
      ...recordNames('en'),
      booking: 'Booking',
      sheet: 'Sheet',
      media: 'File',
      release: 'Version of a download',
      'document-section': 'Section',
      'privacy-notice': 'Privacy notice',
      'search-miss': 'Search without result',
      staff: 'Staff',
    },
  },
});
