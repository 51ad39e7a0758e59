import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Message } from './table.ts';

/**
 * What the rules of a record refuse, in both languages. `column` is named where the rules name none.
 */
export async function ruleProblem(
  column: string,
  rules: (locale: Locale) => unknown,
): Promise<{ column: string; message: Message } | undefined> {
  const refusalIn = async (locale: Locale) => {
    try {
      await rules(locale);
      return undefined;
    } catch (error) {
      if (error instanceof AppError && error.fields?.[0]) return error.fields[0];
      throw error;
    }
  };
  const zh = await refusalIn('zh');
  if (!zh) return undefined;
  const en = await refusalIn('en');
  return { column: zh.path || column, message: { zh: zh.message, en: en?.message ?? zh.message } };
}
