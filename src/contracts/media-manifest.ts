import { pictureFormats } from './picture-files.ts';

/** What `media/manifest.json` says of one picture of the repository. */
export interface PictureEntry {
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Widths that there are files of, ascending. */
  widths: number[];
  /** First 12 hexadecimal digits of a hash over all files. */
  hash: string;
  /** Tiny data address, at most 300 bytes. */
  blur: string;
}

/** `media/manifest.json`: the pictures of the repository by key. */
export type MediaManifest = Record<string, PictureEntry>;

/** Names of a picture's files in its folder. */
export function pictureFileNames({ widths }: Pick<PictureEntry, 'widths'>): string[] {
  return widths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`));
}
