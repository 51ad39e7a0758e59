import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { warnOfOpenFiles } from './file-modes.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'modes-'));
const inside = (name: string) => path.join(dataDir, name);
afterAll(() => rmSync(dataDir, { recursive: true }));

function warnings(): string[] {
  const lines: string[] = [];
  warnOfOpenFiles({ dataDir }, {
    warn: (_: object, line: string) => void lines.push(line),
  } as never);
  return lines;
}

test('warns of each file that others can read, with the command that closes it', () => {
  for (const name of ['files/private', 'postgres']) {
    mkdirSync(inside(name), { recursive: true, mode: 0o700 });
  }
  writeFileSync(inside('secret.key'), 'key', { mode: 0o600 });
  chmodSync(dataDir, 0o711);
  expect(warnings()).toEqual([]);

  chmodSync(inside('secret.key'), 0o640);
  chmodSync(inside('postgres'), 0o750);
  chmodSync(inside('files/private'), 0o701);
  chmodSync(dataDir, 0o755);
  const line = (file: string, mode: string, remedy: string) =>
    `Other users of this machine can read or change ${file} (mode ${mode}): chmod ${remedy} ${file}`;
  expect(warnings()).toEqual([
    line(dataDir, '0755', 'go-rw'),
    line(inside('secret.key'), '0640', '600'),
    line(inside('files/private'), '0701', '700'),
    line(inside('postgres'), '0750', '700'),
  ]);
});

test('says nothing of what is not there', () => {
  rmSync(inside('secret.key'));
  expect(warnings().filter((line) => line.includes('secret.key'))).toEqual([]);
});
