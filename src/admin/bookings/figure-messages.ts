import { defineTexts } from '../core/define-texts.ts';

/** Texts of the figures of bookings. */
export const figureMessages = defineTexts({
  zh: {
    title: '预约统计',
    open: '统计',
    period: '时间范围',
    periods: (days: string) => `${days} 天`,
    intro: '不含垃圾信息和待核实的预约。时间从提交算到第一次答复，含夜间和周末。',
    introOwn:
      '只统计您负责的预约，不含垃圾信息和待核实的预约。时间从提交算到第一次答复，含夜间和周末。',
    total: '预约',
    answered: '已答复',
    median: '半数在此时间内首次答复',
    slow: '九成在此时间内首次答复',
    hours: (hours: string) => `${hours} 小时`,
    pages: '来自本站页面',
    pageUnknown: '未知，或直接打开预约页',
    sites: '来自其他网站',
    siteNone: '没有，或浏览器没有告知',
    products: '产品',
    productNone: '没有选产品',
    none: '这段时间没有预约。',
  },
  en: {
    title: 'Figures of bookings',
    open: 'Figures',
    period: 'Period',
    periods: (days: string) => `${days} days`,
    intro:
      'Without spam and bookings to be checked. Times run from the booking to its first answer, nights and weekends included.',
    introOwn:
      'Only of bookings that are yours, without spam and those to be checked. Times run from the booking to its first answer, nights and weekends included.',
    total: 'Bookings',
    answered: 'Answered',
    median: 'Half were answered within',
    slow: 'Nine of ten were answered within',
    hours: (hours: string) => `${hours} h`,
    pages: 'From pages of this site',
    pageUnknown: 'Unknown, or opened directly',
    sites: 'From other sites',
    siteNone: 'None, or the browser did not tell',
    products: 'Products',
    productNone: 'No product chosen',
    none: 'No bookings in this time.',
  },
});
