import { pinyin } from 'pinyin-pro';

/** Most characters of a slug made from a text; a number may follow. */
const LENGTH = 60;

/**
 * A slug for a text: Chinese as pinyin, everything else that is not a letter or digit as hyphens.
 * Empty if nothing of the text is left.
 */
export function latinSlug(text: string): string {
  const latin = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ');
  return latin
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '');
}
