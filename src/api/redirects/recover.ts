import type { RecordCall, Values } from '#api/records/definition.ts';
import { ruleProblem } from '#api/transfers/rule-problem.ts';
import type { RedirectStatus } from '#contracts/enums/site.ts';
import { AppError } from '#contracts/errors.ts';
import { checkedRedirect } from './rules.ts';
import { settleRedirect } from './write.ts';

/**
 * Makes sure that a redirect from the trash obeys the rules by now: no page has taken its path, and
 * its target exists. Returns the columns that differ from its stored row.
 * @throws AppError CONFLICT with the reason
 */
export async function prepareRedirect(
  id: string,
  row: Values,
  { transaction, site }: RecordCall,
): Promise<{ target: string | null }> {
  const fields = {
    fromPath: String(row.from_path),
    target: typeof row.target === 'string' ? row.target : '',
    status: row.status as RedirectStatus,
    note: typeof row.note === 'string' ? row.note : '',
    active: row.active === true,
  };
  const context = { db: transaction, site };
  const problem = await ruleProblem('fromPath', (locale) =>
    checkedRedirect(fields, { ...context, locale }),
  );
  if (problem) throw new AppError('CONFLICT', { messages: problem.message });
  const values = await checkedRedirect(fields, { ...context, locale: 'zh' });
  await settleRedirect(transaction, id, values);
  return { target: values.target };
}
