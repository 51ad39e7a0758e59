import sharp from 'sharp';

/** Where the faces look, in degrees to the right; each is 70 degrees wide. */
export const faceYaws = [-35, 35] as const;
/** Degrees from edge to edge of a panorama; it is half as high. */
const WIDTH = 140;
const RADIANS = Math.PI / 180;
/** Degrees across a still, and how far its middle is below the horizon; its shape is 16 to 10. */
const STILL = { across: 60, down: 4 };
/** The edge of a face, as a tangent. */
const EDGE = Math.tan((WIDTH / 4) * RADIANS);

interface Face {
  data: Buffer;
  width: number;
  height: number;
}

/** Joins two faces to a part of an equirectangular picture, 140 degrees wide and 70 high. */
export async function joinFaces(pngs: readonly Buffer[], width: number): Promise<Buffer> {
  return drawFrom(pngs, [width, width / 2], (x, y) => ({
    yaw: (x - 0.5) * WIDTH * RADIANS,
    pitch: (0.5 - y) * (WIDTH / 2) * RADIANS,
  }));
}

/** A still picture of what the two faces show in the middle, somewhat below the horizon. */
export async function stillFrom(pngs: readonly Buffer[], width: number): Promise<Buffer> {
  const { across, down } = STILL;
  const [right, high] = [
    Math.tan((across / 2) * RADIANS),
    Math.tan((across / 2) * RADIANS) * 0.625,
  ];
  const [sine, cosine] = [Math.sin(down * RADIANS), Math.cos(down * RADIANS)];
  return drawFrom(pngs, [width, width * 0.625], (x, y) => {
    const [side, up] = [(2 * x - 1) * right, (1 - 2 * y) * high];
    const [rise, ahead] = [up * cosine - sine, up * sine + cosine];
    return { yaw: Math.atan2(side, ahead), pitch: Math.atan(rise / Math.hypot(side, ahead)) };
  });
}

/**
 * Draws a picture from the two faces.
 * @param rayOf direction, in radians, of a place of the picture in fractions of it
 */
async function drawFrom(
  pngs: readonly Buffer[],
  [width, height]: readonly [width: number, height: number],
  rayOf: (x: number, y: number) => { yaw: number; pitch: number },
): Promise<Buffer> {
  const faces: Face[] = [];
  for (const png of pngs) {
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    faces.push({ data, width: info.width, height: info.height });
  }
  const drawn = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { yaw, pitch } = rayOf((x + 0.5) / width, (y + 0.5) / height);
      const at = yaw < 0 ? 0 : 1;
      const angle = yaw - (faceYaws[at] as number) * RADIANS;
      const up = Math.tan(pitch) / Math.cos(angle) / EDGE;
      sample(faces[at] as Face, Math.tan(angle) / EDGE, up, drawn, (y * width + x) * 3);
    }
  }
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Writes the colour of a face at a direction, between its four nearest pixels. */
function sample({ data, width, height }: Face, right: number, up: number, out: Buffer, to: number) {
  const x = Math.min(width - 1.001, Math.max(0, ((right + 1) / 2) * width - 0.5));
  const rise = height / width;
  const y = Math.min(height - 1.001, Math.max(0, ((1 - up / rise) / 2) * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (column: number, row: number) =>
      data[((top + row) * width + left + column) * 3 + channel] as number;
    const above = at(0, 0) * (1 - dx) + at(1, 0) * dx;
    const below = at(0, 1) * (1 - dx) + at(1, 1) * dx;
    out[to + channel] = Math.round(above * (1 - dy) + below * dy);
  }
}
