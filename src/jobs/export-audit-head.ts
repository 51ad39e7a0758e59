import { text } from 'node:stream/consumers';
import { desc } from 'drizzle-orm';
import type { AuditHead } from '#api/audit/verify.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import type { FileStore } from '#files/file-store.ts';
import { defineJob, type JobDefinition } from './job.ts';

/** Folder of the exported heads in the file store, one file a day. */
export const AUDIT_HEADS = 'private/audit-heads';

/**
 * Writes position and HMAC of the newest audit row to the file store, so that deleting the newest
 * rows is found. Returns the head; undefined while the log is empty.
 */
export async function writeAuditHead(db: Executor, files: FileStore) {
  const [head] = await db
    .select({ position: auditLog.position, mac: auditLog.mac, createdAt: auditLog.createdAt })
    .from(auditLog)
    .orderBy(desc(auditLog.position))
    .limit(1);
  if (!head) return undefined;
  const day = new Date().toISOString().slice(0, 10);
  const line = `${JSON.stringify(head)}\n`;
  await files.put(`${AUDIT_HEADS}/${day}.json`, Buffer.from(line), 'application/json');
  return head;
}

/** All exported heads. */
export async function readAuditHeads(files: FileStore): Promise<AuditHead[]> {
  const heads: AuditHead[] = [];
  for await (const { key } of files.list(AUDIT_HEADS)) {
    const file = await files.open(key);
    if (file) heads.push(JSON.parse(await text(file.content)) as AuditHead);
  }
  return heads;
}

/** Exports the head of the audit log every day, to the file store and to the log. */
export function exportAuditHead(files: FileStore): JobDefinition {
  return defineJob({
    name: 'export-audit-head',
    cron: '40 3 * * *',
    async run(_, { db, log }) {
      const head = await writeAuditHead(db, files);
      if (head) log.info({ position: head.position, mac: head.mac }, 'Exported the audit head');
    },
  });
}
