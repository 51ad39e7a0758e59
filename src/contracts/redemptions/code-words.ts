import type { Locale } from '../locale.ts';
import { CODE_LENGTH, type CodeProblem } from './code.ts';

type Words = { [Kind in CodeProblem['kind']]: (problem: never) => string };
type Of<Kind extends CodeProblem['kind']> = Extract<CodeProblem, { kind: Kind }>;

/** What is wrong with a typed code, and what to do. */
const words = {
  zh: {
    empty: () => '请输入卡上的 16 位兑换码。',
    length: ({ count }: Of<'length'>) =>
      count < CODE_LENGTH
        ? `兑换码是 ${CODE_LENGTH} 位，这里只有 ${count} 位，请看看漏了哪一位。`
        : `兑换码是 ${CODE_LENGTH} 位，这里有 ${count} 位，请看看哪一位输了两次。`,
    symbol: ({ symbol, place }: Of<'symbol'>) =>
      `第 ${place} 位的“${symbol}”不会出现在兑换码里，请对照卡片核对。`,
    unreadable: ({ places }: Of<'unreadable'>) =>
      `第 ${places.join('、')} 位看不清时，请联系客服核对卡片。`,
    check: () => '兑换码对不上：有一位输错了，或相邻两位颠倒了。请对照卡片逐位核对。',
  },
  en: {
    empty: () => 'Enter the 16 characters on the card.',
    length: ({ count }: Of<'length'>) =>
      count < CODE_LENGTH
        ? `A code has ${CODE_LENGTH} characters and here are ${count}: see which one is missing.`
        : `A code has ${CODE_LENGTH} characters and here are ${count}: see which one was typed twice.`,
    symbol: ({ symbol, place }: Of<'symbol'>) =>
      `No code has the “${symbol}” at place ${place}: compare it with the card.`,
    unreadable: ({ places }: Of<'unreadable'>) =>
      `If place ${places.join(', ')} cannot be read, let support check the card.`,
    check: () =>
      'This code does not add up: a character is wrong, or two have changed places. Compare it with the card.',
  },
} satisfies Record<Locale, Words>;

export function codeProblemText(problem: CodeProblem, locale: Locale): string {
  return (words[locale][problem.kind] as (problem: CodeProblem) => string)(problem);
}
