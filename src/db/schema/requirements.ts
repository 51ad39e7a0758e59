import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { emptyRequirement, type RequirementBody } from '#contracts/sheets/requirement.ts';
import { times } from './columns.ts';
import { sheetHead } from './sheets/sheets.ts';

/**
 * An art or scene production requirement as staff write it. Each version that was issued is a revision
 * of the sheet with its whole body.
 */
export const requirements = pgTable(
  'requirements',
  {
    id: sheetHead(),
    /** What the next version will say; customers see nothing of it. */
    draft: jsonb('draft').$type<RequirementBody>().notNull().default(emptyRequirement),
    /** Days on which milestones were done, by their keys. No content of a version. */
    doneMilestones: jsonb('done_milestones').$type<Record<string, string>>().notNull().default({}),
    ...times(),
  },
  (t) => [
    check('requirements_draft_check', sql`jsonb_typeof(${t.draft}) = 'object'`),
    check('requirements_done_milestones_check', sql`jsonb_typeof(${t.doneMilestones}) = 'object'`),
  ],
);
