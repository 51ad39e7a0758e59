import { counted } from '#contracts/counted.ts';
import { riskyWordNames } from '#contracts/risky-word-names.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the script check. */
export const scriptCheckMessages = defineMessages({
  zh: {
    title: '话术检查',
    script: '口播稿',
    scriptHint: '检查在这台设备上完成，稿件不会发送。',
    example: '放入示例',
    exampleText:
      '家人们，这是全网第一的龙井，国 家 级产区，喝了能降血糖！第一次来的朋友先点关注，今天最后一天，想要的加 V X，百分之百保真。',
    clear: '清空',
    marked: '标出的词',
    loading: '正在读取词表…',
    notLoaded: '词表没有读到，请检查网络。',
    retry: '重试',
    words: (count: number) => `词表共 ${count} 个词，由本站员工维护。`,
    none: '没有发现风险词。',
    found: (count: number) => `发现 ${count} 处`,
    accepted: (count: number) => `，已接受 ${count} 处`,
    allAccepted: (count: number) => `没有其他风险词，已接受 ${count} 处`,
    accept: '这样用没问题',
    undo: '撤销',
    ...riskyWordNames.zh,
    insteadOf: '建议：',
    copy: '复制检查结果',
    reportTitle: '话术检查结果',
    times: (count: number) => `× ${count}`,
    aid: '词表是工作辅助，不构成法律意见；以法规和平台规则为准。',
  },
  en: {
    title: 'Script check',
    script: 'Script',
    scriptHint: 'Checked on this device; nothing is sent. The list covers Chinese advertising law.',
    example: 'Use an example',
    exampleText:
      '家人们，这是全网第一的龙井，国 家 级产区，喝了能降血糖！第一次来的朋友先点关注，今天最后一天，想要的加 V X，百分之百保真。',
    clear: 'Clear',
    marked: 'Marked words',
    loading: 'Loading the list…',
    notLoaded: 'The list did not load. Check the connection.',
    retry: 'Try again',
    words: (count: number) => `${counted(count, 'word')}, kept up to date by our staff.`,
    none: 'No risky words.',
    found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    accepted: (count: number) => `, ${count} accepted`,
    allAccepted: (count: number) => `Nothing else; ${count} accepted`,
    accept: 'Fine here',
    undo: 'Undo',
    ...riskyWordNames.en,
    insteadOf: 'Better: ',
    copy: 'Copy the findings',
    reportTitle: 'Script check',
    times: (count: number) => `× ${count}`,
    aid: 'The list is an aid, not legal advice. Law and platform rules decide.',
  },
});
