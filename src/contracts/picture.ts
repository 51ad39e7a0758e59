import { z } from 'zod';

/** Names a picture of the media library in pages and seeds: `home-stage`. */
export const pictureKeySchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/** A picture of the media library, with all that showing it needs. */
export const pictureSchema = z.object({
  /** Folder of its files in the file store, `media/<key>-<hash>`: another content has another one. */
  src: z.string().regex(/^media\/[a-z0-9-]+$/),
  /** Alternative text in the reader's language; empty for decoration. */
  alt: z.string(),
  /** Width in pixels of the largest file; with the height it gives the aspect ratio. */
  width: z.number().int().positive(),
  /** Height in pixels of the largest file. */
  height: z.number().int().positive(),
  /** Tiny data address shown until the picture is there. */
  blur: z.string().nullable(),
  /** Widths in pixels that there are files of, ascending, each as AVIF and as WebP. */
  widths: z.array(z.number().int().positive()).min(1),
});
/** A picture of the media library, with all that showing it needs. */
export type Picture = z.output<typeof pictureSchema>;
