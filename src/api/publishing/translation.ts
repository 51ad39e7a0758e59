import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PartState } from '#contracts/enums/content.ts';
import type { PublishStatus } from '#contracts/enums/publishing.ts';

/** State of a text by the status of its row. */
export function stateOf(status: PublishStatus): PartState {
  if (status === 'published') return 'published';
  return status === 'archived' ? 'withdrawn' : 'unpublished';
}

/** Values of a text's row that is being published. */
export function publishedNow() {
  return { status: 'published', publishedAt: sql`now()` } as const;
}

/** As `publishedNow`, for a row that exists: the time of its first publication stays. */
export function publishedAgain({ publishedAt }: { publishedAt: AnyPgColumn }) {
  return { status: 'published', publishedAt: sql`least(${publishedAt}, now())` } as const;
}
