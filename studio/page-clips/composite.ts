import { type Layer, newLayer } from '../clips/raster.ts';
import { softCoverage, type Wall } from '../clips/wall.ts';
import { range } from './range.ts';

/** A drawn frame as it comes from the page: 16 bits per value in base64. */
export function readLayer(text: string, width: number, height: number): Layer {
  const bytes = Buffer.from(text, 'base64');
  const values = new Uint16Array(bytes.buffer, bytes.byteOffset, width * height * 4);
  const layer = newLayer(width, height);
  for (let i = 0; i < values.length; i += 4) {
    for (let c = 0; c < 3; c += 1) layer.data[i + c] = ((values[i + c] as number) / 65535) * range;
    layer.data[i + 3] = Math.min(1, ((values[i + 3] as number) / 65535) * range);
  }
  return layer;
}

/** Highlights are rolled off above this, as a camera's knee does. */
const knee = 0.75;

const rolledOff = (light: number) =>
  light <= knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)));

/** The figure before the wall, on which it throws a soft shadow; linear light. */
export function before(figure: Layer, wall: Layer, { shadow }: Wall): Layer {
  const seen = newLayer(figure.width, figure.height);
  const shade = shadow && softCoverage(figure, shadow.blur, shadow.x, shadow.y);
  for (let p = 0; p < figure.width * figure.height; p += 1) {
    const o = p * 4;
    const open = 1 - (figure.data[o + 3] as number);
    const light = shadow && shade ? 1 - shadow.depth * (shade[p] as number) : 1;
    for (let c = 0; c < 3; c += 1) {
      const behind = (wall.data[o + c] as number) * light * open;
      seen.data[o + c] = rolledOff((figure.data[o + c] as number) + behind);
    }
    seen.data[o + 3] = 1;
  }
  return seen;
}
