import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CODE_LENGTH, checkSymbol, codeOf, readCode, writeCode } from './code.ts';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Always the same codes. */
const codes = Array.from({ length: 10_000 }, (_, n) =>
  codeOf(createHash('sha256').update(`code ${n}`).digest()),
);
const isRight = (symbols: string) => checkSymbol(symbols.slice(0, -1)) === symbols.at(-1);
const put = (code: string, at: number, symbol: string) =>
  code.slice(0, at) + symbol + code.slice(at + 1);

test('codes have 16 symbols and are right', () => {
  expect(codes.filter((code) => code.length !== CODE_LENGTH || readCode(code).problem)).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('every wrong symbol is found', () => {
  const missed: string[] = [];
  for (const code of codes) {
    for (let at = 0; at < CODE_LENGTH; at++) {
      for (const symbol of SYMBOLS) {
        if (symbol !== code[at] && isRight(put(code, at, symbol))) missed.push(code);
      }
    }
  }
  expect(missed).toEqual([]);
}, 60_000);

test('every two symbols that have changed places are found', () => {
  const missed: string[] = [];
  for (const code of codes) {
    for (let a = 0; a < CODE_LENGTH; a++) {
      for (let b = a + 1; b < CODE_LENGTH; b++) {
        const [first = '', second = ''] = [code[a], code[b]];
        if (first !== second && isRight(put(put(code, a, second), b, first))) missed.push(code);
      }
    }
  }
  expect(missed).toEqual([]);
}, 60_000);

test('spaces, dashes, small and full-width letters and letters like digits are understood', () => {
  const code = codeOf(new Uint8Array([0, 1, 0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]));
  expect(code.slice(0, 4)).toBe('0101');
  for (const typed of [
    writeCode(code),
    writeCode(code).toLowerCase(),
    ` ${writeCode(code).replaceAll('-', ' ')} `,
    writeCode(code).replaceAll('-', '—'),
    [...code].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    `OIol${code.slice(4)}`,
    `oLOi${code.slice(4)}`,
  ]) {
    expect(readCode(typed)).toEqual({ symbols: code, problem: undefined });
  }
});

test('what is wrong is named', () => {
  const [code = ''] = codes;
  expect(readCode(' - ').problem).toEqual({ kind: 'empty' });
  expect(readCode(code.slice(1)).problem).toEqual({ kind: 'length', count: 15 });
  expect(readCode(put(code, 2, 'U')).problem).toEqual({ kind: 'symbol', symbol: 'U', place: 3 });
  expect(readCode(put(put(code, 2, '?'), 15, '？')).problem).toEqual({
    kind: 'unreadable',
    places: [3, 16],
  });
  const other = code.startsWith('A') ? 'B' : 'A';
  expect(readCode(put(code, 0, other)).problem).toEqual({ kind: 'check' });
});
