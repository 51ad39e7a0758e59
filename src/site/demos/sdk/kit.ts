/** The conformance kit of the library; its pictures are fetched when they are asked for. */
import type { KeyerSettings } from '#keyer/settings.ts';
import kit from '../../../../packages/keyer/conformance/kit.json';

export interface KitCase {
  readonly key: string;
  readonly settings: KeyerSettings;
}

const files = import.meta.glob<string>('../../../../packages/keyer/conformance/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const kitCases = kit.cases as unknown as readonly [KitCase, ...KitCase[]];

/** Address of a picture of the kit, such as `hair-a.frame`. */
export function kitFile(name: string): string {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`/${name}.png`));
  if (!entry) throw new Error(`The conformance kit has no picture "${name}".`);
  return entry[1];
}

/** Pixels of a picture of the kit as they are in its file. */
export async function kitPixels(name: string): Promise<ImageData> {
  const response = await fetch(kitFile(name));
  if (!response.ok) throw new Error(`${response.status} ${kitFile(name)}`);
  const bitmap = await createImageBitmap(await response.blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
