import { recordKinds } from '../records/all.ts';
import { contentKinds } from './content.ts';

/** Kinds of records that the search over the whole back office finds. */
export const quickSearchKinds = [
  ...contentKinds,
  'booking',
  'sheet',
  'media',
  'release',
  'document-section',
  'privacy-notice',
  ...recordKinds,
  'search-miss',
  'staff',
] as const;
