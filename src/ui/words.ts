import { escapeHtml } from '#contracts/escape.ts';

let segmenter: Intl.Segmenter | undefined;

/**
 * Made at its first use: loading its dictionary blocks a phone for 60 ms. Absent in old browsers,
 * where headlines break between any two characters.
 */
function wordSegmenter(): Intl.Segmenter | undefined {
  segmenter ??= Intl.Segmenter && new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter;
}

/** Words of the trade that the platform's dictionary cuts apart. */
const tradeWords = /(抠像边缘|抠像|键控|实时|绿幕|青幕|花境|直播间)/;

const chinese = /\p{Script=Han}/u;
const chineseEnd = /\p{Script=Han}+$/u;
const opensBracket = /[（「《“([]$/;
/** What a word with a measure follows, as in "3 号厅", and a single character, as in "Android 版". */
const numberGap = /\d\s$/;
const latinGap = /[\da-zA-Z]\s$/;
/** Signs of a Latin word or a number, as in "H.265", "1/50", "cyan-key" and "2026.11.0". */
const latinEnd = /[!-~\p{Script=Latin}°–−×]$/u;
const latinStart = /^[!-~\p{Script=Latin}°–−×]/u;
/** A no-break space or a word joiner, which `keepUnits` puts in. */
const joinEnd = /[\u00a0\u2060]$/;
const NO_BREAK = '\u00a0';
/** Longest group in characters: a line of a phone has room for it. */
const LONGEST = 6;

/**
 * Splits a Chinese text where a line may end. The dictionary of the platform cuts names and words
 * that it does not know into single characters, so single characters stay together.
 */
export function splitWords(text: string): string[] {
  const dictionary = chinese.test(text) && wordSegmenter();
  if (!dictionary) return [text];
  const groups: string[] = [];
  const words = text
    .split(tradeWords)
    .flatMap<Pick<Intl.SegmentData, 'segment' | 'isWordLike'>>((part) =>
      tradeWords.test(part) ? { segment: part, isWordLike: true } : [...dictionary.segment(part)],
    );
  for (const { segment, isWordLike } of words) {
    const last = groups.at(-1) ?? '';
    const run = chineseEnd.exec(last)?.[0].length ?? 0;
    const isSingle = segment.length === 1 && chinese.test(segment) && run > 0 && run < LONGEST;
    const isMeasured =
      chinese.test(segment) && (segment.length === 1 ? latinGap : numberGap).test(last);
    const isInside =
      joinEnd.test(last) ||
      opensBracket.test(last) ||
      (latinEnd.test(last) && latinStart.test(segment));
    if (last !== '' && (!isWordLike || isSingle || isMeasured || isInside)) {
      groups[groups.length - 1] = (isMeasured ? last.trimEnd() + NO_BREAK : last) + segment;
    } else {
      groups.push(segment);
    }
  }
  return groups;
}

/** HTML by text, on the server: the same headings stand on many pages. */
const known = new Map<string, string>();
const MAX_KNOWN = 2_000;

/** HTML of a text in which lines end between words; its element needs `word-break: keep-all`. */
export function wordsHtml(text: string): string {
  const html =
    (import.meta.env.SSR && known.get(text)) || splitWords(text).map(escapeHtml).join('<wbr>');
  if (import.meta.env.SSR) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, html);
  }
  return html;
}
