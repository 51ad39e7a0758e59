import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Visitor } from '#api/http/call.ts';
import { pictureOf } from '#api/media/service.ts';
import { isPicture, privatePicture, sharedPictureOf } from '#api/shares/pictures.ts';
import { openShare, type ShareDeps } from '#api/shares/service.ts';
import { titleOf } from '#api/sheets/head.ts';
import { type RenderedText, renderMarkdown } from '#content/markdown/render.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { projects } from '#db/schema/projects.ts';
import { requirementApprovals } from '#db/schema/requirement-reviews.ts';
import {
  requirementDeliverables,
  requirementItems,
  requirementMilestones,
  requirementReferences,
  requirementScreens,
  requirementSheets,
  requirementVersions,
} from '#db/schema/requirements.ts';
import { scenes } from '#db/schema/scenes.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { Requirement } from './contract.ts';
import { versionChanges } from './differences.ts';

/**
 * Opens a requirement sheet: its newest issued version, and the changes between versions. The texts
 * are rendered on each request: sheets are short and seldom opened.
 * @param today date for overdue milestones, `YYYY-MM-DD`
 * @throws AppError NOT_FOUND if the link is not valid or nothing has been issued yet
 */
export async function readRequirement(
  deps: ShareDeps,
  { token, visitor, today }: { token: string; visitor: Visitor; today: string },
): Promise<Requirement> {
  const { db } = deps;
  const link = await openShare(deps, { kind: 'requirement', token, visitor });
  const { recordId } = link;
  const [sheet] = await db
    .select({ head: sheets, sheet: requirementSheets, projectNumber: projects.number })
    .from(requirementSheets)
    .innerJoin(sheets, eq(sheets.id, requirementSheets.id))
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .where(eq(requirementSheets.id, recordId));
  const versions = await readVersions(db, recordId);
  const [current] = versions;
  if (!sheet || !current) throw new AppError('NOT_FOUND');
  const { number, locale, customerName } = sheet.head;
  const { state } = sheet.sheet;
  const { version, parts } = current;
  const [brief, style, bodies, references] = await Promise.all([
    renderMarkdown(version.brief, { locale }),
    renderMarkdown(version.style, { locale }),
    renderEach(
      parts.items.map(({ body }) => body),
      locale,
    ),
    readReferences(db, { versionId: version.id, locale, token: link.token }),
  ]);
  return {
    number,
    title: titleOf(sheet.head),
    locale,
    customerName,
    projectNumber: sheet.projectNumber,
    state,
    version: version.version,
    issuedAt: version.issuedAt,
    contentHash: version.contentHash,
    approval: current.approval,
    briefHtml: brief.html,
    styleHtml: style.html,
    palette: version.palette,
    items: parts.items.map(({ itemKey, kind, title, criterion }, index) => ({
      key: itemKey,
      kind,
      title,
      bodyHtml: bodies[index]?.html ?? '',
      criterion,
    })),
    references,
    screens: parts.screens.map(({ versionId: _, ...screen }) => screen),
    deliverables: parts.deliverables.map(({ versionId: _, ...deliverable }) => deliverable),
    milestones: parts.milestones.map(({ versionId: _, ...milestone }) => ({
      ...milestone,
      late: milestone.doneOn === null && milestone.dueOn < today,
    })),
    history: versions.map(({ version, parts, approval }, index) => {
      const before = versions[index + 1];
      return {
        version: version.version,
        state: version.state,
        issuedAt: version.issuedAt,
        changeNote: version.changeNote,
        contentHash: version.contentHash,
        approval,
        changes: before ? versionChanges(before.parts, parts) : [],
      };
    }),
  };
}

/** One after the other: the visitor's network has one job at a time in any case. */
async function renderEach(texts: readonly string[], locale: Locale): Promise<RenderedText[]> {
  const rendered: RenderedText[] = [];
  for (const text of texts) rendered.push(await renderMarkdown(text, { locale }));
  return rendered;
}

