import { eq } from 'drizzle-orm';
import { titleOf } from '#api/sheets/head.ts';
import type { LinkHolder } from '#api/sheets/link-call.ts';
import { mayActAs } from '#api/sheets/link-policy.ts';
import { keptHtml } from '#content/markdown/kept-html.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { requirementChanges } from '#contracts/sheets/requirement-changes.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { requirements } from '#db/schema/requirements.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { Requirement } from './contract.ts';
import { readReferences } from './references.ts';
import { readVersions } from './versions.ts';

/**
 * Reads a requirement: its newest issued version, and the changes between versions. The texts are
 * rendered on each request: sheets are short and seldom opened.
 * @param today date for overdue milestones, `YYYY-MM-DD`
 * @throws AppError NOT_FOUND if nothing has been issued yet
 */
export async function readRequirement(
  db: Executor,
  { recordId: sheetId, token, audience }: Pick<LinkHolder, 'recordId' | 'token' | 'audience'>,
  today: string,
): Promise<Requirement> {
  const [sheet] = await db
    .select({
      head: sheets,
      doneMilestones: requirements.doneMilestones,
      projectNumber: projects.number,
    })
    .from(requirements)
    .innerJoin(sheets, eq(sheets.id, requirements.id))
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .where(eq(requirements.id, sheetId));
  const versions = await readVersions(db, sheetId);
  const [current] = versions;
  if (!sheet || !current) throw new AppError('NOT_FOUND');
  const { number, locale, customerName, stage } = sheet.head;
  const { body } = current;
  const [brief = '', style = '', ...itemTexts] = await renderEach(
    [body.brief, body.style, ...body.items.map((item) => item.body)],
    locale,
  );
  return {
    number,
    title: titleOf(sheet.head),
    locale,
    customerName,
    projectNumber: sheet.projectNumber,
    state: stage === 'closed' ? 'closed' : current.approval ? 'approved' : 'in_review',
    version: current.version,
    issuedAt: current.issuedAt,
    contentHash: current.contentHash,
    approval: current.approval,
    mayApprove: stage === 'open' && !current.approval && mayActAs(audience, 'signer'),
    briefHtml: brief,
    styleHtml: style,
    palette: body.palette,
    items: body.items.map(({ body: _, ...item }, index) => ({
      ...item,
      bodyHtml: itemTexts[index] ?? '',
    })),
    references: await readReferences(db, body.references, { sheetId, locale, token }),
    screens: body.screens,
    deliverables: body.deliverables,
    milestones: body.milestones.map((milestone) => {
      const doneOn = sheet.doneMilestones[milestone.key] ?? null;
      return { ...milestone, doneOn, late: doneOn === null && milestone.dueOn < today };
    }),
    history: versions.map(({ body, revision: _, ...version }, index) => {
      const before = versions[index + 1];
      return {
        ...version,
        changes: before ? requirementChanges(before.body, body) : [],
      };
    }),
  };
}

/** One after the other: the visitor's network has one job at a time in any case. */
async function renderEach(texts: readonly string[], locale: Locale): Promise<string[]> {
  const rendered: string[] = [];
  for (const text of texts) rendered.push(await keptHtml(text, locale));
  return rendered;
}
