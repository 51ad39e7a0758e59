import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asOwner } from '#bounded/owner.ts';
import { createRenderer, type DrawingJob, RendererBusyError } from './renderer.ts';

/** A child process that finishes each picture at once. */
const worker = Object.assign(new EventEmitter(), {
  unref() {},
  kill: () => true,
  send: () => queueMicrotask(() => worker.emit('message', { error: null })),
});

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
// Named imports of a built-in module follow its object only after this call.
beforeAll(() => {
  vi.spyOn(childProcess, 'fork').mockReturnValue(worker as unknown as childProcess.ChildProcess);
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(cacheDir, { recursive: true });
});

test('drawing many pictures leaves one listener, which keeps errors from ending the server', async () => {
  const renderer = createRenderer(cacheDir);
  for (let picture = 0; picture < 12; picture++) await renderer.draw({} as DrawingJob);
  expect(worker.listenerCount('error')).toBe(1);
  expect(worker.listenerCount('exit') + worker.listenerCount('message')).toBe(0);
  expect(() => worker.emit('error', new Error('gone'))).not.toThrow();
  renderer.close();
});

test('one network does not fill the queue of pictures', async () => {
  const renderer = createRenderer(cacheDir);
  const draw = (network: string) => asOwner(network, () => renderer.draw({} as DrawingJob));
  const many = Array.from({ length: 40 }, () => draw('203.0.113.1'));
  const other = draw('203.0.113.2');
  const results = await Promise.allSettled(many);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(31);
  expect(refused[0]).toMatchObject({ reason: expect.any(RendererBusyError) });
  await other;
  renderer.close();
});
