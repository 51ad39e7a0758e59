import { counted } from '#contracts/counted.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the diagnoses. */
export const diagnosisMessages = defineMessages({
  zh: {
    title: (name: string) => `几步找到原因：${name}`,
    lead: (questions: number) =>
      `看着现场回答，最多 ${questions} 问，就知道先动哪里。回答只留在这个标签页里。`,
    answered: '已经回答',
    change: '修改',
    changeOf: (number: number) => `修改第 ${number} 问的回答`,
    question: (number: number) => `第 ${number} 问`,
    result: '结论',
    actions: '现在这样做',
    documents: '原因与细节',
    restart: '重新开始',
    support: {
      title: '还没解决？发给技术支持',
      text: '您的回答已经写在下面，补上最后几行再发，不用从头说起。预约会自动带上它。',
      copy: '复制摘要',
      mail: '发邮件',
      book: '预约技术支持',
    },
    summary: {
      title: (name: string) => `故障自诊断：${name}`,
      document: (title: string) => `文档：${title}`,
      product: (name: string) => `产品：${name}`,
      anyProduct: '不限',
      answers: '现场情况',
      finding: (finding: string) => `结论：${finding}`,
      rest: ['做过的步骤和结果：', '设备型号与软件版本：', '从什么时候开始：'],
    },
    all: {
      lead: '从第 1 步看起，按看到的情况跳到下一步，直到结论。',
      goTo: (number: number) => `到第 ${number} 步`,
      number: (number: number) => `第 ${number} 步`,
      support: '还没解决，就把走过的步骤告诉我们：',
    },
  },
  en: {
    title: (name: string) => `Find the cause in a few steps: ${name}`,
    lead: (questions: number) =>
      `Look and answer: after ${counted(questions, 'question')} at most you know where to start. Your answers stay in this tab.`,
    answered: 'Answered so far',
    change: 'Change',
    changeOf: (number: number) => `Change the answer to question ${number}`,
    question: (number: number) => `Question ${number}`,
    result: 'Finding',
    actions: 'Do this now',
    documents: 'Why, and in detail',
    restart: 'Start again',
    support: {
      title: 'Still not solved? Send it to support',
      text: 'Your answers are written down below. Fill in the last lines and send it, and nobody asks you from the start. A booking takes it along.',
      copy: 'Copy the summary',
      mail: 'Write an email',
      book: 'Book support',
    },
    summary: {
      title: (name: string) => `Diagnosis: ${name}`,
      document: (title: string) => `Document: ${title}`,
      product: (name: string) => `Product: ${name}`,
      anyProduct: 'any',
      answers: 'What is seen on site',
      finding: (finding: string) => `Finding: ${finding}`,
      rest: ['Steps done, and what came of them:', 'Devices and software version:', 'Since when:'],
    },
    all: {
      lead: 'Begin at step 1 and go where what you see leads, until a finding.',
      goTo: (number: number) => `go to step ${number}`,
      number: (number: number) => `Step ${number}`,
      support: 'Not solved? Tell us which steps you took:',
    },
  },
});
