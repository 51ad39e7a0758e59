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

/** Formats that every width of a picture is stored in, the one preferred by browsers first. */
export const pictureFormats = ['avif', 'webp'] as const;
/** A format that pictures are stored in. */
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of one file of a picture; `basePath` has slashes at both ends. */
export function pictureFile(
  basePath: string,
  picture: Pick<Picture, 'src'>,
  width: number,
  format: PictureFormat,
): string {
  return `${basePath}files/${picture.src}/${width}.${format}`;
}

/** The files of a picture in one format as a `srcset` with widths. */
export function pictureSources(
  basePath: string,
  picture: Pick<Picture, 'src' | 'widths'>,
  format: PictureFormat,
): string {
  return picture.widths
    .map((width) => `${pictureFile(basePath, picture, width, format)} ${width}w`)
    .join(', ');
}
