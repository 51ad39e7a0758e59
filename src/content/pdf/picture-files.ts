import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Width of a picture in a PDF file in pixels: about 200 to the inch for one of half a page. */
const WIDTH = 640;
const QUALITY = 72;

/** Made before, by the hash of the picture: a sheet with its photos is asked for by many. */
const made = new LRUCache<string, Buffer>({
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => length,
});

/**
 * Pictures of any format as JPEG, which PDF files hold as it is. One that cannot be read is left out:
 * its frame and caption stay.
 */
export async function jpegsOf(
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Buffer>> {
  const made = [...pictures].map(
    async ([name, bytes]) => [name, await jpegOf(bytes).catch(() => undefined)] as const,
  );
  const jpegs = new Map<string, Buffer>();
  for (const [name, jpeg] of await Promise.all(made)) if (jpeg) jpegs.set(name, jpeg);
  return jpegs;
}

async function jpegOf(bytes: Uint8Array): Promise<Buffer> {
  const key = hash('sha256', bytes);
  const known = made.get(key);
  if (known) return known;
  const jpeg = await sharp(bytes)
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  made.set(key, jpeg);
  return jpeg;
}