/** All issued versions with the compared parts, newest first. */
async function readVersions(db: Executor, sheetId: string) {
  const rows = await db
    .select({ version: requirementVersions, approval: requirementApprovals })
    .from(requirementVersions)
    .leftJoin(requirementApprovals, eq(requirementApprovals.versionId, requirementVersions.id))
    .where(and(eq(requirementVersions.sheetId, sheetId), ne(requirementVersions.state, 'draft')))
    .orderBy(desc(requirementVersions.version));
  const parts = await readParts(
    db,
    rows.map(({ version }) => version.id),
  );
  return rows.flatMap(({ version, approval }) => {
    const { issuedAt, contentHash } = version;
    // The database rejects an issued version without these two.
    if (issuedAt === null || contentHash === null) return [];
    const of = <Row extends { versionId: string }>(all: Row[]) =>
      all.filter((row) => row.versionId === version.id);
    return {
      version: { ...version, issuedAt: issuedAt.toISOString(), contentHash },
      approval: approval && {
        name: approval.name,
        title: approval.title,
        approvedAt: approval.approvedAt.toISOString(),
      },
      parts: {
        items: of(parts.items),
        screens: of(parts.screens),
        deliverables: of(parts.deliverables),
        milestones: of(parts.milestones),
      },
    };
  });
}

/** The compared parts of some versions, in sheet order. */
async function readParts(db: Executor, versionIds: string[]) {
  const [items, screens, deliverables, milestones] = await Promise.all([
    db
      .select({
        versionId: requirementItems.versionId,
        itemKey: requirementItems.itemKey,
        kind: requirementItems.kind,
        title: requirementItems.title,
        body: requirementItems.body,
        criterion: requirementItems.criterion,
      })
      .from(requirementItems)
      .where(inArray(requirementItems.versionId, versionIds))
      .orderBy(asc(requirementItems.sort), asc(requirementItems.id)),
    db
      .select({
        versionId: requirementScreens.versionId,
        name: requirementScreens.name,
        widthMm: requirementScreens.widthMm,
        heightMm: requirementScreens.heightMm,
        widthPx: requirementScreens.widthPx,
        heightPx: requirementScreens.heightPx,
        frameRate: requirementScreens.frameRate,
        content: requirementScreens.content,
      })
      .from(requirementScreens)
      .where(inArray(requirementScreens.versionId, versionIds))
      .orderBy(asc(requirementScreens.sort), asc(requirementScreens.id)),
    db
      .select({
        versionId: requirementDeliverables.versionId,
        name: requirementDeliverables.name,
        format: requirementDeliverables.format,
        quantity: requirementDeliverables.quantity,
        dueOn: requirementDeliverables.dueOn,
      })
      .from(requirementDeliverables)
      .where(inArray(requirementDeliverables.versionId, versionIds))
      .orderBy(asc(requirementDeliverables.sort), asc(requirementDeliverables.id)),
    db
      .select({
        versionId: requirementMilestones.versionId,
        name: requirementMilestones.name,
        dueOn: requirementMilestones.dueOn,
        doneOn: requirementMilestones.doneOn,
      })
      .from(requirementMilestones)
      .where(inArray(requirementMilestones.versionId, versionIds))
      .orderBy(asc(requirementMilestones.sort), asc(requirementMilestones.id)),
  ]);
  return { items, screens, deliverables, milestones };
}

async function readReferences(
  db: Executor,
  { versionId, locale, token }: { versionId: string; locale: Locale; token: string },
): Promise<Requirement['references']> {
  const rows = await db
    .select({
      reference: requirementReferences,
      scene: scenes,
      scenePicture: pictureOf(scenes.posterId, locale),
      ownPicture: pictureOf(requirementReferences.mediaId, locale),
      photo: privatePicture,
    })
    .from(requirementReferences)
    .leftJoin(scenes, eq(scenes.id, requirementReferences.sceneId))
    .leftJoin(privateFiles, and(eq(privateFiles.id, requirementReferences.fileId), isPicture()))
    .where(eq(requirementReferences.versionId, versionId))
    .orderBy(asc(requirementReferences.sort), asc(requirementReferences.id));
  return rows.map(({ reference, scene, scenePicture, ownPicture, photo }) => ({
    kind: reference.kind,
    itemKey: reference.itemKey,
    caption: reference.caption,
    scene: scene && {
      name: (locale === 'en' ? scene.nameEn : null) ?? scene.nameZh,
      solution: scene.solutionKey,
    },
    picture: scenePicture ?? ownPicture,
    photo: photo && sharedPictureOf({ ...photo, caption: reference.caption }, token),
    url: reference.url,
    annotations: reference.annotations,
  }));
}
