import { eq, sql } from 'drizzle-orm';
import { signAndSend } from '#api/acceptance/send.ts';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { createDraft } from '#api/sheets/drafts.ts';
import { addSheetEvent } from '#api/sheets/events.ts';
import { readHead } from '#api/sheets/head.ts';
import { sheetKindOf } from '#api/sheets/kinds.ts';
import type { LinkCall } from '#api/sheets/link-call.ts';
import { insertLink } from '#api/sheets/links/make.ts';
import { headFields } from '#api/sheets/staff/record.ts';
import { saveSheet } from '#api/sheets/staff/save.ts';
import { sendLockedSheet } from '#api/sheets/staff/send.ts';
import type { SheetWriter } from '#api/sheets/writer.ts';
import { type SheetKind, sheetKindFacts, type WaitingParty } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { numberSeries, sheets } from '#db/schema/sheets/sheets.ts';
import { demoProject } from '#db/seed/projects.ts';
import type { PrivatePictureSource } from './private-picture.ts';

/** A demo sheet to make, of the demo project unless it says otherwise. */
interface DemoSheet<Body> {
  kind: SheetKind;
  /** Its number is the one after this in its year; the next one if absent. */
  numberBefore?: number;
  titleZh: string;
  titleEn?: string;
  previousId?: string;
  projectId?: string;
  siteName?: string;
  body: Partial<Body>;
}

type DeskParts = Pick<SheetWriter, 'transaction' | 'audit'> & {
  keys: KeyRing;
  pictures: PrivatePictureSource;
};

/** Time that triggers compare with: an act after it counts as one of another transaction. */
const LONG_AGO = sql`'3'::xid8`;

/**
 * Makes the demo sheets by the operations that staff and customers use, each at its day in the past,
 * in the transaction that fills the database. Nobody has signed in yet, so no member of staff is named.
 */
export class DemoDesk {
  readonly transaction: Executor;
  readonly pictures: PrivatePictureSource;
  readonly #audit: Audit;
  readonly #keys: KeyRing;

  constructor({ transaction, audit, keys, pictures }: DeskParts) {
    this.transaction = transaction;
    this.pictures = pictures;
    this.#audit = audit;
    this.#keys = keys;
  }

  /** Makes a draft; returns its id. */
  async make<Body extends object>(
    at: Date,
    { kind, numberBefore, body, ...head }: DemoSheet<Body>,
  ): Promise<string> {
    const { transaction } = this;
    const series = `${sheetKindFacts[kind].prefix}-${at.getFullYear()}`;
    if (numberBefore) await transaction.insert(numberSeries).values({ series, last: numberBefore });
    const { id } = await createDraft(transaction, {
      head: {
        kind,
        projectId: demoProject.projectId,
        customerName: demoProject.customerName,
        siteName: demoProject.siteName,
        locale: 'zh',
        ...head,
      },
      body: { ...body },
      staffId: null,
      at,
    });
    return id;
  }

  /** Sends a sheet, or what is new in it. */
  send(id: string, at: Date, note = ''): Promise<void> {
    return this.#act(id, at, ({ version }, writer) =>
      sendLockedSheet(id, { version, note }, writer),
    );
  }

  /** Sends an acceptance sheet with the signature of the provider. */
  sendSigned(id: string, at: Date, signer: { name: string; title: string }): Promise<void> {
    return this.#act(id, at, ({ version }, writer) =>
      signAndSend(id, { version, note: '', ...signer }, writer),
    );
  }

  /** Changes fields of the body, and whose move it is. */
  save<Body extends object>(
    id: string,
    at: Date,
    body: Partial<Body>,
    waitingOn?: WaitingParty,
  ): Promise<void> {
    return this.#act(id, at, async (sheet, writer) => {
      const before = await sheetKindOf(sheet.kind).read(this.transaction, id);
      const head = { ...headFields(sheet), ...(waitingOn && { waitingOn }) };
      const input = { version: sheet.version, head, body: { ...before, ...body } };
      await saveSheet(id, input, { ...writer, locale: 'zh' });
    });
  }

  /** Lets visitors try a sheet on a copy of their own. */
  async offerTrial(id: string): Promise<void> {
    await this.transaction.update(sheets).set({ offersTrial: true }).where(eq(sheets.id, id));
  }

  /** Makes the link that README names. */
  async link(id: string, token: string): Promise<void> {
    await this.#link(id, { token, audience: 'holder', label: demoProject.customerName });
  }

  /** Does what a customer does by a link, in the name of the demo's customer. */
  asCustomer(id: string, at: Date, work: (call: LinkCall) => Promise<unknown>): Promise<void> {
    return this.#act(id, at, async (sheet, { transaction }) => {
      const holderName = demoProject.contactName;
      const link = await this.#link(id, { audience: 'signer', label: holderName, holderName });
      const events: Parameters<LinkCall['event']>[0][] = [];
      await work({
        at,
        transaction,
        sheet,
        link: { ...link, kind: sheet.kind, recordId: id, isPreview: false },
        locale: 'zh',
        requestId: DEMO_REQUEST,
        repeatKey: null,
        visitor: { userAgent: PHONE, isHead: false, hash: async () => DEMO_REQUEST },
        audit: ({ action, changes = {} }) =>
          this.#audit({ action, entityType: sheet.kind, entityId: id, changes }),
        event: (entry) => events.push(entry),
      });
      const now = await readHead(transaction, id);
      for (const event of events) {
        await addSheetEvent(transaction, now, {
          ...event,
          party: 'customer',
          linkId: link.id,
          happenedAt: at,
        });
      }
    });
  }

  async #link(
    id: string,
    terms: { audience: 'holder' | 'signer'; label: string; holderName?: string; token?: string },
  ) {
    const { kind, projectId } = await readHead(this.transaction, id);
    const holderName = terms.holderName ?? null;
    const made = await insertLink(
      {
        ...terms,
        holderName,
        hasPasscode: false,
        expiresAt: null,
        target: { kind, sheetId: id, sceneId: null, projectId },
      },
      { keys: this.#keys, publicUrl: '/' },
      { transaction: this.transaction, staff: NOBODY },
    );
    const token = made.url.slice(made.url.lastIndexOf('/') + 1);
    return { ...terms, holderName, id: made.id, token, setId: null };
  }

  /** An act of its day: triggers raise the sheet's version once for it. */
  async #act(
    id: string,
    at: Date,
    work: (sheet: Awaited<ReturnType<typeof readHead>>, writer: SheetWriter) => Promise<unknown>,
  ): Promise<void> {
    const { transaction } = this;
    await transaction.update(sheets).set({ changedIn: LONG_AGO }).where(eq(sheets.id, id));
    const audit = this.#audit;
    await work(await readHead(transaction, id), { transaction, audit, staff: NOBODY, at });
    // Where a trigger raised the revision, it was now.
    await transaction.update(sheets).set({ revisedAt: at }).where(eq(sheets.id, id));
  }
}

const NOBODY = { id: null };
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
/** Names the acts of the demo in the audit log. */
export const DEMO_REQUEST = 'demo';
