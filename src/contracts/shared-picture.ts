/** Copies of a picture on a shared sheet: one for lists, and the stored one. */
export const sharedPictureSizes = ['preview', 'full'] as const;
export type SharedPictureSize = (typeof sharedPictureSizes)[number];

/** Folder of a picture's files below `/files/`. The token of the sheet's link is the right to see it. */
export function sharedPictureFolder(token: string, fileId: string): string {
  return `shares/${token}/${fileId}`;
}

/** URL of one copy of a picture; `basePath` has slashes at both ends. */
export function sharedPictureFile(
  basePath: string,
  { src }: { src: string },
  size: SharedPictureSize,
): string {
  return `${basePath}files/${src}/${size}`;
}
