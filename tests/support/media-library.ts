import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { startSession } from '#api/access/sessions.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { Database } from '#db/connection.ts';
import { articleCategories, articles, articleTranslations } from '#db/schema/articles.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { processDue } from '#jobs/media/process.ts';
import { createTestApi, type TestApiOptions } from './api.ts';
import { type Answer, addStaffMember, sessionClient } from './staff.ts';
import { uploadClient } from './uploads.ts';

const log = pino({ level: 'silent' });

/** A picture of one colour: each colour is another file. */
export const png = (background: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A new folder for files, and its removal. */
export function temporaryStore() {
  const folder = path.join(os.tmpdir(), `library-${randomUUID()}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, files: createFolderStore(folder), remove };
}

export type MediaLibrary = Awaited<ReturnType<typeof openMediaLibrary>>;

/** The media library as a person of a role uses it. */
export async function openMediaLibrary(
  db: Database,
  files: FileStore,
  {
    role = 'editor',
    ...options
  }: { role?: StaffRole } & Pick<TestApiOptions, 'mediaImports' | 'uploadLimits'> = {},
) {
  const api = createTestApi(db, 'zh', { ...options, files });
  const person = await addStaffMember(db, role);
  const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
  const client = sessionClient(api, token);
  const tus = uploadClient(api.fetch, token);
  /** Makes the variants of all waiting pictures. */
  const process = () => processDue({ db, files, log, signal: new AbortController().signal });
  const add = async (content: Uint8Array, fileName: string, fields: object = {}) => {
    const upload = await tus.upload(content, { fileName });
    return client('POST /admin/media', { body: { upload, ...fields } });
  };
  /** Adds a picture and makes its variants. */
  const addReady = async (fileName: string, colour: string, fields: object = {}) => {
    const created = await add(await png(colour, 300, 200), fileName, fields);
    await process();
    return dataOf<{ id: string; key: string }>(created);
  };
  const read = async (id: string) => dataOf<MediaRecord>(await client(`GET /admin/media/${id}`));
  return { api, client, tus, process, add, addReady, read, files, token, person };
}

export const dataOf = <Data>({ body }: Answer) => body.data as unknown as Data;
export const idOf = (answer: Answer) => dataOf<{ id: string }>(answer).id;

/** The fields of a file that the tests look at. */
export interface MediaRecord {
  id: string;
  key: string;
  version: number;
  state: string;
  failure: string | null;
  width: number;
  height: number;
  lacksAlt: boolean;
  isReplacing: boolean;
  picture: { src: string; widths: number[] } | null;
  drawing: string | null;
  uses: { kind: string; title: string; locale: string | null; path: string | null }[];
}

/** Adds a published Chinese article whose title is its slug. */
export async function addArticle(
  db: Database,
  slug: string,
  body: Partial<typeof articleTranslations.$inferInsert>,
  coverId?: string,
) {
  const categoryKey = `category-${slug}`;
  await db.insert(articleCategories).values({ key: categoryKey, nameZh: '分类' });
  const [article] = await db
    .insert(articles)
    .values({ slug, categoryKey, coverId: coverId ?? null })
    .returning();
  await db.insert(articleTranslations).values({
    articleId: article?.id ?? '',
    locale: 'zh',
    title: slug,
    status: 'published',
    publishedAt: new Date(),
    ...body,
  });
}
