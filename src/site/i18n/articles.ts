import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the information centre and its articles. */
export const articlesMessages = defineMessages({
  zh: {
    title: '资讯中心',
    lead: '产品更新、能照着做的方法与行业观点。写给每天在直播间里工作的人。',
    description:
      '幕境数字的产品更新、实践方法、行业观点与公司新闻：延迟测量、音画同步、布光、采集带宽、备份推流等文章，附算例与图表。',
    categories: '按类别',
    searchLabel: '搜索资讯',
    feed: '订阅',
    pinned: '置顶',
    toAll: '查看全部资讯',
    list: '资讯列表',
    author: (name: string) => `作者：${name}`,
    products: '文中提到的产品',
    cases: '相关客户案例',
    toCases: '查看全部案例',
    source: (address: string) => `原文地址：${address}`,
    related: '相关资讯',
    cover: (title: string) => `《${title}》的配图`,
    bookTitle: '想聊聊您的直播间？',
    book: '预约合作',
  },
  en: {
    title: 'News and articles',
    lead: 'Product updates, how-to guides and industry views, for people who work in live rooms every day.',
    description:
      'Product updates, know-how, insights and company news from Mujing Digital: measuring latency, lip sync, lighting, capture bandwidth and backup streams, with worked examples.',
    categories: 'By category',
    searchLabel: 'Search articles',
    feed: 'Feed',
    pinned: 'Pinned',
    toAll: 'See all articles',
    list: 'Articles',
    author: (name: string) => `By ${name}`,
    products: 'Products in this article',
    cases: 'Customer cases',
    toCases: 'See all cases',
    source: (address: string) => `Source: ${address}`,
    related: 'Related articles',
    cover: (title: string) => `Image for “${title}”`,
    bookTitle: 'Let’s talk about your live room',
    book: 'Book a call',
  },
});
