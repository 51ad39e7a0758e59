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
