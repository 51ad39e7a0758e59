import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { AUDIT_HEADS, writeAuditHead } from './export-audit-head.ts';

const { db, drop } = await createTestDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'mujing-heads-'));
const files = createFolderStore(folder);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

test('the newest row of the audit log is written to a file of the day', async () => {
  expect(await writeAuditHead(db, files)).toBeUndefined();
  const entry = { action: 'test', entityType: 'staff', entityId: null } as const;
  await testTrail.append(db, [entry, entry], { actor: 'system', requestId: '' });
  await writeAuditHead(db, files);
  const rows = await db.select().from(auditLog);
  const day = new Date().toISOString().slice(0, 10);
  const head = JSON.parse(readFileSync(path.join(folder, AUDIT_HEADS, `${day}.json`), 'utf8'));
  const newest = rows.find(({ position }) => position === 2);
  expect(head).toMatchObject({ position: 2, mac: newest?.mac });
});
