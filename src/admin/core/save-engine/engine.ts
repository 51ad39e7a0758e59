import { sameData } from './same-data.ts';
import {
  isUnsaved,
  type LocalCopy,
  type SaveCallbacks,
  type SaveEngine,
  type SaveResult,
  type SaveState,
  type ServerCopy,
  type Snapshot,
} from './types.ts';

/** Time from the last change to its save. */
export const AUTOSAVE_MS = 2_000;
/** Times between attempts while the server is not reached; the last one repeats. */
export const RETRY_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Saves one part of a record by itself. At most one request is under way; changes in the meantime
 * wait for its answer, because the next request must carry the new version.
 * @param server what the server has
 * @param local unsaved data found on this device
 */
export function createSaveEngine<Data>(
  server: ServerCopy<Data>,
  local: LocalCopy<Data> | undefined,
  callbacks: SaveCallbacks<Data>,
): SaveEngine<Data> {
  let { data: base, version } = server;
  let snapshot: Snapshot<Data> = {
    data: base,
    version,
    state: { kind: 'idle' },
    isRestored: false,
  };
  let inFlight: Promise<void> | undefined;
  /** The save became due while a request was under way. */
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Sent, but the answer was lost: the server may have it. */
  let unanswered: Data | undefined;
  /** Counts replacements: the answer to an older request does not count any more. */
  let generation = 0;
  const listeners = new Set<() => void>();

  function update(changes: Partial<Snapshot<Data>>): void {
    snapshot = { ...snapshot, ...changes, version };
    for (const listener of listeners) listener();
  }

  function enter(state: SaveState<Data>): void {
    update({ state });
  }

  function saveAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(sendWhenFree, ms);
  }

  function sendWhenFree(): void {
    if (callbacks.isComposing?.()) saveAfter(AUTOSAVE_MS);
    else if (inFlight) isDue = true;
    else void send();
  }

  function keep(): void {
    callbacks.keep({ data: snapshot.data, base, version });
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    isDue = false;
    const sent = snapshot.data;
    if (!unanswered && sameData(sent, base)) {
      accept(sent, version);
      return Promise.resolve();
    }
    enter({ kind: 'saving' });
    const begun = generation;
    inFlight = callbacks.send(sent, version).then((result) => {
      inFlight = undefined;
      if (begun === generation) receive(result, sent);
    });
    return inFlight;
  }

  function receive(result: SaveResult<Data>, sent: Data): void {
    if (result.kind === 'saved') accept(sent, result.version);
    else if (result.kind === 'conflict') receiveConflict(result.theirs, sent);
    else if (result.kind === 'offline') retryLater(sent);
    else {
      clearTimeout(timer);
      enter(result);
      // The text that was refused may have been corrected in the meantime.
      if (result.kind === 'refused' && snapshot.data !== sent) markDirty();
    }
  }

  function retryLater(sent: Data): void {
    unanswered = sent;
    enter({ kind: 'offline' });
    saveAfter(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] as number);
  }

  /** The server has `saved` as `newVersion`. */
  function accept(saved: Data, newVersion: number): void {
    base = saved;
    version = newVersion;
    failures = 0;
    unanswered = undefined;
    if (sameData(snapshot.data, saved)) {
      clearTimeout(timer);
      callbacks.forget();
      enter({ kind: 'saved', at: Date.now() });
      return;
    }
    keep();
    enter({ kind: 'dirty' });
    if (isDue) sendWhenFree();
  }

  function receiveConflict(theirs: ServerCopy<Data>, sent: Data): void {
    // An own save whose answer was lost, or the same text twice, is no conflict.
    const known = [sent, base, ...(unanswered === undefined ? [] : [unanswered])];
    if (known.some((own) => sameData(own, theirs.data))) {
      isDue = true;
      accept(theirs.data, theirs.version);
      return;
    }
    clearTimeout(timer);
    unanswered = undefined;
    const merged = callbacks.merge?.(base, snapshot.data, theirs);
    if (merged) continueFrom(theirs, merged);
    else enter({ kind: 'conflict', theirs, base });
  }

  /** Saves data that has the changes of both sides as the next version after the other side's. */
  function continueFrom(theirs: ServerCopy<Data>, data: Data): void {
    base = theirs.data;
    version = theirs.version;
    update({ data, state: { kind: 'dirty' } });
    keep();
    sendWhenFree();
  }

  function markDirty(): void {
    enter({ kind: 'dirty' });
    saveByItself();
  }

  function saveByItself(): void {
    if (!callbacks.isHeld) saveAfter(AUTOSAVE_MS);
  }

  if (local && !sameData(local.data, server.data)) {
    snapshot = { ...snapshot, data: local.data, isRestored: true };
    if (local.version === server.version) markDirty();
    else enter({ kind: 'conflict', theirs: server, base: local.base });
  } else if (local) {
    callbacks.forget();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(data) {
      update({ data });
      keep();
      const { kind } = snapshot.state;
      if (kind === 'saving') saveByItself();
      else if (kind !== 'offline' && kind !== 'signed-out' && kind !== 'conflict') markDirty();
    },
    async save() {
      await inFlight;
      const { state } = snapshot;
      if (!inFlight && isUnsaved(state) && state.kind !== 'conflict') await send();
      while (inFlight || snapshot.state.kind === 'dirty') await (inFlight ?? send());
      return snapshot.state;
    },
    resolve(data) {
      if (snapshot.state.kind !== 'conflict') return;
      continueFrom(snapshot.state.theirs, data);
    },
    replace(copy) {
      clearTimeout(timer);
      generation++;
      isDue = false;
      base = copy.data;
      version = copy.version;
      unanswered = undefined;
      callbacks.forget();
      update({ data: copy.data, state: { kind: 'idle' }, isRestored: false });
    },
    reconnect() {
      const { kind } = snapshot.state;
      if (kind === 'offline' || kind === 'signed-out') sendWhenFree();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
