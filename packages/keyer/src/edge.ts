/** Shrinks, grows and softens the edge of the matte. */
import { type Image, newImage } from './image.ts';

/** Offsets of a round neighbourhood; the radius may be a fraction. */
function disc(radius: number): [number, number][] {
  const reach = Math.ceil(radius);
  const offsets: [number, number][] = [];
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) offsets.push([x, y]);
  }
  return offsets;
}

/** Weight of a neighbour at a distance: 1 within the radius, falling to 0 over one pixel. */
export function discWeight(distance: number, radius: number): number {
  return Math.min(1, Math.max(0, radius + 1 - distance));
}

function mapAlpha(image: Image, radius: number, result: (x: number, y: number) => number): Image {
  const out = newImage(image.width, image.height);
  out.data.set(image.data);
  if (radius === 0) return out;
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      out.data[(y * image.width + x) * 4 + 3] = result(x, y);
    }
  }
  return out;
}

/** Colours stay; only alpha changes. */
export function refineEdge(image: Image, shrink: number, feather: number): Image {
  if (shrink === 0 && feather === 0) return image;
  const { width, height } = image;
  const alphaAt = (from: Image, x: number, y: number) => {
    const cx = Math.min(Math.max(x, 0), width - 1);
    const cy = Math.min(Math.max(y, 0), height - 1);
    return from.data[(cy * width + cx) * 4 + 3] as number;
  };
  const radius = Math.abs(shrink);
  const around = disc(radius);
  const moved = mapAlpha(image, radius, (x, y) => {
    const own = alphaAt(image, x, y);
    let result = own;
    for (const [dx, dy] of around) {
      const change = alphaAt(image, x + dx, y + dy) - own;
      const weight = discWeight(Math.hypot(dx, dy), radius);
      result =
        shrink > 0
          ? Math.min(result, own + change * weight)
          : Math.max(result, own + change * weight);
    }
    return result;
  });
  const soft = disc(feather);
  return mapAlpha(moved, feather, (x, y) => {
    let sum = 0;
    let weights = 0;
    for (const [dx, dy] of soft) {
      const weight = discWeight(Math.hypot(dx, dy), feather);
      sum += alphaAt(moved, x + dx, y + dy) * weight;
      weights += weight;
    }
    return sum / weights;
  });
}
