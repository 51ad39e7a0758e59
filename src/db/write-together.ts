import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';

/**
 * Runs writes as one statement, in one round trip. Each sees the rows as they were before all of them,
 * and PostgreSQL chooses their order, so none may read what another writes; references between their
 * rows are checked at the end.
 */
export async function writeTogether(
  executor: Executor,
  writes: readonly SQLWrapper[],
): Promise<void> {
  const parts = writes.map(
    (write, n) => sql`${sql.identifier(`write_${n}`)} as (${write.getSQL()})`,
  );
  await executor.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
