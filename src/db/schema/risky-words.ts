import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { riskSeverities } from '#contracts/enums/publishing.ts';
import { id, times, valueCheck } from './columns.ts';

/** A word that texts must not or should not contain; checked before publishing and in live scripts. */
export const riskyWords = pgTable(
  'risky_words',
  {
    id: id(),
    /** The word or phrase, in lower case. */
    word: text('word').notNull().unique(),
    severity: text('severity', { enum: riskSeverities }).notNull().default('warning'),
    reasonZh: text('reason_zh').notNull(),
    reasonEn: text('reason_en'),
    suggestionZh: text('suggestion_zh'),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [valueCheck(t.severity, riskSeverities)],
);
