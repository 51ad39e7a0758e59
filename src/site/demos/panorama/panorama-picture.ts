import type { Picture } from '#contracts/picture.ts';
import { pictureFile, pictureFormats } from '#contracts/picture-files.ts';

/** Width of the file that is shown first: small enough for a phone on a slow line. */
const FIRST_WIDTH = 1024;

/** Widths of a panorama's files in the order in which they load: a small one, then the largest. */
export function panoramaWidths({ widths }: Pick<Picture, 'widths'>, savesData: boolean): number[] {
  const largest = widths.at(-1) ?? 0;
  const first = widths.findLast((width) => width <= FIRST_WIDTH) ?? largest;
  return savesData || first === largest ? [first] : [first, largest];
}

/** Loads a file of a picture, in the first format that the browser can read. */
export async function loadPicture(
  basePath: string,
  picture: Pick<Picture, 'src'>,
  width: number,
): Promise<HTMLImageElement> {
  let failure: unknown;
  for (const format of pictureFormats) {
    const image = new Image();
    image.src = pictureFile(basePath, picture, width, format);
    try {
      await image.decode();
      return image;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * Whether the visitor asked the browser for fewer bytes. Browsers that send `Save-Data` say so here as
 * well, from the same setting; a page kept for everybody cannot depend on a header.
 */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
