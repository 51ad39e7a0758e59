import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_MS, createSaveEngine, RETRY_MS } from './engine.ts';
import type { LocalCopy, SaveCallbacks, SaveResult, SaveState, ServerCopy } from './types.ts';

interface Text {
  title: string;
}

const titled = (title: string): Text => ({ title });
const start: ServerCopy<Text> = { data: titled('start'), version: 1, author: null };
const theirs: ServerCopy<Text> = {
  data: titled('theirs'),
  version: 7,
  author: { id: 'b', name: 'Li' },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine with a server that answers when the test says so. */
function open(
  local?: LocalCopy<Text>,
  server = start,
  merge?: SaveCallbacks<Text>['merge'],
  isHeld = false,
) {
  const sent: { data: Text; version: number }[] = [];
  const waiting: ((result: SaveResult<Text>) => void)[] = [];
  let kept: LocalCopy<Text> | undefined = local;
  let isComposing = false;
  const engine = createSaveEngine(server, local, {
    send(data, version) {
      sent.push({ data, version });
      return new Promise((answer) => waiting.push(answer));
    },
    keep: (copy) => {
      kept = copy;
    },
    forget: () => {
      kept = undefined;
    },
    ...(merge && { merge }),
    isHeld,
    isComposing: () => isComposing,
  });
  return {
    engine,
    sent,
    kept: () => kept,
    kind: () => engine.getSnapshot().state.kind,
    title: () => engine.getSnapshot().data.title,
    /** Answers the oldest open request. */
    async answer(result: SaveResult<Text>) {
      waiting.shift()?.(result);
      await vi.advanceTimersByTimeAsync(0);
    },
    isBusy: () => waiting.length > 0,
    compose: (isOn: boolean) => {
      isComposing = isOn;
    },
  };
}

type Opened = ReturnType<typeof open>;

const refused: SaveResult<Text> = { kind: 'refused', message: 'too long', fields: [] };

/** Brings an engine into a state. */
const reach: Record<SaveState<Text>['kind'], (opened: Opened) => Promise<void>> = {
  async idle() {},
  async dirty({ engine }) {
    engine.change(titled('mine'));
  },
  async saving({ engine }) {
    engine.change(titled('mine'));
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  },
  async saved(opened) {
    await reach.saving(opened);
    await opened.answer({ kind: 'saved', version: 2 });
  },
  async offline(opened) {
    await reach.saving(opened);
    await opened.answer({ kind: 'offline' });
  },
  async 'signed-out'(opened) {
    await reach.saving(opened);
    await opened.answer({ kind: 'signed-out' });
  },
  async refused(opened) {
    await reach.saving(opened);
    await opened.answer(refused);
  },
  async conflict(opened) {
    await reach.saving(opened);
    await opened.answer({ kind: 'conflict', theirs });
  },
};

const events = {
  change: ({ engine }: Opened) => engine.change(titled('more')),
  'two seconds': () => vi.advanceTimersByTimeAsync(AUTOSAVE_MS),
  save: ({ engine }: Opened) => void engine.save(),
  saved: (opened: Opened) => opened.answer({ kind: 'saved', version: 9 }),
  offline: (opened: Opened) => opened.answer({ kind: 'offline' }),
  'signed out': (opened: Opened) => opened.answer({ kind: 'signed-out' }),
  refused: (opened: Opened) => opened.answer(refused),
  conflict: (opened: Opened) => opened.answer({ kind: 'conflict', theirs }),
  reconnect: ({ engine }: Opened) => engine.reconnect(),
  resolve: ({ engine }: Opened) => engine.resolve(titled('both')),
  replace: ({ engine }: Opened) => engine.replace({ data: titled('published'), version: 9 }),
};

// Answers come only while a request is under way.
describe.each<[SaveState<Text>['kind'], Partial<Record<keyof typeof events, string>>]>([
  [
    'idle',
    {
      change: 'dirty',
      'two seconds': 'idle',
      save: 'idle',
      reconnect: 'idle',
      resolve: 'idle',
      replace: 'idle',
    },
  ],
  [
    'dirty',
    {
      change: 'dirty',
      'two seconds': 'saving',
      save: 'saving',
      reconnect: 'dirty',
      resolve: 'dirty',
      replace: 'idle',
    },
  ],
  [
    'saving',
    {
      change: 'saving',
      'two seconds': 'saving',
      save: 'saving',
      saved: 'saved',
      offline: 'offline',
      'signed out': 'signed-out',
      refused: 'refused',
      conflict: 'conflict',
      reconnect: 'saving',
      resolve: 'saving',
      replace: 'idle',
    },
  ],
  [
    'saved',
    {
      change: 'dirty',
      'two seconds': 'saved',
      save: 'saved',
      reconnect: 'saved',
      resolve: 'saved',
      replace: 'idle',
    },
  ],
  [
    'offline',
    {
      change: 'offline',
      'two seconds': 'saving',
      save: 'saving',
      reconnect: 'saving',
      resolve: 'offline',
      replace: 'idle',
    },
  ],
  [
    'signed-out',
    {
      change: 'signed-out',
      'two seconds': 'signed-out',
      save: 'saving',
      reconnect: 'saving',
      resolve: 'signed-out',
      replace: 'idle',
    },
  ],
  [
    'refused',
    {
      change: 'dirty',
      'two seconds': 'refused',
      save: 'saving',
      reconnect: 'refused',
      resolve: 'refused',
      replace: 'idle',
    },
  ],
  [
    'conflict',
    {
      change: 'conflict',
      'two seconds': 'conflict',
      save: 'conflict',
      reconnect: 'conflict',
      resolve: 'saving',
      replace: 'idle',
    },
  ],
])('in state %s', (from, transitions) => {
  test.each(Object.entries(transitions))('%s leads to %s', async (event, to) => {
    const opened = open();
    await reach[from](opened);
    expect(opened.kind()).toBe(from);
    await events[event as keyof typeof events](opened);
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.kind()).toBe(to);
  });
});

