import { traditionalPairs } from './traditional-pairs.ts';

const simplified = new Map(
  (traditionalPairs.match(/\S{2}/g) ?? []).map(([traditional = '', simple = '']) => [
    traditional,
    simple,
  ]),
);

/**
 * A text in simplified characters: "網路" becomes "网路". Each character keeps its place. The texts of
 * the site are simplified, so queries, synonyms and triggers are compared in this form.
 */
export function simplify(text: string): string {
  return text.replace(/[\u4e00-\u9fff]/g, (character) => simplified.get(character) ?? character);
}
