import pino from 'pino';
import { startSession } from '#api/access/sessions.ts';
import type { readRelease } from '#api/downloads/release-contract.ts';
import type { UploadLimits } from '#api/uploads/limits.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import type { FileScanner } from '#files/scan/scanner.ts';
import { storeDueFiles } from '#jobs/releases/process.ts';
import { createTestApi } from './api.ts';
import { testTrail } from './keys.ts';
import { Publisher } from './publishing.ts';
import { addStaffMember, sessionClient } from './staff.ts';
import { uploadClient } from './uploads.ts';

type Release = RouteData<typeof readRelease>;

/** The fields of a release whose texts may be published. */
export const releaseFields = (version: string) => ({
  version,
  channel: 'stable',
  releasedOn: '2026-11-20',
  minOs: 'Windows 11',
  requirementsZh: '- 8 GB 内存',
  requirementsEn: '- 8 GB of memory',
  notesZh: '### 新增\n\n- 支持更多机型。',
  notesEn: '### New\n\n- More devices.',
});

/** A file that begins as ZIP archives do; each name has other bytes. */
export const zipOf = (name: string, bytes = 3000) => {
  const content = Buffer.alloc(bytes, name);
  content.write('PK\u0003\u0004', 'latin1');
  return content;
};

/** Programs and their releases as a person of a role uses them. */
export async function openReleases(
  db: Database,
  files: FileStore,
  {
    role = 'editor',
    uploadLimits,
    scanner,
  }: { role?: StaffRole; uploadLimits?: UploadLimits; scanner?: FileScanner } = {},
) {
  const api = createTestApi(db, 'zh', { files, ...(uploadLimits && { uploadLimits }) });
  const log = pino({ level: 'silent' });
  const person = await addStaffMember(db, role);
  const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
  const call = sessionClient(api, token);
  const staff = new Publisher(person, call);
  const tus = uploadClient(api.fetch, token);
  const upload = (content: Uint8Array, fileName: string) =>
    tus.upload(content, { fileName, purpose: 'release' });
  /** Stores all waiting files. */
  const store = () =>
    storeDueFiles({
      db,
      files,
      scanner,
      trail: testTrail,
      log,
      signal: new AbortController().signal,
    });
  const read = (id: string) => staff.ask<Release>(`GET /admin/releases/${id}`);
  const program = async (slug: string) => {
    const shared = { slug, product: 'cyan', platform: 'windows' };
    const { id } = await staff.ask<{ id: string }>('POST /admin/content/download', { shared });
    await staff.write(id, 'zh', { title: `软件 ${slug}`, summary: '' });
    await staff.write(id, 'en', { title: `Program ${slug}`, summary: '' });
    return id;
  };
  const draft = async (downloadId: string, version: string) => {
    const path = `POST /admin/downloads/${downloadId}/releases`;
    return (await staff.ask<{ id: string }>(path, releaseFields(version))).id;
  };
  const attach = async (id: string, content: Uint8Array, fileName: string) => {
    await staff.ask(`PUT /admin/releases/${id}/file`, { upload: await upload(content, fileName) });
    await store();
  };
  const issue = async (id: string) => {
    const { revision, file } = await read(id);
    const body = { revision, sha256: file?.sha256 ?? null };
    return call(`POST /admin/releases/${id}/publication`, { body });
  };
  return { api, staff, call, tus, upload, store, read, program, draft, attach, issue };
}
