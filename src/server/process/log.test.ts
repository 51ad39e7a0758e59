import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { createLog, loggedError } from './log.ts';

test('a logged error contains no parameters and no rows, nor do its causes', () => {
  const refused = new DatabaseError('value too long', 10, 'error');
  refused.detail = 'Failing row contains (王小明).';
  const failed = new DrizzleQueryError('insert into bookings', ['王小明', 'line\nbreak'], refused);
  const outer = new Error('the booking failed', { cause: failed });
  for (const error of [refused, failed, outer]) {
    const text = JSON.stringify(loggedError(error));
    expect(text).toContain('value too long');
    expect(text).not.toContain('王小明');
    expect(text).not.toContain('break');
  }
});

test('a value that PostgreSQL cannot read is not repeated', () => {
  const unreadable = new DatabaseError('invalid input syntax for type date: "王小明"', 10, 'error');
  unreadable.code = '22007';
  const failed = new Error('the booking failed', { cause: unreadable });
  for (const error of [unreadable, failed]) {
    const text = JSON.stringify(loggedError(error));
    expect(text).toContain('invalid input syntax for type date');
    expect(text).not.toContain('王小明');
  }
});

test('a line has no email address and no telephone number, wherever they stand', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const refusal = '550 5.1.1 <wang.ruoxi+1@yunqi.example>: +8613912345678, 13912345679 unknown';
  log.warn({ lastError: refusal, err: new Error(refusal) }, refusal);
  log.info({ url: 'http://127.0.0.1:4830/', at: '2026-11-28T01:02:03+08:00' }, 'Ready');
  const text = lines.join('');
  expect(text).toContain('550 5.1.1 <[email]>: [phone], [phone] unknown');
  expect(text).not.toMatch(/ruoxi|yunqi|139123/);
  expect(text).toContain('http://127.0.0.1:4830/');
  expect(text).toContain('2026-11-28T01:02:03+08:00');
});

test('what is not read takes a bounded amount of memory, and the log says that lines were lost', async () => {
  const module = JSON.stringify(path.resolve('src/server/process/log.ts'));
  const given = 64 * 2 ** 20;
  const script = `import(${module}).then(({ createLogs }) => {
    const { accessLog } = createLogs('info');
    const line = JSON.stringify({ route: '/'.repeat(1000) }) + '\\n';
    for (let bytes = 0; bytes < ${given}; bytes += line.length) accessLog(line);
    console.error('written');
  })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'pipe' });
  await once(child.stderr, 'data');
  const lines = (await text(child.stdout)).trimEnd().split('\n');
  const lost = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(lost).toEqual([expect.objectContaining({ msg: expect.stringContaining('lost') })]);
  const kept = lines.join('\n').length;
  expect(kept).toBeLessThan(given / 2);
  expect(kept + lost[0].bytes).toBeGreaterThan(given * 0.99);
});
