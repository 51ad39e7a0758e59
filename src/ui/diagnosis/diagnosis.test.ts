import { describe, expect, it } from 'vitest';
import { diagnosisMessages } from './messages.ts';
import { bookingNote, mailTo, summaryOf } from './summary.ts';
import { type Step, walk } from './walk.ts';

const step = (id: string, ...answers: [label: string, to: string][]): Step => ({
  id,
  text: `${id}？`,
  hint: null,
  answers: answers.map(([label, to]) => ({ label, to })),
  actions: [],
});
const steps = [
  step('屏幕', ['黑', '电源'], ['花', '换线']),
  step('电源', ['亮', '换线'], ['不亮', '换电源']),
  step('换线'),
  step('换电源'),
];
const follow = (answers: number[]) => {
  const { answered, current } = walk(steps, answers);
  return [answered.map(({ question, label }) => `${question.id} ${label}`), current?.id];
};

describe('walk', () => {
  it('follows the answers to a question or a result', () => {
    expect(follow([])).toEqual([[], '屏幕']);
    expect(follow([0])).toEqual([['屏幕 黑'], '电源']);
    expect(follow([0, 1])).toEqual([['屏幕 黑', '电源 不亮'], '换电源']);
    expect(follow([1])).toEqual([['屏幕 花'], '换线']);
  });

  it('stops at an answer that does not exist, as after an edit of the questions', () => {
    expect(follow([0, 7, 0])).toEqual([['屏幕 黑'], '电源']);
    expect(follow([1, 0, 0])).toEqual([['屏幕 花'], '换线']);
    expect(walk([], [0])).toEqual({ answered: [], current: undefined });
  });
});

describe('summary for support', () => {
  const diagnosis = {
    title: '没有画面',
    document: { title: '没有画面怎么查', address: 'https://a.example/dmfaq/x' },
    product: '青幕',
    answered: walk(steps, [0, 1]).answered,
    finding: '换一个电源',
  };

  it('contains the document, the product, each answer and the result', () => {
    expect(summaryOf(diagnosisMessages.zh, diagnosis)).toBe(
      `故障自诊断：没有画面
文档：没有画面怎么查
https://a.example/dmfaq/x
产品：青幕

现场情况
1. 屏幕？ → 黑
2. 电源？ → 不亮
结论：换一个电源

做过的步骤和结果：
设备型号与软件版本：
从什么时候开始：`,
    );
    const english = summaryOf(diagnosisMessages.en, { ...diagnosis, product: undefined });
    expect(english).toContain('\nProduct: any\n');
    expect(english).toContain('\nFinding: 换一个电源\n');
  });

  it('becomes the note of a booking, with the lines to fill in', () => {
    expect(bookingNote(diagnosisMessages.zh, diagnosis)).toBe(
      '故障自诊断：没有画面\n文档：没有画面怎么查\n1. 屏幕？ → 黑\n2. 电源？ → 不亮\n结论：换一个电源\n\n做过的步骤和结果：\n设备型号与软件版本：\n从什么时候开始：',
    );
  });

  it('is cut where an address would become too long', () => {
    const long = { ...diagnosis, finding: '很'.repeat(600) };
    const note = bookingNote(diagnosisMessages.zh, long);
    expect(note).toHaveLength(480);
    expect(note).toMatch(/很…\n\n做过的步骤和结果：\n.*\n从什么时候开始：$/);
    expect(encodeURIComponent(note).length).toBeLessThan(4500);
  });

  it('becomes the text of a message in the mail program', () => {
    const url = new URL(mailTo('help@a.example', '自诊断 & 100%', '一\n二？'));
    expect(url.pathname).toBe('help@a.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      subject: '自诊断 & 100%',
      body: '一\r\n二？',
    });
  });
});
