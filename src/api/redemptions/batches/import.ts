import { inArray } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { AppError } from '#contracts/errors.ts';
import { MAX_IMPORT } from '#contracts/redemptions/batches.ts';
import { readCode } from '#contracts/redemptions/code.ts';
import { codeProblemText } from '#contracts/redemptions/code-words.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { redemptionCodes } from '#db/schema/redemptions.ts';
import { codeMacs, storedCode } from '../codes/stored-code.ts';
import type { importBatch } from './contract.ts';
import { insertBatch, termsOf } from './start.ts';

/** Codes of one statement: it has a bounded number of parameters. */
const CHUNK = 2_000;
/** Lines that a refusal names. */
const NAMED_LINES = 20;

type Import = RouteInput<typeof importBatch>['body'];

/** Who imports: a member of staff, or nobody for the demo content. */
interface Importer extends Pick<StaffWriteCall, 'transaction' | 'audit' | 'locale'> {
  staff: { id: string } | null;
}

/**
 * Adds codes that were made elsewhere, all of them or none.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED with the lines that are wrong
 */
export async function importCodes(
  { codes: text, ...order }: Import,
  keys: KeyRing,
  { transaction, audit, staff, locale }: Importer,
): Promise<{ id: string; quantity: number }> {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const given = lines.flatMap((line, at) => (line ? [{ line: at + 1, ...readCode(line) }] : []));
  if (given.length === 0 || given.length > MAX_IMPORT) {
    throw refusedCodes([importTexts.count[locale]]);
  }
  const wrong = given.flatMap(({ line, problem }) =>
    problem ? [importTexts.line[locale](line, codeProblemText(problem, locale))] : [],
  );
  if (wrong.length > 0) throw refusedCodes(wrong);
  const known = await knownCodes(
    transaction,
    keys,
    given.map(({ symbols }) => symbols),
  );
  const seen = new Set<string>();
  const double = given.flatMap(({ line, symbols }) => {
    const isDouble = seen.has(symbols) || known.has(symbols);
    seen.add(symbols);
    return isDouble ? [importTexts.line[locale](line, importTexts.double[locale])] : [];
  });
  if (double.length > 0) throw refusedCodes(double);
  const terms = await termsOf(transaction, order, locale);
  const quantity = given.length;
  const batch = {
    ...terms,
    quantity,
    made: quantity,
    imported: true,
    createdBy: staff?.id ?? null,
  };
  const id = await insertBatch(transaction, batch);
  for (let from = 0; from < quantity; from += CHUNK) {
    await transaction.insert(redemptionCodes).values(
      given.slice(from, from + CHUNK).map(({ symbols }) => ({
        ...storedCode(keys, symbols),
        campaignId: order.campaignId,
        batchId: id,
      })),
    );
  }
  audit({
    action: 'code-batch.import',
    entityType: 'code-batch',
    entityId: id,
    changes: { label: [null, order.label], quantity: [null, quantity] },
  });
  return { id, quantity };
}

/** Which of these codes exist, under any key that codes were stored with. */
async function knownCodes(
  transaction: Executor,
  keys: KeyRing,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let from = 0; from < codes.length; from += CHUNK) {
    const byMac = new Map(
      codes
        .slice(from, from + CHUNK)
        .flatMap((code) => codeMacs(keys, code).map((mac) => [mac, code] as const)),
    );
    const rows = await transaction
      .select({ mac: redemptionCodes.codeMac })
      .from(redemptionCodes)
      .where(inArray(redemptionCodes.codeMac, [...byMac.keys()]));
    for (const { mac } of rows) known.add(byMac.get(mac) ?? '');
  }
  return known;
}

function refusedCodes(lines: readonly string[]): AppError {
  const message = lines.slice(0, NAMED_LINES).join(' ');
  return new AppError('VALIDATION_FAILED', { fields: [{ path: 'codes', message }] });
}

const importTexts = {
  count: {
    zh: `每行一个兑换码，一次最多 ${MAX_IMPORT} 个。`,
    en: `One code per line, at most ${MAX_IMPORT} at a time.`,
  },
  line: {
    zh: (line: number, problem: string) => `第 ${line} 行：${problem}`,
    en: (line: number, problem: string) => `Line ${line}: ${problem}`,
  },
  double: {
    zh: '这个兑换码重复了，或已经在系统里。',
    en: 'This code is there twice, or known already.',
  },
};
