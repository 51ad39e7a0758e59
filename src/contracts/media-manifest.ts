import { pictureFormats } from './picture-files.ts';

/** An entry of `media/manifest.json`: one picture of the repository. */
export interface PictureEntry {
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Widths of the files, ascending. */
  widths: number[];
  /** First 12 hexadecimal digits of a hash of all files. */
  hash: string;
  /** Small placeholder image as a data URL, at most 300 bytes. */
  blur: string;
}

/** `media/manifest.json`: pictures of the repository by key. */
export type MediaManifest = Record<string, PictureEntry>;

/** File names of a picture in its folder. */
export function pictureFileNames({ widths }: Pick<PictureEntry, 'widths'>): string[] {
  return widths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`));
}
