import { defineMessages } from './messages.tsx';

/** Interface text of the information centre and its articles. */
export const articlesMessages = defineMessages({
  zh: {
    title: '资讯中心',
    lead: '产品更新、现场经验与公司动态。写给每天在直播间里工作的人。',
    description:
      '幕境数字的产品更新、行业观点与公司新闻：抠像、布光、直播延迟、虚拟直播间等实践文章。',
    categories: '按类别',
    searchLabel: '搜索资讯标题与摘要',
    pinned: '置顶',
    toAll: '查看全部资讯',
    list: '资讯列表',
    author: (name: string) => `作者：${name}`,
    products: '相关产品',
    related: '相关资讯',
    cover: (title: string) => `《${title}》的配图`,
    bookTitle: '想聊聊您的直播间？',
    book: '预约沟通',
    bookText: '告诉我们场地、品类和预算，一位方案工程师会在一个工作日内联系您。',
  },
  en: {
    title: 'Information centre',
    lead: 'Product updates, notes from the studio floor and company news, for people who work in live rooms every day.',
    description:
      'Product updates, insights and company news from Mujing Digital: keying, lighting, live latency and virtual live rooms in practice.',
    categories: 'By category',
    searchLabel: 'Search titles and summaries',
    pinned: 'Pinned',
    toAll: 'See all articles',
    list: 'Articles',
    author: (name: string) => `By ${name}`,
    products: 'Products',
    related: 'Related articles',
    cover: (title: string) => `Picture for “${title}”`,
    bookTitle: 'Shall we talk about your live room?',
    book: 'Book a call',
    bookText:
      'Tell us about the space, the goods and the budget. A solutions engineer will be in touch within one working day.',
  },
});
