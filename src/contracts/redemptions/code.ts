/**
 * Redemption codes: 16 symbols of Crockford's Base32, the last of which checks the others. The check
 * is a sum over GF(32) in which every place has a weight of its own, so that it finds every wrong
 * symbol and every two that have changed places.
 */
export const CODE_LENGTH = 16;

/** The digits and letters without I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Symbols between two dashes of a written code. */
const GROUP = 4;
/** Longest text that is read as a code: twice as many characters as a written one has. */
export const MAX_TYPED_CODE = 40;

/** Letters that people read in place of a digit. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
/** What may stand between symbols: spaces and every kind of dash. */
const BETWEEN = /[\s\p{Pd}_.·−]+/gu;
/** Stands for a symbol that cannot be read on a damaged card. */
const UNREADABLE = '?';

/** What is wrong with a typed code. */
export type CodeProblem =
  | { kind: 'empty' }
  /** It has another number of symbols. */
  | { kind: 'length'; count: number }
  /** A character that no code has, at this place from 1. */
  | { kind: 'symbol'; symbol: string; place: number }
  /** Places that the reader has marked with a question mark. */
  | { kind: 'unreadable'; places: number[] }
  /** All symbols are possible, but they do not belong together: one is wrong, or two are swapped. */
  | { kind: 'check' };

/** A typed code: its symbols as far as they were understood, and what is wrong with it. */
export interface TypedCode {
  symbols: string;
  problem: CodeProblem | undefined;
}

/** Reads a code as people type it: with spaces, dashes, small or full-width letters, O for 0. */
export function readCode(typed: string): TypedCode {
  const symbols = [...typed.normalize('NFKC').toUpperCase().replace(BETWEEN, '')]
    .map((symbol) => lookAlikes[symbol] ?? symbol)
    .join('');
  return { symbols, problem: problemOf(symbols) };
}

function problemOf(symbols: string): CodeProblem | undefined {
  if (symbols === '') return { kind: 'empty' };
  const characters = [...symbols];
  const index = characters.findIndex((one) => one !== UNREADABLE && !SYMBOLS.includes(one));
  const symbol = characters[index];
  if (symbol !== undefined) return { kind: 'symbol', symbol, place: index + 1 };
  const { length: count } = characters;
  if (count !== CODE_LENGTH) return { kind: 'length', count };
  const places = characters.flatMap((one, at) => (one === UNREADABLE ? [at + 1] : []));
  if (places.length > 0) return { kind: 'unreadable', places };
  return checkSymbol(symbols.slice(0, -1)) === symbols.at(-1) ? undefined : { kind: 'check' };
}

/** A code in groups, as cards have it: `7KQ2-M0XD-4VTA-9H3C`. */
export function writeCode(symbols: string): string {
  return symbols.match(new RegExp(`.{1,${GROUP}}`, 'gsu'))?.join('-') ?? '';
}

/** The symbol that completes 15 others. */
export function checkSymbol(symbols: string): string {
  const sum = [...symbols].reduce((value, one) => double(value ^ SYMBOLS.indexOf(one)), 0);
  return SYMBOLS.charAt(sum);
}

/** The symbols of random bytes, one of each. */
export function symbolsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('');
}

/** A code of random bytes: as many as it has symbols without its check. */
export function codeOf(bytes: Uint8Array): string {
  const symbols = symbolsOf(bytes.subarray(0, CODE_LENGTH - 1));
  return symbols + checkSymbol(symbols);
}

/** Twice a value in GF(32), with the polynomial x⁵ + x² + 1. */
function double(value: number): number {
  const twice = value << 1;
  return twice & 32 ? twice ^ 0b100101 : twice;
}
