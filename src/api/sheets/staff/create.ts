import { and, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { sheetTemplates } from '#db/schema/sheets/templates.ts';
import { createDraft } from '../drafts.ts';
import { lockSheet, type SheetHead } from '../head.ts';
import type { AnySheetKind } from '../kind.ts';
import { sheetKindOf } from '../kinds.ts';
import { withNewIds } from '../new-ids.ts';
import type { createSheet } from './contract.ts';

type Input = RouteInput<typeof createSheet>['body'];

/**
 * Makes a draft with all that is known: from a template or a copy, from the project, from the sheet
 * before.
 * @throws AppError VALIDATION_FAILED if what it is to be made from is not there or does not fit
 */
export async function createSheetOf(
  input: Input,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<RouteData<typeof createSheet>> {
  const kind = sheetKindOf(input.kind);
  const before = input.previousId
    ? await findSource(transaction, input.previousId, 'previousId')
    : undefined;
  const copied = input.copyOf ? await findSource(transaction, input.copyOf, 'copyOf') : undefined;
  if (before && !kind.from[before.kind]) throw refusedSource('previousId');
  if (copied && copied.kind !== input.kind) throw refusedSource('copyOf');
  const source = before ?? copied;
  const projectId = input.projectId ?? source?.projectId ?? null;
  const project = projectId ? await findProject(transaction, projectId) : undefined;
  const sheet = await createDraft(transaction, {
    head: {
      kind: input.kind,
      projectId,
      previousId: before?.id ?? null,
      titleZh: input.titleZh,
      titleEn: input.titleEn,
      locale: input.locale ?? source?.locale ?? project?.locale ?? 'zh',
      customerName: source?.customerName || (project?.customerName ?? ''),
      siteName: source?.siteName || (project?.name ?? ''),
      ownerId: staff.id,
    },
    body: {
      ...(await beginning(transaction, kind, input)),
      ...(projectId && (await kind.fromProject?.(transaction, projectId))),
      ...(before && (await kind.from[before.kind]?.(transaction, before.id))),
    },
    staffId: staff.id,
  });
  audit({
    action: 'sheet.create',
    ...entityOf(sheet),
    changes: {
      number: [null, sheet.number],
      titleZh: [null, sheet.titleZh],
      ...(before && { previous: [null, before.number] }),
    },
  });
  return { id: sheet.id, number: sheet.number };
}

/** The body that a new sheet begins with where it has a model. */
async function beginning(
  db: Executor,
  kind: AnySheetKind,
  { templateId, copyOf }: Input,
): Promise<Record<string, unknown>> {
  if (copyOf) return renewed(kind, await kind.read(db, copyOf));
  if (!templateId) return {};
  const [template] = await db
    .select()
    .from(sheetTemplates)
    .where(and(eq(sheetTemplates.id, templateId), eq(sheetTemplates.kind, kind.kind)));
  // The schema may have changed since it was saved.
  const body = kind.body.safeParse(template?.body);
  if (!body.success) throw refusedSource('templateId');
  return withNewIds(body.data);
}

/** A body for another sheet: without what belongs to this one alone. */
export const renewed = (kind: AnySheetKind, body: Record<string, unknown>) =>
  withNewIds(kind.fresh?.(body) ?? body);

async function findSource(db: Executor, id: string, field: string): Promise<SheetHead> {
  return lockSheet(db, id).catch((error) => {
    throw error instanceof AppError ? refusedSource(field) : error;
  });
}

async function findProject(db: Executor, id: string) {
  const [project] = await db
    .select({ name: projects.name, customerName: customers.name, locale: customers.locale })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(eq(projects.id, id));
  if (!project) throw refusedSource('projectId');
  return project;
}

const messages = {
  zh: '没有这一条，或它不能作为来源。请重新选择。',
  en: 'There is no such record, or it cannot be made from that. Please choose another one.',
};

function refusedSource(field: string): AppError {
  return new AppError('VALIDATION_FAILED', {
    fields: [{ path: field, message: messages.zh }],
    messages,
  });
}
