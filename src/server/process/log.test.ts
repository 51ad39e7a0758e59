import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { loggedError } from './log.ts';

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
