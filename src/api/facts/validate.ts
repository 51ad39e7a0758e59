import { compilePhrase, PHRASE_BOUNDS, PhraseError } from '#content/facts/phrase.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { FactInput } from './staff-contract.ts';

/** What decides which formats of a fact have a value. */
interface Value {
  minimum: number | null;
  maximum: number | null;
  downloadId: string | null;
}

/** Signs of HTML, Markdown and JSON: a value may be placed in any text as it is. */
const SIGNS = /[<>&"\\`*_|{}[\]]/;

const { groups, gaps, numbers } = PHRASE_BOUNDS;

const texts = {
  zh: {
    noValue: '请填写数值，或者中文和英文两种文字。',
    bothValues: '数值和文字只能填一种。',
    version: '这个事实显示程序的最新版本，不能填写数值或文字。',
    order: '最小值不能大于最大值。',
    one: '数值是 1，请填写英文单位的单数，例如 minute。',
    signs: '不能含有 < > & " \\ ` * _ | { } [ ] 这些符号。',
    phrase: (phrase: string) =>
      `“${phrase}”无法识别：括号要成对，并用 # 表示数字；? 前面要有字或括号；反斜杠后面只能是符号。`,
    bounds: (phrase: string) =>
      `“${phrase}”太复杂：最多 ${groups} 对括号、${gaps} 个 … 和 ${numbers} 个 #。请拆成几条。`,
    format: (names: string) =>
      `有内容正在显示 ${names}，改成这样后它就没有值了。请保留这个值，或者先改那些内容。`,
  },
  en: {
    noValue: 'Fill in a number, or a text in both languages.',
    bothValues: 'Either a number or a text, not both.',
    version: 'This fact is the newest version of a program: it has no number or text of its own.',
    order: 'The lowest value cannot be above the highest.',
    one: 'The value is 1: fill in the unit in the singular, such as minute.',
    signs: 'None of these signs: < > & " \\ ` * _ | { } [ ]',
    phrase: (phrase: string) =>
      `“${phrase}” cannot be read: brackets in pairs, # for the number, ? behind a letter or bracket, only signs behind a backslash.`,
    bounds: (phrase: string) =>
      `“${phrase}” is too complex: at most ${groups} pairs of brackets, ${gaps} gaps (…) and ${numbers} #. Split it into several.`,
    format: (names: string) =>
      `Texts show ${names}, which would have no value. Keep it, or change the texts first.`,
  },
} as const;

/** Whether a format of a fact has a value; src/db/functions/facts.sql prints it. */
function hasFormat({ minimum, maximum, downloadId }: Value, format: string): boolean {
  switch (format) {
    case '':
      return true;
    case 'min':
      return minimum !== null;
    case 'max':
      return maximum !== null;
    case 'minor':
      return downloadId !== null;
    default:
      return minimum !== null || maximum !== null;
  }
}

/**
 * Refuses values that no text could print.
 * @param downloadId the program whose version is the value
 * @param shownNames names in the placeholders of texts, `key` or `key.format`
 * @throws AppError VALIDATION_FAILED with the fields
 */
export function validateFact(
  input: FactInput,
  {
    downloadId,
    shownNames,
    locale,
  }: { downloadId: string | null; shownNames: readonly string[]; locale: Locale },
): void {
  const fields = [
    ...valueProblems(input, downloadId !== null, locale),
    ...signProblems(input, locale),
    ...unitProblems(input, locale),
    ...phraseProblems(input, locale),
  ];
  const lost = shownNames.filter(
    (name) => !hasFormat({ ...input, downloadId }, name.split('.')[1] ?? ''),
  );
  if (lost.length > 0 && fields.length === 0) {
    const names = lost.map((name) => `{{fact:${name}}}`).join(', ');
    fields.push({ path: 'value', message: texts[locale].format(names) });
  }
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

function valueProblems(
  { minimum, maximum, textZh, textEn }: FactInput,
  isVersion: boolean,
  locale: Locale,
): FieldProblem[] {
  const text = texts[locale];
  const hasNumber = minimum !== null || maximum !== null;
  const hasText = textZh !== null || textEn !== null;
  const problem = (message: string) => [{ path: 'value', message }];
  if (isVersion) return hasNumber || hasText ? problem(text.version) : [];
  if (hasNumber && hasText) return problem(text.bothValues);
  if (!hasNumber && (textZh === null || textEn === null)) return problem(text.noValue);
  if (minimum !== null && maximum !== null && minimum > maximum) return problem(text.order);
  return [];
}

function signProblems(input: FactInput, locale: Locale): FieldProblem[] {
  const message = texts[locale].signs;
  return (['unitZh', 'unitEn', 'unitEnOne', 'textZh', 'textEn'] as const).flatMap((path) =>
    SIGNS.test(input[path] ?? '') ? [{ path, message }] : [],
  );
}

/** A unit that is an English plural. */
const PLURAL = /[a-z]{2}s$/;

function unitProblems(
  { minimum, maximum, unitEn, unitEnOne }: FactInput,
  locale: Locale,
): FieldProblem[] {
  const isOne = (minimum ?? maximum) === 1 && (maximum ?? minimum) === 1;
  if (!isOne || !PLURAL.test(unitEn) || unitEnOne !== '') return [];
  return [{ path: 'unitEnOne', message: texts[locale].one }];
}

function phraseProblems(input: FactInput, locale: Locale): FieldProblem[] {
  return (['phrasesZh', 'phrasesEn'] as const).flatMap((path) => {
    const problems = input[path].flatMap((phrase) => {
      const problem = phraseProblem(phrase);
      return problem ? [{ path, message: texts[locale][problem](phrase) }] : [];
    });
    return problems.slice(0, 1);
  });
}

function phraseProblem(phrase: string): 'phrase' | 'bounds' | undefined {
  try {
    const { counts } = compilePhrase(phrase);
    const isWithin = counts.groups <= groups && counts.gaps <= gaps && counts.numbers <= numbers;
    return isWithin ? undefined : 'bounds';
  } catch (error) {
    if (error instanceof PhraseError) return 'phrase';
    throw error;
  }
}
