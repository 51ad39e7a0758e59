import { z } from 'zod';
import { outboxKinds, outboxStatuses } from '#contracts/enums/outbox.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

const { route } = routesOf('system');

/** States of a run in the job queue. */
export const jobStates = [
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed',
  'blocked',
] as const;

const runSchema = z.object({
  id: z.uuid(),
  state: z.enum(jobStates),
  startedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  /** Message of the error, of a failed run. */
  error: z.string().nullable(),
});

export const readSystem = route('GET /admin/system', {
  summary: 'Versions, jobs, outbox, storage, memory and the check of the audit log',
  data: z.object({
    versions: z.object({
      /** Id of the running build. */
      build: z.string(),
      node: z.string(),
      postgres: z.string(),
      migrations: z.int(),
      migratedAt: instantSchema.nullable(),
    }),
    process: z.object({ startedAt: instantSchema, memoryBytes: z.int() }),
    storage: z.object({
      databaseBytes: z.int(),
      /** Sizes of stored files by kind. */
      files: z.array(z.object({ kind: z.enum(['media', 'downloads', 'uploads']), bytes: z.int() })),
      /** Of the data folder; null where it cannot be read. */
      disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
      /** When `npm run backup` last wrote a backup; null if it never did. */
      lastBackupAt: instantSchema.nullable(),
    }),
    /** Which outside services are configured; never their keys. */
    services: z.array(z.object({ name: z.string(), isConfigured: z.boolean() })),
    jobs: z.array(
      z.object({
        name: z.string(),
        /** Cron expression in Beijing time; null for a job that only runs on demand. */
        cron: z.string().nullable(),
        lastRun: runSchema.nullable(),
        /** Failed runs that nobody has repeated. */
        failures: z.array(runSchema),
      }),
    ),
    outbox: z.object({
      /** Number of messages by state. */
      counts: z.partialRecord(z.enum(outboxStatuses), z.int()),
      /** Failed messages, and those that were refused before and will be sent again. */
      problems: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(outboxKinds),
          event: z.string(),
          status: z.enum(outboxStatuses),
          attempts: z.int(),
          lastError: z.string().nullable(),
          createdAt: instantSchema,
          nextAttemptAt: instantSchema,
          /** False if a secret link was removed from the message. */
          canRetry: z.boolean(),
        }),
      ),
    }),
    audit: z.object({
      /** Position of the newest row. */
      head: z.int().nullable(),
      lastCheck: runSchema
        .extend({ rows: z.int().nullable(), problem: z.string().nullable() })
        .nullable(),
    }),
    /** The last test mail to this person. */
    mailTest: z
      .object({
        status: z.enum(outboxStatuses),
        lastError: z.string().nullable(),
        createdAt: instantSchema,
      })
      .nullable(),
  }),
});

export const retryJob = route('POST /admin/jobs/:id/retry', {
  summary: 'Runs a failed job again',
  body: z.strictObject({ name: z.string().min(1).max(80) }),
});

export const verifyAudit = route('POST /admin/audit-verifications', {
  summary: 'Starts a check of the whole audit log; its result is in GET /admin/system',
});

export const testMail = route('POST /admin/mail-tests', {
  summary: 'Sends a test mail to the signed-in person; its result is in GET /admin/system',
});
