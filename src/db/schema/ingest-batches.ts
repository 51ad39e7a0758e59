import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys.ts';
import { countCheck, id, instant, sha256Check } from './columns.ts';
import { liveReports } from './live-reports.ts';

/** A received batch of figures, stored to recognise a repeated batch. */
export const ingestBatches = pgTable(
  'ingest_batches',
  {
    id: id(),
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'restrict' }),
    /** The sender's identifier of the batch. */
    batchKey: text('batch_key').notNull(),
    reportId: uuid('report_id').references(() => liveReports.id, { onDelete: 'cascade' }),
    /** SHA-256 of the body; a repeat must be equal. */
    requestHash: text('request_hash').notNull(),
    records: integer('records').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.apiKeyId, t.batchKey),
    sha256Check(t.requestHash),
    countCheck(t.records),
    index().on(t.reportId),
    index().on(t.receivedAt),
  ],
);
