import { and, eq, sql } from 'drizzle-orm';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { nothingOf } from '#api/records/write.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { readFactValues } from '#content/facts/values.ts';
import { AppError, invalidField, notFound } from '#contracts/errors.ts';
import type { FactValue } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteAnswer, RouteData, RouteInput } from '#contracts/route.ts';
import type { Database, Executor } from '#db/connection.ts';
import { downloadTranslations } from '#db/schema/downloads.ts';
import { facts } from '#db/schema/facts.ts';
import type {
  checkFact,
  createFact,
  FactInput,
  readFactOfStaff,
  updateFact,
} from './staff-contract.ts';
import { findFactUses, shownNames } from './uses.ts';
import { validateFact } from './validate.ts';

type FactRow = typeof facts.$inferSelect;

/** One fact with the texts that show it. @throws AppError NOT_FOUND */
export async function readFact(
  db: Executor,
  id: string,
): Promise<RouteAnswer<typeof readFactOfStaff>> {
  const fact = await findFact(db, id);
  const values = await readFactValues(db);
  const [program] = fact.downloadId
    ? await db
        .select({ name: downloadTranslations.title })
        .from(downloadTranslations)
        .where(
          and(
            eq(downloadTranslations.downloadId, fact.downloadId),
            eq(downloadTranslations.locale, 'zh'),
          ),
        )
    : [];
  return {
    ...fact,
    program: program?.name ?? null,
    value: bothLanguages(values, fact.key),
    uses: await findFactUses(db, fact.key, { before: values, after: values }),
  };
}

/** Adds a fact. @throws AppError VALIDATION_FAILED, also if the key is taken */
export async function addFact(
  { key, ...input }: RouteInput<typeof createFact>['body'],
  { transaction, audit, staff, locale }: RecordWriter,
): Promise<{ id: string }> {
  validateFact(input, { downloadId: null, shownNames: [], locale });
  const [row] = await transaction
    .insert(facts)
    .values({ key, ...input, updatedBy: staff.id })
    .onConflictDoNothing({ target: facts.key })
    .returning({ id: facts.id });
  if (!row) throw invalidField('key', keyTaken[locale]);
  const changes = changedFields({}, { key, ...input });
  audit({ action: 'fact.create', entityType: 'fact', entityId: row.id, changes });
  return row;
}

const keyTaken = {
  zh: '已有事实用了这个标识，请换一个。',
  en: 'Another fact has this key. Choose another one.',
};

/**
 * How the texts that show a fact would read after a change.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function previewFact(
  db: Database,
  id: string,
  input: FactInput,
  locale: Locale,
): Promise<RouteData<typeof checkFact>> {
  const fact = await findFact(db, id);
  const names = await shownNames(db, fact.key);
  validateFact(input, { downloadId: fact.downloadId, shownNames: names, locale });
  const before = await readFactValues(db);
  const changed = await changedValues(db, fact, input);
  const after: FactValue = (name, language) => changed(name, language) ?? before(name, language);
  return {
    before: bothLanguages(before, fact.key),
    after: bothLanguages(after, fact.key),
    uses: await findFactUses(db, fact.key, { before, after }),
  };
}

/**
 * The values of a fact after a change. Only SQL prints values: a copy of the fact with the change is
 * written and rolled back.
 */
async function changedValues(db: Database, fact: FactRow, input: FactInput): Promise<FactValue> {
  const values = new Map<string, { zh: string; en: string }>();
  const copy = `copy-of-${fact.id}`;
  const rollback = new Error('the copy is not kept');
  await db
    .transaction(async (transaction) => {
      const { id: _, createdAt: __, updatedAt: ___, ...columns } = fact;
      await transaction.insert(facts).values({ ...columns, ...input, key: copy });
      const { rows } = await transaction.execute<{ name: string; zh: string; en: string }>(
        sql`select name, zh, en from fact_values where split_part(name, '.', 1) = ${copy}`,
      );
      for (const { name, zh, en } of rows)
        values.set(fact.key + name.slice(copy.length), { zh, en });
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return (name, locale) => values.get(name)?.[locale];
}

/** Changes a fact. @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function changeFact(
  id: string,
  { version, ...input }: RouteInput<typeof updateFact>['body'],
  { transaction, audit, staff, locale }: RecordWriter,
): Promise<{ version: number }> {
  const before = await findFact(transaction, id, { forUpdate: true });
  if (before.version !== version) throw new AppError('CONFLICT', { messages: changedMeanwhile });
  const names = await shownNames(transaction, before.key);
  validateFact(input, { downloadId: before.downloadId, shownNames: names, locale });
  await transaction
    .update(facts)
    .set({ ...input, version: version + 1, updatedBy: staff.id })
    .where(eq(facts.id, id));
  const changes = changedFields(before, input);
  audit({ action: 'fact.update', entityType: 'fact', entityId: id, changes });
  return { version: version + 1 };
}

const changedMeanwhile = {
  zh: '这个事实刚刚被别人改过。请关闭后重新打开，看过新的值再改。',
  en: 'Somebody else has just changed this fact. Close it and open it again to see the new value.',
};

/** Moves a fact that nothing shows to the trash. @throws AppError NOT_FOUND, RECORD_IN_USE */
export async function removeFact(id: string, call: RecordWriter): Promise<void> {
  const { transaction, audit } = call;
  const fact = await findFact(transaction, id, { forUpdate: true });
  const values = await readFactValues(transaction);
  const uses = await findFactUses(transaction, fact.key, { before: values, after: values });
  if (uses.length > 0) {
    const isNeeded = uses.some(({ kind }) => kind === 'interface');
    const messages = isNeeded ? neededByInterface(fact.key) : inUse(fact.key, uses.length);
    throw new AppError('RECORD_IN_USE', { messages, data: { uses } });
  }
  await moveToTrash({ kind: 'fact', table: facts, id, name: fact.key }, call);
  const { key, subject, minimum, maximum, textZh, textEn } = fact;
  const removed = { key, subject, minimum, maximum, textZh, textEn };
  const changes = changedFields(removed, nothingOf(removed));
  audit({ action: 'fact.delete', entityType: 'fact', entityId: id, changes });
}

const inUse = (key: string, count: number) => ({
  zh: `有 ${count} 处内容正在显示“${key}”，不能删除。请先从那些内容里去掉它。`,
  en: `${count} ${count === 1 ? 'text shows' : 'texts show'} “${key}”, so it cannot be deleted. Remove it from them first.`,
});

const neededByInterface = (key: string) => ({
  zh: `网站界面的文字要用“${key}”，不能删除。数值不对的话，请直接改数值。`,
  en: `Texts of the site’s interface need “${key}”, so it cannot be deleted. Change its value instead.`,
});

function bothLanguages(values: FactValue, key: string) {
  return { zh: values(key, 'zh') ?? '', en: values(key, 'en') ?? '' };
}

async function findFact(db: Executor, id: string, { forUpdate = false } = {}): Promise<FactRow> {
  const query = db.select().from(facts).where(eq(facts.id, id));
  const [row = notFound()] = forUpdate ? await query.for('update') : await query;
  return row;
}
