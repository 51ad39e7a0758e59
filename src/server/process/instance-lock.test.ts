import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireInstanceLock } from './instance-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = JSON.stringify(path.resolve('src/server/process/instance-lock.ts'));

/** Another process that takes the lock, reports it and keeps running. */
function holder() {
  const script = `import(${module}).then(async (m) => { await m.acquireInstanceLock(${JSON.stringify(folder)}, 0).then(() => console.log('held'), () => { console.log('refused'); process.exit(); }); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = once(child.stdout, 'data').then(([data]) => String(data).trim());
  return { child, said };
}

test('leaves nothing behind after its release', async () => {
  const lock = await acquireInstanceLock(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses while another process has the lock, and not after that process was killed', async () => {
  const { child, said } = holder();
  expect(await said).toBe('held');
  await expect(acquireInstanceLock(folder, 0)).rejects.toThrow(`in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await acquireInstanceLock(folder, 0);
  lock.release();
});

test('ignores a lock whose process id now belongs to another process', async () => {
  const text = JSON.stringify({ pid: process.ppid, startedAt: 'long ago' });
  writeFileSync(path.join(folder, 'instance.7.lock'), text);
  const lock = await acquireInstanceLock(folder, 0);
  expect(readdirSync(folder)).toEqual(['instance.8.lock']);
  lock.release();
});

test('gives a stale lock to exactly one of several processes', async () => {
  writeFileSync(path.join(folder, 'instance.1.lock'), '{"pid":1,"startedAt":"x"}');
  const others = Array.from({ length: 4 }, holder);
  const answers = await Promise.all(others.map((other) => other.said));
  expect(answers.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
  for (const { child } of others) child.kill('SIGKILL');
});
