/**
 * Folder of the library with the pictures that pages name. A picture's key is its file name without
 * the ending; of two with one key the newer counts, so that adding one replaces another.
 */
export const SITE_FOLDER = 'site';
/** Folder of the library with the drawings that texts name, by their file names without the ending. */
export const DIAGRAM_FOLDER = 'diagrams';

/** Picture formats that variants are made in. */
export const variantFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
/** A picture format of a variant. */
export type VariantFormat = (typeof variantFormats)[number];

/** What a private file belongs to. */
export const privateFilePurposes = [
  'order_evidence',
  'requirement_reference',
  'acceptance_evidence',
  'acceptance_document',
  'export',
  'report_source',
] as const;
/** What a private file belongs to. */
export type PrivateFilePurpose = (typeof privateFilePurposes)[number];
