/** Copies of a picture on a shared sheet: one for lists, and the stored one. */
export const sharedPictureSizes = ['preview', 'full'] as const;
export type SharedPictureSize = (typeof sharedPictureSizes)[number];

/** Folder of a picture's files below `/files/`. The token of the sheet's link is the right to see it. */
export function sharedPictureFolder(token: string, fileId: string): string {
  return `shares/${token}/${fileId}`;
}

/** The copies as a `srcset`: the preview has half the width. */
export function sharedPictureSources(
  basePath: string,
  picture: { src: string; width: number },
): string {
  const { width } = picture;
  const preview = `${sharedPictureFile(basePath, picture, 'preview')} ${Math.round(width / 2)}w`;
  return `${preview}, ${sharedPictureFile(basePath, picture, 'full')} ${width}w`;
}

/** URL of one copy of a picture; `basePath` has slashes at both ends. */
export function sharedPictureFile(
  basePath: string,
  { src }: { src: string },
  size: SharedPictureSize,
): string {
  return `${basePath}files/${src}/${size}`;
}
