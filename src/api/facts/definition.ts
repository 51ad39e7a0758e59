import { eq, sql } from 'drizzle-orm';
import { defineRecord } from '#api/records/define.ts';
import type { CheckContext, Values } from '#api/records/definition.ts';
import { lockById } from '#api/rows.ts';
import { factRecord } from '#contracts/records/facts.ts';
import { slugSchema } from '#contracts/schemas.ts';
import { facts } from '#db/schema/facts.ts';
import { where } from './list.ts';
import { addFact, changeFact, removeFact } from './record.ts';
import { deleteFact, type FactInput, factInput, factQuery } from './staff-contract.ts';
import { shownNames } from './uses.ts';
import { validateFact } from './validate.ts';

const zh = sql`fact_text(${facts.key}, 'zh')`;
const en = sql`fact_text(${facts.key}, 'en')`;

export const factDefinition = defineRecord({
  record: factRecord,
  table: facts,
  name: facts.key,
  hit: { detail: sql<string>`case when ${zh} = ${en} then ${zh} else ${zh} || ' · ' || ${en} end` },
  order: facts.key,
  fields: { key: slugSchema, ...factInput.shape },
  query: factQuery,
  where,
  routes: { delete: deleteFact },
  transfer: {
    key: 'key',
    defaults: {
      minimum: null,
      maximum: null,
      unitZh: '',
      unitEn: '',
      unitEnOne: '',
      textZh: null,
      textEn: null,
      conditionZh: '',
      conditionEn: '',
      sourceZh: '',
      sourceEn: '',
      phrasesZh: [],
      phrasesEn: [],
    },
    check: checkFact,
  },
  valuesOf: inputOf,
  add: (values, call) => addFact(values as FactInput & { key: string }, call),
  async change(id, values, call) {
    const row = await lockById(call.transaction, facts, id);
    const input = { ...inputOf(row), ...values } as FactInput;
    await changeFact(id, { ...input, version: Number(row.version) }, call);
  },
  remove: removeFact,
});

/** What staff write about a fact besides its key. */
function inputOf(row: Values): Values {
  return Object.fromEntries(Object.keys(factInput.shape).map((name) => [name, row[name]]));
}

async function checkFact(values: Values, { db, id, locale }: CheckContext): Promise<void> {
  const [row] = id ? await db.select().from(facts).where(eq(facts.id, id)) : [];
  validateFact(values as FactInput, {
    downloadId: row?.downloadId ?? null,
    shownNames: row ? await shownNames(db, row.key) : [],
    locale,
  });
}
