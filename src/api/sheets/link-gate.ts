import { eq, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import { AppError } from '#contracts/errors.ts';
import type { ShareKind } from '#contracts/sheets/kinds.ts';
import type { Database, Executor } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { SheetHead } from './head.ts';
import { sheetMark } from './live/mark.ts';
import { Passes } from './pass.ts';
import { Previews } from './preview-pass.ts';

/** What an operation by a link opens: one kind, or a sheet of any kind. */
export type LinkedKind = ShareKind | 'any';

/** Whether an operation for a kind is for what was found; null is for everything. */
function isFor(kind: LinkedKind | null, found: ShareKind): boolean {
  return kind === null || kind === found || (kind === 'any' && found !== 'scene');
}

/** A link that is neither revoked nor expired, with what it opens. */
export interface FoundLink {
  id: string;
  /** Last part of the URL, as stored. */
  token: string;
  kind: ShareKind;
  /** Id of the sheet, or of the scene. */
  recordId: string;
  audience: ShareAudience;
  /** Name of the person that it was made for. */
  holderName: string | null;
  /** Note of staff: who has it. */
  label: string;
  setId: string | null;
  expiresAt: Date | null;
  passcodeMac: string | null;
  passcodeSetAt: Date | null;
  lockedAt: Date | null;
  /** Absent for a scene. */
  sheet: SheetHead | null;
  /** State of the sheet; says nothing for a scene. */
  mark: string;
}

/** Whoever asks. A page is one caller for all its operations. */
export interface LinkCaller {
  /** The Cookie header. */
  cookie?: string | undefined;
}

/** A link that may be used, by this caller. */
export interface OpenLink extends FoundLink {
  /** Opened by staff as its recipient sees it: nothing is counted and nothing written. */
  isPreview: boolean;
}

/** Decides whether a request opens what a shared link leads to. Pages, pictures and files all ask it. */
export class LinkGate {
  readonly passes: Passes;
  readonly previews: Previews;
  readonly #db: Database;
  readonly #showsDrafts: boolean;
  /** Links as their callers found them, by token. */
  readonly #found = new WeakMap<LinkCaller, Map<string, Promise<LinkRow | undefined>>>();

  /**
   * @param publicUrl origin and base path of the site, with a slash at the end
   * @param showsDrafts true where pages are rendered with drafts: no opening is counted
   */
  constructor({
    db,
    keys,
    publicUrl,
    showsDrafts = false,
  }: {
    db: Database;
    keys: KeyRing;
    publicUrl: string;
    showsDrafts?: boolean | undefined;
  }) {
    this.#db = db;
    this.#showsDrafts = showsDrafts;
    this.passes = new Passes(keys, publicUrl);
    this.previews = new Previews(keys, publicUrl);
  }

  /**
   * Finds a link, whether or not the caller has entered its passcode. Unknown tokens of all kinds take
   * the same query.
   * @throws AppError NOT_FOUND if there is no such link to this kind, or its sheet was never sent;
   * LINK_CLOSED if it has ended
   */
  async find(kind: LinkedKind | null, token: string, db: Executor = this.#db): Promise<FoundLink> {
    return foundIn(await readLink(db, token), kind);
  }

  /**
   * Opens a link for a caller. Null as kind opens whatever it leads to. The operations of one page share
   * what the first of them found: none of them reads anything that is older than the mark.
   * @throws as `find`; PASSCODE_REQUIRED without a pass, LINK_CLOSED if the link is locked as well
   */
  async open(kind: LinkedKind | null, token: string, caller: LinkCaller): Promise<OpenLink> {
    const { cookie } = caller;
    const link = foundIn(await this.#readOnce(token, caller), kind);
    if (this.previews.has(link, cookie)) return { ...link, isPreview: true };
    const { id, passcodeSetAt, lockedAt } = link;
    if (passcodeSetAt && !this.passes.has({ id, passcodeSetAt }, cookie)) {
      throw new AppError(lockedAt ? 'LINK_CLOSED' : 'PASSCODE_REQUIRED');
    }
    return { ...link, isPreview: this.#showsDrafts };
  }

  #readOnce(token: string, caller: LinkCaller): Promise<LinkRow | undefined> {
    const known = this.#found.get(caller) ?? new Map<string, Promise<LinkRow | undefined>>();
    this.#found.set(caller, known);
    const row = known.get(token) ?? readLink(this.#db, token);
    known.set(token, row);
    return row;
  }
}

type LinkRow = NonNullable<Awaited<ReturnType<typeof readLink>>>;

async function readLink(db: Executor, token: string) {
  const [row] = await db
    .select({ link: shareLinks, isExpired, sheet: sheets, mark: sheetMark })
    .from(shareLinks)
    .leftJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .where(eq(shareLinks.token, storedToken(token)));
  return row;
}

/** What a row leads to. @throws as `LinkGate.find` */
function foundIn(row: LinkRow | undefined, kind: LinkedKind | null): FoundLink {
  if (!row) throw new AppError('NOT_FOUND');
  const { link, sheet, mark } = row;
  const found = sheet?.kind ?? 'scene';
  const wasSent = !sheet || sheet.sentAt !== null;
  if (!isFor(kind, found) || !wasSent) throw new AppError('NOT_FOUND');
  const isGone = sheet && (sheet.stage === 'draft' || sheet.deletedAt !== null);
  if (link.revokedAt || row.isExpired || isGone) throw new AppError('LINK_CLOSED');
  const recordId = link.sheetId ?? link.sceneId ?? '';
  return { ...link, kind: found, recordId, sheet, mark };
}

const isExpired = sql<boolean>`coalesce(${shareLinks.expiresAt} <= now(), false)`;

/** UUIDs are stored in lower case; people may paste them in upper case. */
function storedToken(token: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token) ? token.toLowerCase() : token;
}
