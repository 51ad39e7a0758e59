import type { ActiveRiskyWord } from '#api/risky-words/active.ts';
import { runBounded } from '#bounded/run.ts';
import { localeOfPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Finding } from '../contract.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';

/** Risky words, each once per field, and numbers that contradict the table of facts. */
export async function checkWords(
  { riskyWords, facts, severities }: CheckContext,
  { part, data, definition }: CheckedPart,
): Promise<Finding[]> {
  const finding = findingIn(part);
  const locale = localeOfPart(part) ?? 'zh';
  const texts = definition.texts(data);
  if (texts.length === 0) return [];
  const checked = await runBounded('check-texts', {
    texts: texts.map(({ text }) => ({ text, locale })),
    facts,
    words: riskyWords.map(({ word, severity, exceptions }) => ({ word, severity, exceptions })),
  });
  return checked.flatMap(({ risks, contradictions }, at) => {
    const { field = '', text = '' } = texts[at] ?? {};
    return [
      ...risks.flatMap(({ word: number, start, end }) => {
        const word = riskyWords[number];
        return word
          ? finding(
              word.severity === 'forbidden' ? 'block' : 'warn',
              'risky-word',
              { field, quote: text.slice(start, end) },
              riskMessage(word),
            )
          : [];
      }),
      ...contradictions.map(({ fact, expected, stated }) =>
        expected === null
          ? finding('block', 'invalid', { field, quote: stated }, messages.unknownFact(fact))
          : finding(
              severities['fact-contradiction'],
              'fact-contradiction',
              { field, quote: stated },
              messages.contradiction(expected),
            ),
      ),
    ];
  });
}

function riskMessage(word: ActiveRiskyWord): Record<Locale, string> {
  const { reasonZh, suggestionZh } = word;
  const reasonEn = word.reasonEn ?? reasonZh;
  const suggestionEn = word.suggestionEn ?? suggestionZh;
  return {
    zh: [reasonZh, suggestionZh].filter(Boolean).join(' '),
    en: [reasonEn, suggestionEn].filter(Boolean).join(' '),
  };
}

/** Characters that search results show of a title and of a description. */
const shown: Record<Locale, { title: number; description: number }> = {
  zh: { title: 32, description: 85 },
  en: { title: 60, description: 160 },
};

/** Titles and descriptions that search results would cut. */
export function checkLengths({ severities }: CheckContext, { part, data }: CheckedPart): Finding[] {
  const locale = localeOfPart(part);
  if (!locale) return [];
  const finding = findingIn(part);
  const first = (...names: string[]) => {
    const field = names.find((name) => typeof data[name] === 'string' && data[name] !== '');
    return field === undefined ? [] : [{ field, length: [...String(data[field])].length }];
  };
  const tooLong = (found: { field: string; length: number }[], limit: number) =>
    found
      .filter(({ length }) => length > limit)
      .map(({ field, length }) =>
        finding(severities['too-long'], 'too-long', { field }, messages.tooLong(length, limit)),
      );
  return [
    ...tooLong(first('seoTitle', 'title'), shown[locale].title),
    ...tooLong(first('seoDescription', 'summary', 'description'), shown[locale].description),
  ];
}
