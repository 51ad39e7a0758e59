import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const person = { name: 'Lin Yi', email: 'linyi88@example.com' };
const problem = (password: string) => passwordProblem(password, person, 'en');

test.each([
  ['too-short', 'Use 12 to 128'],
  ['x'.repeat(129), 'Use 12 to 128'],
  ['aaaaaaaaaaaaaa', 'Too simple'],
  ['abababababab', 'Too simple'],
  ['ABCDEFGHIJKLMN', 'Too simple'],
  ['0987654321098', 'Too simple'],
  ['qwertyuiopasdf', 'Too simple'],
  ['Password-2026!', 'common'],
  ['admin123456789', 'common'],
  ['my linyi88 word', 'name or email'],
  ['LIN YI and more', 'name or email'],
])('%s is refused: %s', (password, reason) => {
  expect(problem(password)).toContain(reason);
});

test.each([
  'correct horse battery',
  '四个不相关的词语组成密码啊',
  'k7#vQ2!mZp9x',
  'passwordless sign in',
])('%s is accepted', (password) => {
  expect(problem(password)).toBeUndefined();
});

test('a person without a name may use any text', () => {
  const unnamed = { name: '', email: '' };
  expect(passwordProblem('correct horse battery', unnamed, 'zh')).toBeUndefined();
});
