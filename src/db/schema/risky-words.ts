import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { riskCategories, riskSeverities } from '#contracts/enums/risky-words.ts';
import { id, times, valueCheck } from './columns.ts';

/** A word that texts must not or should not contain; checked before publishing and in live scripts. */
export const riskyWords = pgTable(
  'risky_words',
  {
    id: id(),
    /** The word in the form of `normalRiskyWord`; `#` is a number, `*` up to six characters. */
    word: text('word').notNull().unique(),
    category: text('category', { enum: riskCategories }).notNull(),
    severity: text('severity', { enum: riskSeverities }).notNull().default('warning'),
    /** The rule behind it. */
    reasonZh: text('reason_zh').notNull(),
    reasonEn: text('reason_en'),
    /** What to say instead. */
    suggestionZh: text('suggestion_zh'),
    suggestionEn: text('suggestion_en'),
    /** Phrases that contain the word and are not risky. */
    exceptions: text('exceptions').array().notNull().default(sql`'{}'`),
    /** For staff only. */
    note: text('note').notNull().default(''),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [valueCheck(t.category, riskCategories), valueCheck(t.severity, riskSeverities)],
);
