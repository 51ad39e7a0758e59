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
