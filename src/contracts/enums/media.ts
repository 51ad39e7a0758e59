/**
 * Folder of the library for pictures that pages name. The key of a picture is its file name without
 * the extension. If two pictures have the same key, the newer one is used, so an upload can replace
 * a picture.
 */
export const SITE_FOLDER = 'site';
/** Folder of the library for diagrams that texts name by file name without the extension. */
export const DIAGRAM_FOLDER = 'diagrams';

/** Formats of picture variants. */
export const variantFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** Kinds of records that private files belong to. */
export const privateFilePurposes = [
  'work_order_evidence',
  'requirement_reference',
  'acceptance_evidence',
  'acceptance_document',
  'export',
  'live_report_source',
] as const;
export type PrivateFilePurpose = (typeof privateFilePurposes)[number];
