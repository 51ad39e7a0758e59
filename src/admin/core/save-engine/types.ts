import type { FieldProblem } from '#contracts/envelope.ts';

/** Data of a record on the server, and who saved it. */
export interface ServerCopy<Data> {
  data: Data;
  /** Token of the data; every save sends the one it builds on. */
  version: number;
  /** Null if unknown. */
  author: { id: string; name: string } | null;
}

/** Answer to one save. */
export type SaveResult<Data> =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; theirs: ServerCopy<Data> }
  /** The server was not reached or is not able to answer. */
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string; fields: FieldProblem[] };

export type SaveState<Data> =
  /** Nothing was changed since opening. */
  | { kind: 'idle' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Tried again by itself. */
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string; fields: FieldProblem[] }
  /** Somebody else saved: `theirs` and the changes here both began at `base`. */
  | { kind: 'conflict'; theirs: ServerCopy<Data>; base: Data };

export interface Snapshot<Data> {
  /** The data as edited here. */
  data: Data;
  /** Version of the last save. */
  version: number;
  state: SaveState<Data>;
  /** Whether the data came from this device when it was opened. */
  isRestored: boolean;
}

/** Unsaved data as it is kept on the device. */
export interface LocalCopy<Data> {
  data: Data;
  /** Data and version of the server on which the changes build. */
  base: Data;
  version: number;
}

/** Everything the engine does to the world. */
export interface SaveCallbacks<Data> {
  send(data: Data, version: number): Promise<SaveResult<Data>>;
  /** Keeps unsaved data on the device. */
  keep(copy: LocalCopy<Data>): void;
  /** Removes what was kept: the server has it. */
  forget(): void;
  /**
   * Joins what was typed here with what somebody else saved, where neither overwrites the other;
   * undefined if a person must choose.
   */
  merge?(base: Data, mine: Data, theirs: ServerCopy<Data>): Data | undefined;
  /** Whether an input method is at work: what is saved by itself waits for its end. */
  isComposing?(): boolean;
  /** Changes wait for `save`, because others see at once what is saved. */
  isHeld?: boolean;
}

/** Saves one part of a record. */
export interface SaveEngine<Data> {
  getSnapshot(): Snapshot<Data>;
  subscribe(listener: () => void): () => void;
  /** Takes new data; it is saved by itself, unless it is held. */
  change(data: Data): void;
  /** Saves now, and resolves when no request is under way. */
  save(): Promise<SaveState<Data>>;
  /** Ends a conflict: `data` becomes the next version after the other side's. */
  resolve(data: Data): void;
  /** Takes over what the server has now, after a publication or a discarded draft. */
  replace(copy: { data: Data; version: number }): void;
  /** Tries again after the connection came back or somebody signed in again. */
  reconnect(): void;
  /** Ends all timers. A request under way is not aborted. */
  stop(): void;
}

/** Whether the server lacks something that was typed. */
export function isUnsaved({ kind }: SaveState<unknown>): boolean {
  return kind !== 'idle' && kind !== 'saved';
}
