/** A token of code; `kind` sets its colour. */
export interface CodePiece {
  text: string;
  kind?: 'comment' | 'string' | 'keyword' | 'number';
}

const words =
  'as async await auto break case catch class const constexpr continue default defer do else enum export extends extern false final fn for from func fun function guard if import in include int internal let namespace new nil null nullptr override package private public return self static struct super switch this throw true try using val var void while with';
// What is not closed goes on to the end of the line, or of the code: so each sign is read once.
const pattern = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))|(?:^|(?<=\s))#(?!include|define|if|endif)[^\n]*)`,
    String.raw`(?<string>"(?:\\.|[^"\\\n])*(?:"|\\?$)|'(?:\\.|[^'\\\n])*(?:'|\\?$)|\`(?:\\.|[^\`\\])*(?:\`|\\?$(?![\s\S])))`,
    String.raw`(?<keyword>\b(?:${words.split(' ').join('|')})\b|#(?:include|define|if|endif)\b)`,
    String.raw`(?<number>\b\d[\d_.]*(?:e[+-]?\d+)?\b)`,
  ].join('|'),
  'gm',
);

/** Splits code (C and JavaScript families, Swift, Kotlin, shell) into tokens. */
export function highlight(code: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > at) pieces.push({ text: code.slice(at, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    pieces.push({ text: match[0], kind: kind as NonNullable<CodePiece['kind']> });
    at = match.index + match[0].length;
  }
  if (at < code.length) pieces.push({ text: code.slice(at) });
  return pieces;
}
