import type { z } from 'zod';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import type { SheetKind, SheetStage, WaitingParty } from '#contracts/sheets/kinds.ts';
import type { SheetTable } from '#contracts/sheets/tables.ts';
import type { Executor } from '#db/connection.ts';
import type { SheetHead } from './head.ts';
import type { BodyTable } from './tables.ts';

/** A part of a sheet that comments, files and differences can name. */
export interface SheetPart {
  /** Kind of the part, such as `item`. */
  part: string;
  key: string;
  title: string;
}

/** A sheet that is being sent, in the transaction of the sending. */
export interface SentSheet<Body> {
  sheet: SheetHead;
  body: Body;
  /** Revision that readers see from now on. */
  revision: number;
  contentHash: string;
  staffId: string | null;
}

/**
 * What is special about a kind of sheet: its body, which is stored in tables of its own, and what the
 * common operations of staff do with it. Each kind's `sheet.ts` has one, listed in `kinds.ts`.
 */
export interface SheetKindDefinition<Body extends object = never> {
  kind: SheetKind;
  /** The body as it is stored, saved, exported and hashed. */
  body: z.ZodType<Body>;
  /** The body that a new sheet begins with. */
  empty(head: Pick<SheetHead, 'locale' | 'siteName'>): Body;
  /** @throws AppError NOT_FOUND if the sheet has no body */
  read(db: Executor, id: string): Promise<Body>;
  /** Stores the whole body in place of the one before, if there is one. */
  write(db: Executor, id: string, body: Body): Promise<void>;
  /** What a new sheet knows from its project. */
  fromProject?(db: Executor, projectId: string): Promise<Partial<Body>>;
  /** What a new sheet knows from one of another kind that it is made from. */
  from: Partial<Record<SheetKind, (db: Executor, previousId: string) => Promise<Partial<Body>>>>;
  /** What a copy, or a sheet from a template, does not take over, such as states and dates. */
  fresh?(body: Body): Body;
  /** Stages in which staff may change the body. */
  editable: readonly SheetStage[];
  /** Fields of the body that name a person; who may not change sheets does not get them. */
  personal?: readonly (keyof Body)[];
  /** What stands against the sending. */
  beforeSend(db: Executor, sheet: SheetHead, body: Body): Promise<SheetFinding[]> | SheetFinding[];
  /** What the content hash covers, where it is not the body alone. */
  hashed?(db: Executor, sheet: SheetHead, body: Body): Promise<unknown>;
  /** Whether an open sheet is sent again with what is new in it. */
  sendsAgain: boolean;
  /** True if the kind has an operation of its own for sending, which asks for more. */
  sendsItself?: boolean;
  /** Whose move it is once it is sent. */
  movesTo: WaitingParty | null;
  /** What else happens in the transaction of the sending. */
  onSend?(db: Executor, sent: SentSheet<Body>): Promise<void>;
  parts(body: Body): SheetPart[];
  /** Parts of the body that can be brought as a table. */
  tables?: Partial<Record<SheetTable, BodyTable<Body>>>;
}

/** Names a kind without what only its own code knows of its body. */
export type AnySheetKind = SheetKindDefinition<Record<string, unknown>>;

/** Defines a kind of sheet for code that handles all of them. */
export const defineSheetKind = <Body extends object>(definition: SheetKindDefinition<Body>) =>
  definition as unknown as AnySheetKind;
