// Keys the frames of the conformance kit on the GPU and compares the mattes.
import { GlKeyer, KeyerUnavailable, matteDifference } from '../dist/keyer.js';

const kit = new URL('../conformance/', import.meta.url);
const list = document.querySelector('#results');

function report(text) {
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
}

/** Pixels of a picture as they are in its file. */
async function pixels(name) {
  const response = await fetch(new URL(name, kit));
  const bitmap = await createImageBitmap(await response.blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, width, height);
}

try {
  const keyer = new GlKeyer(document.querySelector('#picture'));
  const { cases } = await (await fetch(new URL('kit.json', kit))).json();
  for (const { key, title, settings } of cases) {
    const frame = await pixels(`${key}.frame.png`);
    const golden = await pixels(`${key}.keyed.png`);
    keyer.settings = settings;
    keyer.key({ image: frame, width: frame.width, height: frame.height });
    keyer.show({ view: 'keyed' });
    const { psnr, greatest } = matteDifference(keyer.read(), golden);
    const verdict = greatest <= 2 ? 'pass' : 'FAIL';
    report(
      `${title}: ${verdict}, greatest difference ${greatest} of 255, PSNR ${psnr.toFixed(1)} dB`,
    );
  }
} catch (error) {
  if (!(error instanceof KeyerUnavailable)) throw error;
  report(error.message);
}
