/** Folders of the library for the demo's pictures and drawings. */
export const SITE_FOLDER = '网站图片';
export const DRAWING_FOLDER = '示意图';

/**
 * Kinds of files in the library: pictures have variants in several widths, drawings are SVG files
 * that are shown as they are. Videos, 3D models and documents are kept and sent as they were
 * uploaded.
 */
export const mediaKinds = ['picture', 'drawing', 'video', 'model', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];
/** Kinds that are not images, with the media types of each and the endings of their names. */
export const plainFiles = {
  video: { 'video/mp4': 'mp4', 'video/webm': 'webm' },
  model: { 'model/gltf-binary': 'glb' },
  document: { 'application/pdf': 'pdf', 'application/json': 'json' },
} as const;
export type PlainKind = keyof typeof plainFiles;

/** States of an uploaded file: its variants are being made, it can be used, or that failed. */
export const mediaStates = ['processing', 'ready', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/** Reasons why the variants of a picture could not be made. */
export const mediaFailures = ['damaged', 'interrupted'] as const;
export type MediaFailure = (typeof mediaFailures)[number];

/** Kinds of records that show files of the library. */
export const mediaUsers = [
  'article',
  'campaign',
  'case',
  'document',
  'download',
  'live-report',
  'media',
  'page',
  'product',
  'requirement',
  'scene',
  'site',
  'solution',
] as const;
export type MediaUser = (typeof mediaUsers)[number];

/** Bounds of the library. */
export const mediaBounds = {
  /** Bytes of an uploaded picture. */
  pictureBytes: 50 * 1024 * 1024,
  /** Pixels of a picture: larger ones need too much memory when they are unpacked. */
  pixels: 60_000_000,
  /** Bytes of an uploaded drawing. */
  drawingBytes: 2 * 1024 * 1024,
  /** Bytes of a preset. */
  presetBytes: 1024 * 1024,
  /** Bytes of a picture that is fetched by its address. */
  importBytes: 20 * 1024 * 1024,
  /** Tags of one file. */
  tags: 20,
  /** Files of one bulk action. */
  bulk: 200,
  /** Days that a deleted file stays in the trash. */
  trashDays: 30,
} as const;

/** Formats of picture variants. */
export const variantFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

/** Kinds of records that private files belong to. */
export const privateFilePurposes = [
  'sheet_picture',
  'work_order_evidence',
  'requirement_reference',
  'acceptance_evidence',
  'acceptance_document',
  'export',
  'live_report_source',
] as const;
export type PrivateFilePurpose = (typeof privateFilePurposes)[number];
