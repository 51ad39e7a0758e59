import { contentKinds } from './content.ts';

/** Kinds of records that the search over the whole back office finds. */
export const quickSearchKinds = [
  ...contentKinds,
  'booking',
  'media',
  'release',
  'document-section',
  'fact',
  'redirect',
  'privacy-notice',
  'search-synonym',
  'search-miss',
  'risky-word',
  'staff',
] as const;
export type QuickSearchKind = (typeof quickSearchKinds)[number];
