/** Signs of fonts in which letters are pictures, by the code of the letter. */
const fonts: readonly [name: RegExp, signs: ReadonlyMap<number, string>][] = [
  [
    /^"?'?wingdings 2\b/,
    new Map([
      [0x4f, '✗'],
      [0x50, '✓'],
      [0x51, '☒'],
      [0x52, '☑'],
      [0x53, '☒'],
      [0x54, '☒'],
      [0x97, '●'],
      [0xa3, '□'],
    ]),
  ],
  [
    /^"?'?wingdings\b(?! 3)/,
    new Map([
      [0x28, '☎'],
      [0x2a, '✉'],
      [0x46, '☞'],
      [0x4a, '☺'],
      [0x4c, '☹'],
      [0x6c, '●'],
      [0x6d, '○'],
      [0x6e, '■'],
      [0x6f, '□'],
      [0x71, '□'],
      [0x72, '□'],
      [0x73, '◆'],
      [0x74, '◆'],
      [0x75, '◆'],
      [0x76, '❖'],
      [0x77, '◆'],
      [0x9f, '•'],
      [0xa1, '○'],
      [0xa7, '▪'],
      [0xa8, '□'],
      [0xab, '★'],
      [0xd8, '➢'],
      [0xdf, '←'],
      [0xe0, '→'],
      [0xe1, '↑'],
      [0xe2, '↓'],
      [0xe8, '➔'],
      [0xf0, '⇨'],
      [0xfb, '✗'],
      [0xfc, '✓'],
      [0xfd, '☒'],
      [0xfe, '☑'],
    ]),
  ],
  [
    /^"?'?symbol\b/,
    new Map([
      [0xa3, '≤'],
      [0xa5, '∞'],
      [0xac, '←'],
      [0xae, '→'],
      [0xb0, '°'],
      [0xb1, '±'],
      [0xb3, '≥'],
      [0xb4, '×'],
      [0xb7, '•'],
      [0xb9, '≠'],
      [0xbb, '≈'],
      [0xd7, '·'],
    ]),
  ],
];
/** Codes of the private area in which Word writes the letters of such fonts. */
const PRIVATE = 0xf000;

/** A text in a font of signs, such as Wingdings, in signs that any font has; others as they are. */
export function plainSigns(text: string, fontFamily: string): string {
  const signs = fonts.find(([name]) => name.test(fontFamily))?.[1];
  if (!signs) return text;
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const isPrivate = code >= PRIVATE && code < PRIVATE + 0x100;
      return signs.get(isPrivate ? code - PRIVATE : code) ?? (isPrivate ? '•' : letter);
    })
    .join('');
}
