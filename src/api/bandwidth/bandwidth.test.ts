import { afterAll, expect, test } from 'vitest';
import { bandwidthBounds } from '#contracts/bandwidth.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { BandwidthRuns, MAX_RUNNING } from './runs.ts';
import { countSample } from './sample.ts';

const database = await createTestDatabase();
const { db } = database;
const { fetch, api } = createTestApi(db);
afterAll(() => database.drop());

const bytes = (length: number) => new Uint8Array(length);
const send = async (
  ticket: string,
  body: BodyInit | null,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`/bandwidth-tests/samples?ticket=${ticket}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    // Needed for bodies that are streams.
    ...({ duplex: 'half' } as RequestInit),
  });
  const { data, errorCode } = (await response.json()) as {
    data: unknown;
    errorCode: string | null;
  };
  return {
    status: response.status,
    data,
    errorCode,
    connection: response.headers.get('connection'),
  };
};

test('samples are counted until the bytes of the run are used up', async () => {
  const { ticket } = await api('POST /bandwidth-tests');
  const { sampleBytes, runBytes } = bandwidthBounds;
  expect(await send(ticket, bytes(1000))).toMatchObject({ status: 200, data: { bytes: 1000 } });
  for (let sent = 1000 + sampleBytes; sent <= runBytes; sent += sampleBytes) {
    expect((await send(ticket, bytes(sampleBytes))).status).toBe(200);
  }
  expect(await send(ticket, bytes(sampleBytes))).toMatchObject({
    status: 413,
    errorCode: 'PAYLOAD_TOO_LARGE',
  });
});

test('a sample over its size is refused, with and without a length, and the connection is closed', async () => {
  const { ticket } = await api('POST /bandwidth-tests');
  const refused = { status: 413, errorCode: 'PAYLOAD_TOO_LARGE', connection: 'close' };
  const tooLong = bandwidthBounds.sampleBytes + 1;
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(bytes(64 * 1024));
    },
  });
  expect(await send(ticket, bytes(10), { 'content-length': String(tooLong) })).toMatchObject(
    refused,
  );
  expect(await send(ticket, endless)).toMatchObject(refused);
  // Only as much is read as fits, and a little ahead.
  expect(pulled).toBeLessThan(24);
});

test('bytes need a ticket of this server that is not over, and their media type', async () => {
  const { ticket } = await api('POST /bandwidth-tests');
  const forged = `${ticket.slice(0, -4)}0000`;
  const late = ticket.replace(/\.\d+\./, '.9999999999999.');
  for (const wrong of [forged, late, 'x', '']) {
    expect([wrong, (await send(wrong, bytes(10))).errorCode]).toEqual([wrong, 'LINK_EXPIRED']);
  }
  const asText = await send(ticket, bytes(10), { 'content-type': 'text/plain' });
  expect(asText.errorCode).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await send(ticket, null)).data).toEqual({ bytes: 0 });
});

test('a sender that is too slow is stopped', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes(10)),
    cancel() {
      isCancelled = true;
    },
  });
  const headers = new Headers({ 'content-type': 'application/octet-stream' });
  const run = { millisecondsLeft: 60_000, count: () => {} };
  await expect(countSample({ headers, body }, run, 20)).rejects.toMatchObject({
    code: 'BODY_TOO_SLOW',
  });
  expect(isCancelled).toBe(true);
  const ended = { ...run, millisecondsLeft: 5 };
  const another = new ReadableStream<Uint8Array>();
  await expect(countSample({ headers, body: another }, ended)).rejects.toThrow('too slowly');
});

test('only some runs go on at the same time, and a run ends by itself', () => {
  let now = 1_000_000;
  const runs = new BandwidthRuns({ sign: (text) => `mac-${text.length}`, now: () => now });
  const tickets = Array.from({ length: MAX_RUNNING }, () => runs.begin());
  expect(() => runs.begin()).toThrow('Several people are measuring');
  expect(runs.open(tickets[0] ?? '').millisecondsLeft).toBe(bandwidthBounds.runSeconds * 1000);
  now += bandwidthBounds.runSeconds * 1000;
  expect(() => runs.open(tickets[0] ?? '')).toThrow('This test is over');
  expect(runs.begin()).toMatch(/^[\w-]+\.\d+\./);
});

test('another process accepts a ticket', () => {
  const options = { sign: (text: string) => `signed-${text.length}` };
  const ticket = new BandwidthRuns(options).begin();
  const run = new BandwidthRuns(options).open(ticket);
  run.count(bandwidthBounds.runBytes);
  expect(() => run.count(1)).toThrow();
});

test('a visitor has twelve runs in an hour', async () => {
  const { fetch: ask } = createTestApi(db);
  const statuses: number[] = [];
  for (let run = 0; run < 13; run += 1) {
    const response = await ask('/bandwidth-tests', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
});
