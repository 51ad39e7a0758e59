import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#request/client.ts';
import { BusinessError, HttpStatusError } from '#request/errors.ts';
import { eventually } from '#tests/support/eventually.ts';
import { StepQueue } from './step-queue.ts';
import type { KeptPhoto, StepContent } from './steps.ts';

vi.mock('../photos/send-photo.ts', () => ({
  sendPhoto: async (_: unknown, { photo }: { photo: KeptPhoto }) => {
    calls.push({ name: 'photo', key: photo.id });
    return { id: `stored-${photo.id}` };
  },
}));

interface Call {
  name: string;
  key: string | undefined;
  photos?: readonly string[];
}

let calls: Call[];
/** What the next calls of the API throw; undefined answers. */
let failures: (Error | undefined)[];
let token: string;
let settled: number;

const api = (async (
  _: string,
  call: { body: { body: string; photos: string[] }; repeatKey: string },
) => {
  const { body, repeatKey: key } = call;
  calls.push({ name: body.body, key, photos: body.photos });
  const failure = failures.shift();
  if (failure) throw failure;
}) as unknown as ApiClient;

/** A page that opens the link. */
function openPage(): StepQueue {
  const queue = new StepQueue(token);
  queue.open({ api, locale: 'zh', basePath: '/' }, () => {
    settled += 1;
  });
  return queue;
}

const comment = (body: string, photos: KeptPhoto[] = []): StepContent => ({
  operation: 'POST /shares/links/:token/comments',
  params: { token },
  body: { name: '林一', body },
  photos,
});

const refused = (status: number, errorCode: string) =>
  new BusinessError({
    errorCode,
    errorMessage: '不行',
    showType: 1,
    status,
    fields: [],
    requestId: null,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { onLine: true });
  [calls, failures, settled] = [[], [], 0];
  token = crypto.randomUUID();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = () => calls.map(({ name }) => name);

describe('the steps of a link', () => {
  it('are sent in their order, and are gone then', async () => {
    const queue = openPage();
    const outcomes = [queue.add(comment('一')), queue.add(comment('二'))];
    expect(await Promise.all(outcomes)).toEqual(['sent', 'sent']);
    expect(names()).toEqual(['一', '二']);
    expect([queue.steps, settled]).toEqual([[], 2]);
  });

  it('wait in their order for the connection, and are tried with the same key', async () => {
    failures = [new HttpStatusError(0)];
    const queue = openPage();
    const outcomes = [queue.add(comment('一')), queue.add(comment('二'))];
    expect((await Promise.all(outcomes))[0]).toBe('waiting');
    expect(queue.isAway).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    await eventually(() => expect(queue.steps).toEqual([]));
    expect(names()).toEqual(['一', '一', '二']);
    expect(calls[0]?.key).toBe(calls[1]?.key);
    expect(queue.isAway).toBe(false);
  });

  it('are not tried without a connection, and another page goes on with them', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await openPage().add(comment('一'))).toBe('waiting');
    expect(names()).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    const other = openPage();
    await eventually(() => expect(names()).toEqual(['一']));
    await eventually(() => expect(other.steps).toEqual([]));
  });

  it.each([
    [409, 'CONFLICT', 1],
    [410, 'LINK_CLOSED', 0],
    [422, 'FILE_REFUSED', 1],
  ])(
    'stay with the reason of a refusal (%i), and hold up no others',
    async (status, code, news) => {
      failures = [refused(status, code)];
      const queue = openPage();
      const outcomes = [queue.add(comment('一')), queue.add(comment('二'))];
      expect(await Promise.all(outcomes)).toEqual(['refused', 'sent']);
      expect(queue.steps).toMatchObject([{ body: { body: '一' }, refusal: '不行' }]);
      // A page that is read again would only say that the link has ended.
      expect(settled).toBe(1 + news);
      const key = queue.steps[0]?.key ?? '';
      await queue.retry(key);
      await eventually(() => expect(queue.steps).toEqual([]));
      expect(names()).toEqual(['一', '二', '一']);
      expect(calls[2]?.key).toBe(calls[0]?.key);
    },
  );

  it('wait where the server has too much to do', async () => {
    failures = [refused(429, 'RATE_LIMITED')];
    const queue = openPage();
    expect(await queue.add(comment('一'))).toBe('waiting');
    expect(queue.steps[0]?.refusal).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    await eventually(() => expect(queue.steps).toEqual([]));
  });

  it('send each photo once, before the step that names it', async () => {
    failures = [new HttpStatusError(0)];
    const queue = openPage();
    const photos = [{ id: 'a', blob: new Blob(['x']) }, { id: 'b' }];
    expect(await queue.add(comment('一', photos))).toBe('waiting');
    await vi.advanceTimersByTimeAsync(60_000);
    await eventually(() => expect(queue.steps).toEqual([]));
    expect(names()).toEqual(['photo', '一', '一']);
    expect(calls[2]?.photos).toEqual(['stored-a', 'b']);
  });

  it('are forgotten when the person is done with a refusal', async () => {
    failures = [refused(409, 'CONFLICT')];
    const queue = openPage();
    await queue.add(comment('一'));
    await queue.discard(queue.steps[0]?.key ?? '');
    const other = openPage();
    await eventually(() => expect(other.steps).toEqual([]));
    expect(names()).toEqual(['一']);
  });
});
