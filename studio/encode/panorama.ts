import sharp from 'sharp';

/** Where the faces look, in degrees to the right; each is 70 degrees wide. */
export const faceYaws = [-35, 35] as const;
/** Degrees from edge to edge of a panorama; it is half as high. */
const WIDTH = 140;
const RADIANS = Math.PI / 180;
/** The edge of a face, as a tangent. */
const EDGE = Math.tan((WIDTH / 4) * RADIANS);

interface Face {
  data: Buffer;
  width: number;
  height: number;
}

/** Joins two faces to a part of an equirectangular picture, 140 degrees wide and 70 high. */
export async function joinFaces(pngs: readonly Buffer[], width: number): Promise<Buffer> {
  const faces: Face[] = [];
  for (const png of pngs) {
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    faces.push({ data, width: info.width, height: info.height });
  }
  const height = width / 2;
  const joined = Buffer.alloc(width * height * 3);
  for (let x = 0; x < width; x += 1) {
    const yaw = ((x + 0.5) / width - 0.5) * WIDTH;
    const at = yaw < 0 ? 0 : 1;
    const face = faces[at] as Face;
    const angle = (yaw - (faceYaws[at] as number)) * RADIANS;
    const right = Math.tan(angle) / EDGE;
    for (let y = 0; y < height; y += 1) {
      const pitch = (0.5 - (y + 0.5) / height) * (WIDTH / 2) * RADIANS;
      const up = Math.tan(pitch) / Math.cos(angle) / EDGE;
      sample(face, right, up, joined, (y * width + x) * 3);
    }
  }
  return sharp(joined, { raw: { width, height, channels: 3 } })
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
