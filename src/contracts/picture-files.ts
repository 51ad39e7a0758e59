import type { Picture } from './picture.ts';

/** Formats of every picture width, in order of preference for browsers. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** URL of one file of a picture; `basePath` has slashes at both ends. */
export function pictureFile(
  basePath: string,
  picture: Pick<Picture, 'src'>,
  width: number,
  format: PictureFormat,
): string {
  return `${basePath}files/${picture.src}/${width}.${format}`;
}

/** The files of a picture in one format, as a `srcset` with widths. */
export function pictureSources(
  basePath: string,
  picture: Pick<Picture, 'src' | 'widths'>,
  format: PictureFormat,
): string {
  return picture.widths
    .map((width) => `${pictureFile(basePath, picture, width, format)} ${width}w`)
    .join(', ');
}
