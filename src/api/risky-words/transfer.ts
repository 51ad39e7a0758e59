import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { isSame } from '#api/publishing/parts.ts';
import type { Column, Importer, Resource, Values } from '#api/transfers/table.ts';
import { isRiskyWord, normalRiskyWord } from '#contracts/risky-words.ts';
import type { RouteInput } from '#contracts/route.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { type createRiskyWord, type listRiskyWords, riskyWordFields } from './contract.ts';
import { filtersOf } from './list.ts';
import { messages } from './messages.ts';
import { addRiskyWord, changeRiskyWord, removeRiskyWord } from './service.ts';

type Filter = Omit<RouteInput<typeof listRiskyWords>['query'], 'after'>;
type Fields = RouteInput<typeof createRiskyWord>['body'];

/** Words that are read at a time. */
const BATCH = 500;

const severities = { 提示: 'notice', 警告: 'warning', 禁用: 'forbidden' };
const categories = {
  绝对化用语: 'absolute',
  国家机关与权威: 'authority',
  医疗与功效: 'medical',
  保证与承诺: 'promise',
  价格与促销: 'price',
  金融与收益: 'finance',
  贬低与对比: 'comparison',
  站外引流: 'diversion',
  公序良俗: 'public-order',
};
const words: Record<string, Column['words']> = { severity: severities, category: categories };

const labels: Record<string, readonly string[]> = {
  word: ['词语', 'Word'],
  severity: ['级别', 'Severity'],
  category: ['类别', 'Category'],
  reasonZh: ['原因（中文）', '原因', 'Reason'],
  reasonEn: ['原因（英文）'],
  suggestionZh: ['替换建议（中文）', '替换建议'],
  suggestionEn: ['替换建议（英文）'],
  exceptions: ['例外'],
  note: ['备注', 'Note'],
  active: ['启用'],
};

const columns: Column[] = Object.entries(riskyWordFields).map(([name, schema]) => ({
  name,
  schema,
  ...(labels[name] && { labels: labels[name] }),
  ...(words[name] && { words: words[name] }),
}));

/** The list of risky words. */
export const riskyWordResource: Resource<Filter> = {
  columns,
  async *rows(db, filter) {
    for (let last = ''; ; ) {
      const page = await db
        .select()
        .from(riskyWords)
        .where(and(filtersOf(filter), last ? gt(riskyWords.id, last) : undefined))
        .orderBy(asc(riskyWords.id))
        .limit(BATCH);
      yield* page.map(valuesOf);
      last = page.at(-1)?.id ?? '';
      if (page.length < BATCH) return;
    }
  },
};

/** What staff write about a word. */
function valuesOf(row: typeof riskyWords.$inferSelect): Values {
  const { id: _, createdAt: __, updatedAt: ___, ...values } = row;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}

/** Words that a new row need not give. */
const defaults = {
  reasonEn: '',
  suggestionZh: '',
  suggestionEn: '',
  exceptions: [],
  note: '',
  active: true,
};

/** Adds words, and changes those that are on the list. */
export const riskyWordImporter: Importer = {
  key: 'word',
  normalKey: normalRiskyWord,
  newRows: 'unknown-key',
  required: ['severity', 'category', 'reasonZh'],
  async find(db, keys) {
    const rows = await db
      .select()
      .from(riskyWords)
      .where(inArray(riskyWords.word, [...keys]));
    return new Map(rows.map((row) => [row.word, { id: row.id, values: valuesOf(row) }]));
  },
  problem({ values }) {
    if (typeof values.word !== 'string' || isRiskyWord(normalRiskyWord(values.word))) {
      return undefined;
    }
    return { column: 'word', message: messages.unusable };
  },
  async apply(call, { record, values }) {
    if (record) await changeRiskyWord(record.id, values, call);
    const recordId =
      record?.id ?? (await addRiskyWord({ ...defaults, ...(values as Fields) }, call)).id;
    const [row] = await call.transaction
      .select()
      .from(riskyWords)
      .where(eq(riskyWords.id, recordId));
    if (!row) throw new Error('the word was not written');
    return { recordId, name: row.word, before: record?.values ?? null, after: valuesOf(row) };
  },
  async undo(call, { recordId, before, after }) {
    const [row] = await call.transaction
      .select()
      .from(riskyWords)
      .where(eq(riskyWords.id, recordId))
      .for('update');
    if (!row || !isSame(valuesOf(row), after)) return false;
    if (before) await changeRiskyWord(recordId, before, call);
    else await removeRiskyWord(recordId, call);
    return true;
  },
};
