import type { Visitor } from '#api/http/call.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SheetEventKind } from '#contracts/sheets/events.ts';
import type { Executor } from '#db/connection.ts';
import type { FieldChange } from '#db/schema/audit.ts';
import type { SheetHead } from './head.ts';
import type { OpenLink } from './link-gate.ts';

/** The link of a call, as handlers see it. */
export type LinkHolder = Pick<
  OpenLink,
  'id' | 'token' | 'kind' | 'recordId' | 'audience' | 'holderName' | 'label' | 'setId' | 'isPreview'
>;

interface BaseCall {
  requestId: string;
  locale: Locale;
  visitor: Visitor;
  link: LinkHolder;
}

/** A read by a link to anything. */
export interface LinkReadCall extends BaseCall {
  db: Executor;
  /** With the state of its sheet as the link was found. */
  link: LinkHolder & Pick<OpenLink, 'mark'>;
}

/** A read by a link to a sheet. */
export interface SheetReadCall extends LinkReadCall {
  sheet: SheetHead;
}

/** An entry of the audit log about the sheet. */
export interface LinkAudit {
  /** Performed action, e.g. `comment.add`. */
  action: string;
  changes?: Record<string, FieldChange>;
  /** Name that the acting person gave; that of the link's holder if absent. */
  name?: string;
}

/** A write by a link. The row of its sheet is locked until the end of the transaction. */
export interface LinkCall extends BaseCall {
  /** Time of the act. */
  at: Date;
  /** The key of a call that may be repeated. */
  repeatKey: string | null;
  transaction: Executor;
  sheet: SheetHead;
  /** Notes an action for the audit log; each write notes at least one. */
  audit(entry: LinkAudit): void;
  /** Notes an entry of the timeline. */
  event(entry: { kind: SheetEventKind; text?: string }): void;
}

/** A write by a link to a sheet or to a scene, whose row is locked likewise; scenes have no timeline. */
export interface SharedLinkCall extends Omit<LinkCall, 'sheet'> {
  /** Null for a scene. */
  sheet: SheetHead | null;
}
