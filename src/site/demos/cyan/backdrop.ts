/** Background of the cut-out figure. */
import type { Rgb } from '#keyer/color.ts';
import { contextOf, type Drawable, newCanvas } from './input.ts';

/** Sets without people, from the site's pictures; their names are in the messages. */
export const sets = [
  {
    key: 'dusk',
    picture: new URL('../../../../media/tea-terrace-dusk/960.webp', import.meta.url).href,
  },
  {
    key: 'dawn',
    picture: new URL('../../../../media/tea-terrace-dawn/960.webp', import.meta.url).href,
  },
  { key: 'night', picture: new URL('../../../../media/tea-room/960.webp', import.meta.url).href },
  {
    key: 'snow',
    picture: new URL('../../../../media/tea-terrace-snow/960.webp', import.meta.url).href,
  },
] as const;
export type SetKey = (typeof sets)[number]['key'];

export type Backdrop =
  | { readonly kind: 'set'; readonly key: SetKey; readonly image: CanvasImageSource & Sized }
  | { readonly kind: 'picture'; readonly image: CanvasImageSource & Sized }
  | { readonly kind: 'color'; readonly color: Rgb }
  /** The input itself, out of focus. */
  | { readonly kind: 'blur' };

interface Sized {
  readonly width: number;
  readonly height: number;
}

export async function loadSet(key: SetKey): Promise<Backdrop> {
  const image = new Image();
  image.src = sets.find((set) => set.key === key)?.picture ?? '';
  await image.decode();
  return { kind: 'set', key, image };
}

/** Pixels of the small picture that a blurred backdrop is drawn from. */
const BLUR_HEIGHT = 12;

/** Draws backdrops in the size of the keyed picture. */
export class BackdropPainter {
  readonly #canvas = newCanvas(1, 1);
  readonly #small = newCanvas(1, BLUR_HEIGHT);

  paint(backdrop: Backdrop, width: number, height: number, input: Drawable): HTMLCanvasElement {
    const canvas = this.#canvas;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'high';
    if (backdrop.kind === 'color') {
      context.fillStyle = `rgb(${backdrop.color.join(' ')})`;
      context.fillRect(0, 0, width, height);
    } else if (backdrop.kind === 'blur') {
      this.#paintBlurred(context, width, height, input);
    } else {
      const { image } = backdrop;
      const scale = Math.max(width / image.width, height / image.height);
      const [w, h] = [image.width * scale, image.height * scale];
      context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
    }
    return canvas;
  }

  #paintBlurred(
    context: CanvasRenderingContext2D,
    width: number,
    height: number,
    input: Drawable,
  ): void {
    const small = this.#small;
    small.width = Math.max(1, Math.round((BLUR_HEIGHT * width) / height));
    const smallContext = contextOf(small);
    smallContext.imageSmoothingQuality = 'high';
    smallContext.drawImage(input, 0, 0, small.width, small.height);
    context.drawImage(small, 0, 0, width, height);
  }
}
