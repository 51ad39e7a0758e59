import { pinyin } from 'pinyin-pro';

/** Most characters of a slug made from a text; a number may follow. */
const LENGTH = 60;

/** Letters that do not come apart into one of a to z and a sign. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * A slug for a text: Chinese as pinyin, with v for ü as people type it, everything else that is not a
 * letter or digit as hyphens. Empty if nothing of the text is left.
 */
export function latinSlug(text: string): string {
  const latin = pinyin(text, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
  }).join(' ');
  return latin
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '');
}