test('the save comes two seconds after the last change, not the first', async () => {
  const { engine, sent } = open();
  engine.change(titled('a'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
  engine.change(titled('ab'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ data: titled('ab'), version: 1 }]);
});

test('one request at a time: later changes wait and carry the new version', async () => {
  const opened = open();
  await reach.saving(opened);
  opened.engine.change(titled('second'));
  opened.engine.change(titled('third'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(opened.sent).toHaveLength(1);
  await opened.answer({ kind: 'saved', version: 2 });
  expect(opened.sent).toEqual([
    { data: titled('mine'), version: 1 },
    { data: titled('third'), version: 2 },
  ]);
  await opened.answer({ kind: 'saved', version: 3 });
  expect(opened.kind()).toBe('saved');
  expect(opened.engine.getSnapshot().version).toBe(3);
});

test('letters that an input method composes are kept on the device, and saved as what they become', async () => {
  const { engine, sent, kept, compose, answer } = open();
  engine.change(titled('直'));
  compose(true);
  engine.change(titled('直bojian'));
  await vi.advanceTimersByTimeAsync(5 * AUTOSAVE_MS);
  expect(sent).toEqual([]);
  expect(kept()?.data).toEqual(titled('直bojian'));
  engine.reconnect();
  expect(sent).toEqual([]);
  compose(false);
  engine.change(titled('直播间'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent).toEqual([{ data: titled('直播间'), version: 1 }]);
  // The next composition begins before the answer comes, and is given up.
  engine.change(titled('直播间。'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  compose(true);
  await answer({ kind: 'saved', version: 2 });
  expect(sent).toHaveLength(1);
  compose(false);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent.at(-1)).toEqual({ data: titled('直播间。'), version: 2 });
});

test('a change taken back is not sent', async () => {
  const { engine, sent, kind, kept } = open();
  engine.change(titled('x'));
  engine.change(titled('start'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent).toEqual([]);
  expect(kind()).toBe('saved');
  expect(kept()).toBeUndefined();
});

test('save resolves when everything typed until then is on the server', async () => {
  const opened = open();
  await reach.saving(opened);
  opened.engine.change(titled('later'));
  let state: SaveState<Text> | undefined;
  const done = opened.engine.save().then((result) => {
    state = result;
  });
  await opened.answer({ kind: 'saved', version: 2 });
  expect(state).toBeUndefined();
  expect(opened.sent.at(-1)).toEqual({ data: titled('later'), version: 2 });
  await opened.answer({ kind: 'saved', version: 3 });
  await done;
  expect(state?.kind).toBe('saved');
});

test('while the server is away the pauses between attempts grow, and nothing is lost', async () => {
  const opened = open();
  await reach.offline(opened);
  for (const [attempt, pause] of [...RETRY_MS, 30_000].entries()) {
    expect(opened.sent).toHaveLength(attempt + 1);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(opened.sent).toHaveLength(attempt + 1);
    await vi.advanceTimersByTimeAsync(1);
    await opened.answer({ kind: 'offline' });
  }
  opened.engine.change(titled('typed offline'));
  expect(opened.kept()?.data).toEqual(titled('typed offline'));
  opened.engine.reconnect();
  await opened.answer({ kind: 'saved', version: 2 });
  expect(opened.sent.at(-1)?.data).toEqual(titled('typed offline'));
  expect(opened.kind()).toBe('saved');
});

test('an own save whose answer was lost is no conflict', async () => {
  const opened = open();
  await reach.offline(opened);
  opened.engine.change(titled('mine, and more'));
  await vi.advanceTimersByTimeAsync(RETRY_MS[0] as number);
  // The first request had arrived after all.
  await opened.answer({
    kind: 'conflict',
    theirs: { data: titled('mine'), version: 2, author: null },
  });
  expect(opened.sent.at(-1)).toEqual({ data: titled('mine, and more'), version: 2 });
  await opened.answer({ kind: 'saved', version: 3 });
  expect(opened.kind()).toBe('saved');
});

test('a conflict shows three sides, goes on taking changes, and ends with a choice', async () => {
  const opened = open();
  await reach.conflict(opened);
  opened.engine.change(titled('mine, longer'));
  expect(opened.engine.getSnapshot()).toMatchObject({
    data: titled('mine, longer'),
    state: { kind: 'conflict', theirs, base: titled('start') },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.sent).toHaveLength(1);
  opened.engine.resolve(titled('both'));
  expect(opened.sent.at(-1)).toEqual({ data: titled('both'), version: 7 });
  await opened.answer({ kind: 'saved', version: 8 });
  expect(opened.kept()).toBeUndefined();
});

test('text typed while signed out is sent after the sign-in', async () => {
  const opened = open();
  await reach['signed-out'](opened);
  opened.engine.change(titled('typed signed out'));
  expect(opened.kept()?.data).toEqual(titled('typed signed out'));
  opened.engine.reconnect();
  expect(opened.sent.at(-1)).toEqual({ data: titled('typed signed out'), version: 1 });
});

test('an answer that comes after a replacement is left out', async () => {
  const opened = open();
  await reach.saving(opened);
  opened.engine.replace({ data: titled('published'), version: 9 });
  await opened.answer({ kind: 'saved', version: 2 });
  expect(opened.engine.getSnapshot()).toMatchObject({ version: 9, state: { kind: 'idle' } });
});

test('a text corrected while it was being refused is sent', async () => {
  const opened = open();
  await reach.saving(opened);
  opened.engine.change(titled('shorter'));
  await opened.answer(refused);
  expect(opened.kind()).toBe('dirty');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(opened.sent.at(-1)?.data).toEqual(titled('shorter'));
});

test('the device keeps text until the server has all of it', async () => {
  const opened = open();
  await reach.saving(opened);
  expect(opened.kept()).toEqual({ data: titled('mine'), base: titled('start'), version: 1 });
  opened.engine.change(titled('newer'));
  await opened.answer({ kind: 'saved', version: 2 });
  expect(opened.kept()).toEqual({ data: titled('newer'), base: titled('mine'), version: 2 });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  await opened.answer({ kind: 'saved', version: 3 });
  expect(opened.kept()).toBeUndefined();
});

describe('opening with text left on the device', () => {
  const left = (title: string, version: number): LocalCopy<Text> => ({
    data: titled(title),
    base: titled('before'),
    version,
  });

  test('restores and saves it', async () => {
    const { engine, sent, kind, title } = open(left('left', 1));
    expect([kind(), title()]).toEqual(['dirty', 'left']);
    expect(engine.getSnapshot().isRestored).toBe(true);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(sent).toEqual([{ data: titled('left'), version: 1 }]);
  });

  test('is a conflict if the server has a newer version', () => {
    const { engine, title } = open(left('left', 1), { ...theirs });
    expect(title()).toBe('left');
    expect(engine.getSnapshot().state).toEqual({
      kind: 'conflict',
      theirs,
      base: titled('before'),
    });
  });

  test('forgets it if the server has the same', () => {
    const { kind, kept } = open(left('theirs', 1), { ...theirs });
    expect(kind()).toBe('idle');
    expect(kept()).toBeUndefined();
  });
});

test('what others saved is merged with what was typed until then, and saved after it', async () => {
  const opened = open(undefined, start, (base, mine, other) =>
    titled(`${base.title}, ${mine.title}, ${other.data.title}`),
  );
  await reach.saving(opened);
  opened.engine.change(titled('mine, and more'));
  await opened.answer({ kind: 'conflict', theirs });
  expect(opened.kind()).toBe('saving');
  expect(opened.sent.at(-1)).toEqual({
    data: titled('start, mine, and more, theirs'),
    version: theirs.version,
  });
  expect(opened.kept()).toMatchObject({ base: theirs.data, version: theirs.version });
  await opened.answer({ kind: 'saved', version: 8 });
  expect(opened.kind()).toBe('saved');
});

test('a person is asked where a merge would overwrite something', async () => {
  const opened = open(undefined, start, () => undefined);
  await reach.conflict(opened);
  expect([opened.kind(), opened.title()]).toEqual(['conflict', 'mine']);
});

test('held changes are kept on the device and sent when somebody saves', async () => {
  const opened = open(undefined, start, undefined, true);
  opened.engine.change(titled('held'));
  await vi.advanceTimersByTimeAsync(10 * AUTOSAVE_MS);
  expect([opened.kind(), opened.sent]).toEqual(['dirty', []]);
  expect(opened.kept()?.data).toEqual(titled('held'));
  void opened.engine.save();
  await vi.advanceTimersByTimeAsync(0);
  await opened.answer({ kind: 'saved', version: 2 });
  expect(opened.kind()).toBe('saved');
});
