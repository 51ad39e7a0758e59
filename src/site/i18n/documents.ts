import { defineMessages } from '#ui/i18n/messages.tsx';
import { levelNames } from '#ui/i18n/names.ts';

const chineseTime = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `约 ${rest} 分钟`;
  return rest === 0 ? `约 ${hours} 小时` : `约 ${hours} 小时 ${rest} 分`;
};
const englishTime = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

/** Interface text of the learning centre and its documents. */
export const documentsMessages = defineMessages({
  zh: {
    title: '学习中心',
    lead: '从搭起第一间直播间，到把边缘、延迟和码率调到位：按课程学，或者直接搜索问题。',
    description:
      '直播间搭建、键控布光、抠像参数、网络与推流、大觅直播平台与故障排查的教程与知识库。',
    searchLabel: '搜索问题、参数或设备',
    sections: '章节',
    allSections: '全部章节',
    below: (section: string) => `${section}的下级章节`,
    product: '按产品',
    level: '按难度',
    allProducts: '全部产品',
    allLevels: '全部难度',
    levels: levelNames.zh,
    popular: '常见问题',
    diagnoses: '故障自诊断',
    diagnosesLead: '现场出了问题？看着设备回答几个问题，就知道先动哪里。',
    courses: '课程',
    coursesLead: '每门课程按顺序读完，就能独立做完那一段。',
    documents: '文档列表',
    count: (count: number) => `${count} 篇`,
    time: chineseTime,
    updated: (day: string) => `更新于 ${day}`,
    emptyHere: '这里还没有符合条件的文档',
    emptyHereText: '换个词，放宽产品或难度，或者换一个章节。',
    noSection: '没有这个章节',
    noSectionText: '它可能已经改名或合并。从全部章节里找找看。',
    progress: {
      title: '学习进度',
      read: (read: number, count: number) => `已读 ${read} / ${count} 篇`,
      bar: (section: string) => `${section}的学习进度`,
      none: '读过的文档会在这里打勾，记录只保存在这台设备上。',
      kept: '记录只保存在这台设备上。',
      continue: '继续上次',
      at: (heading: string) => `读到“${heading}”`,
      start: '从第一篇开始',
      startCourse: '开始学习',
      nextInCourse: '接着读',
      again: '已全部读完，重读一遍',
      next: (title: string) => `下一篇：${title}`,
      done: '已读',
      mark: '标为已读',
      marked: '已读完',
      forget: '清除记录',
      forgotten: '阅读记录已清除',
    },
    course: {
      title: '本课程',
      position: (position: number, count: number) => `第 ${position} / ${count}\u00a0篇`,
      open: '课程目录',
    },
    versions: {
      from: (product: string, from: string) => `适用于${product} ${from} 及以上版本`,
      to: (product: string, to: string) => `适用于${product} ${to} 及以下版本`,
      between: (product: string, from: string, to: string) => `适用于${product} ${from} 至 ${to}`,
      any: (product: string) => `适用于${product}所有版本`,
      general: '通用，与软件版本无关',
    },
    aboutProduct: (product: string) => `了解${product}`,
    related: '相关文档',
    printed: (address: string, day: string) => `${address}，更新于 ${day}`,
  },
  en: {
    title: 'Learning centre',
    lead: 'From the first live room to edges, latency and bit rates that hold: take a course, or search for your question.',
    description:
      'Guides and knowledge base on building a live room, lighting for keying, key settings, networks and streaming, the Dami Live platform and troubleshooting.',
    searchLabel: 'Search questions, settings or devices',
    sections: 'Sections',
    allSections: 'All sections',
    below: (section: string) => `Sections below ${section}`,
    product: 'By product',
    level: 'By level',
    allProducts: 'All products',
    allLevels: 'All levels',
    levels: levelNames.en,
    popular: 'Popular questions',
    diagnoses: 'Find a fault',
    diagnosesLead: 'Trouble on site? Answer a few questions and know where to start.',
    courses: 'Courses',
    coursesLead: 'Read one in its order, and that part of the job is yours.',
    documents: 'Documents',
    count: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`,
    time: englishTime,
    updated: (day: string) => `Updated ${day}`,
    emptyHere: 'Nothing here matches',
    emptyHereText: 'Try other words, a wider filter or another section.',
    noSection: 'There is no such section',
    noSectionText: 'It may have been renamed or merged. Look through all sections.',
    progress: {
      title: 'Your progress',
      read: (read: number, count: number) => `${read} of ${count} read`,
      bar: (section: string) => `Progress in ${section}`,
      none: 'Documents you have read are ticked here. The record stays on this device.',
      kept: 'The record stays on this device.',
      continue: 'Continue',
      at: (heading: string) => `at “${heading}”`,
      start: 'Start with the first one',
      startCourse: 'Start the course',
      nextInCourse: 'Read on',
      again: 'All read; start again',
      next: (title: string) => `Next: ${title}`,
      done: 'Read',
      mark: 'Mark as read',
      marked: 'Read',
      forget: 'Clear the record',
      forgotten: 'The reading record has been cleared',
    },
    course: {
      title: 'This course',
      position: (position: number, count: number) => `${position} of ${count}`,
      open: 'Course contents',
    },
    versions: {
      from: (product: string, from: string) => `For ${product} ${from} and later`,
      to: (product: string, to: string) => `For ${product} up to ${to}`,
      between: (product: string, from: string, to: string) => `For ${product} ${from} to ${to}`,
      any: (product: string) => `For every version of ${product}`,
      general: 'General; does not depend on a version',
    },
    aboutProduct: (product: string) => `About ${product}`,
    related: 'Related documents',
    printed: (address: string, day: string) => `${address}, updated ${day}`,
  },
});
