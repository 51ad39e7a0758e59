import { rewritePicture } from './encode.ts';
import { inspectPicture, pictureSources } from './inspect.ts';
import { PictureRefusedError } from './refused.ts';

/** Most embedded pictures of a drawing, and their pixels together: they are unpacked at the upload. */
const MOST = 20;
const MOST_PIXELS = 16_000_000;
const DATA_ADDRESS = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i;

/** Whether an address has the content of a file in it. */
export const isEmbedded = (address: string): boolean => /^\s*data:/i.test(address);

/**
 * Pictures that a drawing has in itself, as Figma and Illustrator export them, written anew: upright and
 * without metadata, as all pictures of the library.
 * @returns new addresses by old ones
 * @throws PictureRefusedError for other content, or too much of it
 */
export async function rewriteEmbedded(
  addresses: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (addresses.size > MOST) throw new PictureRefusedError('embedded');
  const rewritten = new Map<string, string>();
  let pixels = 0;
  for (const address of addresses) {
    const content = Buffer.from(DATA_ADDRESS.exec(address.trim())?.[1] ?? '', 'base64');
    const facts = await inspectPicture(content).catch((cause: unknown) => {
      throw new PictureRefusedError('embedded', cause);
    });
    pixels += facts.width * facts.height;
    if (pixels > MOST_PIXELS) throw new PictureRefusedError('embedded');
    const picture = await rewritePicture(content, facts);
    const { mime } = pictureSources[facts.format];
    rewritten.set(address, `data:${mime};base64,${picture.toString('base64')}`);
  }
  return rewritten;
}
