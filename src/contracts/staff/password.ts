import type { Locale } from '../locale.ts';

/** Shortest and longest password, in characters. Long passwords cost no more to hash. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** Fewest different characters, so that `aaaaaaaaaaaa` is refused. */
const MIN_DIFFERENT = 5;

/** Words that begin most guessed passwords; a password must not consist of one and digits. */
const COMMON_WORDS =
  /^(?:password|passw0rd|admin(?:istrator)?|root|user|guest|test|welcome|letmein|qwerty(?:uiop)?|asdfgh(?:jkl)?|zxcvbn(?:m)?|iloveyou|abc(?:def)?|woaini|mima|mujing|dragon|monkey|football|baseball|master|login|changeme|secret)+[\d\W_]*$/i;

/** Runs of neighbouring characters on a keyboard or in the alphabet. */
const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm'];

/** The reason why a password is refused; undefined if it is accepted. */
export function passwordProblem(
  password: string,
  person: { name: string; email: string },
  locale: Locale,
): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  const length = [...password].length;
  if (length < min || length > max) return texts[locale].length;
  if (new Set(password).size < MIN_DIFFERENT || isSequence(password)) return texts[locale].simple;
  if (COMMON_WORDS.test(password)) return texts[locale].common;
  return containsPerson(password, person) ? texts[locale].personal : undefined;
}

const texts: Record<Locale, Record<'length' | 'simple' | 'common' | 'personal', string>> = {
  zh: {
    length: `密码需为 ${PASSWORD_LENGTH.min} 到 ${PASSWORD_LENGTH.max} 个字符。`,
    simple: '这个密码太简单，请勿使用重复或连续的字符。',
    common: '这是常见密码，很容易被猜到，请换一个。',
    personal: '密码不能包含您的姓名或邮箱。',
  },
  en: {
    length: `Use ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
    simple: 'Too simple: avoid repeated or consecutive characters.',
    common: 'This is a common password and easy to guess. Choose another one.',
    personal: 'The password must not contain your name or email.',
  },
};

function isSequence(password: string): boolean {
  const text = password.toLowerCase();
  return SEQUENCES.some((sequence) => {
    const runs = sequence.repeat(Math.ceil(text.length / sequence.length) + 1);
    return runs.includes(text) || [...runs].reverse().join('').includes(text);
  });
}

function containsPerson(password: string, { name, email }: { name: string; email: string }) {
  const text = password.toLowerCase();
  const parts = [name, email.split('@')[0] ?? ''].map((part) => part.trim().toLowerCase());
  return parts.some((part) => part.length >= 3 && text.includes(part));
}
