/** Characters of scripts without spaces, and their signs. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;
/** Signs that texts of all scripts have. */
const shared = /[“”‘’…—·]/;
/** Signs with a blank of their own. */
const blank = /[、。〈-】〔-〟！（），．：；？［］｛｝]/;

/**
 * Takes out the line ends that would show as a space: those between Chinese characters, and beside
 * signs of full width. `before` and `after` are the characters that the text stands between.
 */
export function joinLineEnds(text: string, before: string, after: string): string {
  const whole = before + text + after;
  return text.replace(/\n/g, (lineEnd, at: number) => {
    const here = at + before.length;
    const left = [...whole.slice(Math.max(0, here - 2), here)].at(-1) ?? '';
    const [right = ''] = whole.slice(here + 1, here + 3);
    return isJoined(left, right) ? '' : lineEnd;
  });
}

function isJoined(before: string, after: string): boolean {
  if (before === '' || after === '') return false;
  if (blank.test(before) || blank.test(after)) return true;
  const isChinese = wide.test(before) || wide.test(after);
  const isOfText = (sign: string) => wide.test(sign) || shared.test(sign);
  return isChinese && isOfText(before) && isOfText(after);
}
