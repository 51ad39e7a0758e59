import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { beijingDay } from '#contracts/days.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { AppError, invalidField, notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { ShareKind } from '#contracts/sheets/kinds.ts';
import { isForScenes, MAX_LINK_DAYS } from '#contracts/sheets/links.ts';
import type { Executor } from '#db/connection.ts';
import { scenes } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { newPasscode, passcodeMac } from '../passcode.ts';
import type { SheetWriter } from '../writer.ts';
import { linkUrl, newLinkToken } from './address.ts';
import type { createLink } from './contract.ts';

export interface LinkMaker {
  keys: KeyRing;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

type Made = RouteData<typeof createLink>;
type Terms = Pick<
  RouteInput<typeof createLink>['body'],
  'audience' | 'label' | 'holderName' | 'hasPasscode'
>;

/** What a link leads to. */
interface Target {
  kind: ShareKind;
  sheetId: string | null;
  sceneId: string | null;
  projectId: string | null;
}

/** A link to make. */
interface NewLink extends Terms {
  target: Target;
  expiresAt: Date | null;
  replacesId?: string;
  /** That of the demo, which README names; a new one if absent. */
  token?: string;
}

/**
 * Makes a link. The passcode is in the answer only.
 * @throws AppError VALIDATION_FAILED with the fields, NOT_FOUND
 */
export async function makeLink(
  { sheetId, sceneId, expiresOn, ...terms }: RouteInput<typeof createLink>['body'],
  maker: LinkMaker,
  call: StaffWriteCall,
): Promise<Made> {
  const { locale } = call;
  const target = await findTarget(call.transaction, { sheetId, sceneId }, locale);
  const fields = problemsOf({ ...terms, expiresOn }, target, locale);
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
  const made = await insertLink({ ...terms, target, expiresAt: endOf(expiresOn) }, maker, call);
  call.audit({
    action: 'share_link.create',
    entityType: 'share-link',
    entityId: made.id,
    changes: changedFields({}, { ...terms, expiresOn, sheetId, sceneId }, ['label', 'holderName']),
  });
  return made;
}

/** Writes a new link. */
export async function insertLink(
  { target, expiresAt, replacesId, hasPasscode, token: known, ...terms }: NewLink,
  { keys, publicUrl }: LinkMaker,
  { transaction, staff }: Pick<SheetWriter, 'transaction' | 'staff'>,
): Promise<Made> {
  const { kind, sheetId, sceneId } = target;
  // The passcode's HMAC is over the id, so the id is made here; it is no secret.
  const id = randomUUID();
  const token = known ?? newLinkToken(kind);
  const passcode = hasPasscode ? newPasscode() : null;
  await transaction.insert(shareLinks).values({
    id,
    token,
    sheetId,
    sceneId,
    ...terms,
    expiresAt,
    setId: await setFor(transaction, target, terms),
    passcodeMac: passcode && passcodeMac(keys, id, passcode),
    passcodeSetAt: passcode ? new Date() : null,
    replacesId: replacesId ?? null,
    createdBy: staff.id,
  });
  return { id, url: linkUrl(publicUrl, kind, token), passcode };
}

/** Finds what a link shall lead to. @throws AppError VALIDATION_FAILED, NOT_FOUND */
async function findTarget(
  db: Executor,
  { sheetId, sceneId }: { sheetId?: string | undefined; sceneId?: string | undefined },
  locale: Locale,
): Promise<Target> {
  if ((sheetId === undefined) === (sceneId === undefined)) {
    throw invalidField('sheetId', texts.oneTarget[locale]);
  }
  if (sheetId) {
    const [sheet = notFound()] = await db
      .select({ kind: sheets.kind, projectId: sheets.projectId })
      .from(sheets)
      .where(and(eq(sheets.id, sheetId), isNull(sheets.deletedAt)));
    return { ...sheet, sheetId, sceneId: null };
  }
  const [scene = notFound()] = await db
    .select({ id: scenes.id })
    .from(scenes)
    .where(eq(scenes.id, sceneId ?? ''));
  return { kind: 'scene', sheetId: null, sceneId: scene.id, projectId: null };
}

function problemsOf(
  {
    audience,
    hasPasscode,
    expiresOn,
  }: { audience: ShareAudience; hasPasscode: boolean; expiresOn: string | null },
  { kind }: Target,
  locale: Locale,
): FieldProblem[] {
  const now = new Date();
  const last = beijingDay(new Date(now.getTime() + MAX_LINK_DAYS * 86_400_000));
  const isWorker = audience === 'worker';
  const problems: [isWrong: boolean, path: string, text: Record<Locale, string>][] = [
    [kind === 'scene' && !isForScenes(audience), 'audience', texts.scene],
    [isWorker && !hasPasscode, 'hasPasscode', texts.workerPasscode],
    [isWorker && !expiresOn, 'expiresOn', texts.workerEnd],
    [expiresOn !== null && expiresOn < beijingDay(now), 'expiresOn', texts.past],
    [expiresOn !== null && expiresOn > last, 'expiresOn', texts.tooLate],
  ];
  return problems.flatMap(([isWrong, path, text]) =>
    isWrong ? [{ path, message: text[locale] }] : [],
  );
}

/** The end of a day in Beijing. */
function endOf(day: string | null): Date | null {
  return day === null ? null : new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000);
}

/**
 * The set of a new link: that of the links of the project for the same audience and person, so that a
 * set never leads to more than its first link. Workers do the work of one sheet and have no set.
 */
async function setFor(
  db: Executor,
  { projectId }: Target,
  { audience, holderName }: Pick<Terms, 'audience' | 'holderName'>,
): Promise<string | null> {
  if (!projectId || audience === 'worker') return null;
  const [known] = await db
    .select({ setId: shareLinks.setId })
    .from(shareLinks)
    .innerJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .where(
      and(
        eq(sheets.projectId, projectId),
        eq(shareLinks.audience, audience),
        sql`${shareLinks.holderName} is not distinct from ${holderName}`,
        sql`${shareLinks.setId} is not null`,
      ),
    )
    .limit(1);
  return known?.setId ?? randomUUID();
}

const texts = {
  oneTarget: {
    zh: '请选择一份单据或一个场景。',
    en: 'Choose one sheet or one scene.',
  },
  scene: {
    zh: '场景的链接只有“只读”和“留言”两种，请选其中一种。',
    en: 'Links to scenes are for reading or for comments; choose one of the two.',
  },
  workerPasscode: {
    zh: '施工或仓库人员的链接必须有访问码。',
    en: 'A link for workers needs a passcode.',
  },
  workerEnd: {
    zh: '施工或仓库人员的链接必须有截止日期，请填写完工后几天。',
    en: 'A link for workers needs a last day; choose one a few days after the work.',
  },
  past: {
    zh: '这一天已经过去，请选今天或以后的日期。',
    en: 'This day has passed; choose today or a later day.',
  },
  tooLate: {
    zh: '截止日期最远是三年后，请选更近的日期。',
    en: 'The last day is at most three years from now; choose an earlier one.',
  },
};
