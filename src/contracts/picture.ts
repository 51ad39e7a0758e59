import { z } from 'zod';

/** Key of a media library picture in pages and seeds, such as `home-stage`. */
export const pictureKeySchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/** The point of a picture that stays visible when it is cropped, as fractions of its size. */
export const focusSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Focus = z.output<typeof focusSchema>;

/** A media library picture with all data that is needed to show it. */
export const pictureSchema = z.object({
  /** Folder of its files in the file store, `media/<key>-<hash>`; it changes with the content. */
  src: z.string().regex(/^media\/[a-z0-9-]+$/),
  /** Alternative text in the reader's language; empty for decorative pictures. */
  alt: z.string(),
  /** Width of the largest file in pixels; with the height it gives the aspect ratio. */
  width: z.number().int().positive(),
  /** Height of the largest file in pixels. */
  height: z.number().int().positive(),
  /** Small data URL shown until the picture is loaded. */
  blur: z.string().nullable(),
  /** Widths of the files in pixels, ascending; each as AVIF and WebP. */
  widths: z.array(z.number().int().positive()).min(1),
  /** Its middle if absent. */
  focus: focusSchema.optional(),
});
export type Picture = z.output<typeof pictureSchema>;
