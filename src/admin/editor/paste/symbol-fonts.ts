/** Fonts in which letters are pictures, with signs that any font has. */
const fonts: readonly [name: RegExp, signs: ReadonlyMap<string, string>][] = [
  [/^["']?wingdings 2\b/, pairs('OPQRST—£', '✗✓☒☑☒☒●□')],
  [
    /^["']?wingdings\b(?! 3)/,
    pairs('(*FJLlmnoqrstuvwŸ¡§¨«Øßàáâèðûüýþ', '☎✉☞☺☹●○■□□□◆◆◆❖◆•○▪□★➢←→↑↓➔⇨✗✓☒☑'),
  ],
  [
    /^["']?symbol\b/,
    pairs(
      'abcdefghiklmnopqrstuwxyzDFGLPQSWXY£¥¬®°±³´·¹»×',
      'αβχδεφγηικλμνοπθρστυωξψζΔΦΓΛΠΘΣΩΞΨ≤∞←→°±≥×•≠≈·',
    ),
  ],
];
/** Codes of the private area in which Word writes the letters of such fonts. */
const PRIVATE = 0xf000;
const latin = new TextDecoder('windows-1252');

function pairs(letters: string, signs: string): ReadonlyMap<string, string> {
  const target = [...signs];
  return new Map([...letters].map((letter, index) => [letter, target[index] ?? letter]));
}

/** A text in a font of signs, such as Wingdings, in signs that any font has; others as they are. */
export function plainSigns(text: string, fontFamily: string): string {
  const signs = fonts.find(([name]) => name.test(fontFamily))?.[1];
  if (!signs) return text;
  return [...text]
    .map((letter) => {
      const code = (letter.codePointAt(0) ?? 0) - PRIVATE;
      const isPrivate = code >= 0 && code < 0x100;
      if (!isPrivate) return signs.get(letter) ?? letter;
      return signs.get(latin.decode(Uint8Array.of(code))) ?? '•';
    })
    .join('');
}
