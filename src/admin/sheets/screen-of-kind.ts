import type { ComponentType } from 'react';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { AdminApi } from '../core/api.ts';
import type { FormDefinition } from '../form/definition.ts';
import type { SheetRecord } from './types.ts';

/** What the editor of a body gets; paths of problems begin at the body. */
export interface BodyEditorProps<Body = Record<string, unknown>> {
  sheet: SheetRecord;
  body: Body;
  onChange: (body: Body) => void;
  problems: readonly FieldProblem[];
  isReadOnly: boolean;
  /** Beginning of the ids of fields, for `focusField`. */
  idPrefix: string;
}

/** Sends what is saved of a sheet. */
export type SendCall = (body: { version: number; note: string }, api: AdminApi) => Promise<unknown>;

/** What the own end of the sending dialog gets. */
export interface SendingProps {
  sheet: SheetRecord;
  /** Text of the button. */
  label: string;
  isBusy: boolean;
  onSend: (call: SendCall) => Promise<void>;
}

/** How the body of a kind is edited: by a form made from its schema, with what a form cannot draw above it, or by an editor of its own. */
export interface SheetScreen {
  form?: FormDefinition;
  /** Whether texts of the form may show facts, which are frozen when the sheet is sent. */
  hasFacts?: boolean;
  /** Above the form, such as an import; alone where there is no form. */
  Editor?: ComponentType<BodyEditorProps>;
  /** The end of the dialog that sends a draft, where the kind asks for more than a note. */
  Sending?: ComponentType<SendingProps>;
}
