import type { Resource } from '#api/transfers/table.ts';
import { readNotice, readNotices } from './read.ts';

const columns = [
  'version',
  'state',
  'inForceOn',
  'publishedAt',
  'consents',
  'bodyZh',
  'bodyEn',
] as const;

/**
 * All versions of the privacy notice, the newest first. Only for exports: people consented to
 * published ones, and there is one draft at a time.
 */
export const privacyNoticeResource: Resource<object> = {
  columns: columns.map((name) => ({ name })),
  async *rows(db) {
    const { items } = await readNotices(db);
    for (const { id } of items) yield await readNotice(db, id);
  },
};
