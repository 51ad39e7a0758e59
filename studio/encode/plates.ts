import path from 'node:path';
import sharp from 'sharp';
import { PRESENTER } from '../../src/site/demos/flower/scene/camera.ts';

const folder = path.resolve(import.meta.dirname, '../../src/site/demos/flower/plates');

/** Bytes of one channel of a PNG. */
function channel(file: string, index: 0 | 1 | 2): Promise<Buffer> {
  return sharp(file).extractChannel(index).raw().toBuffer();
}

/**
 * Encodes the plates of the flower demo. The stage is one file, as rendered: each channel is a group
 * of lamps. The presenter is two pictures one above the other with the same alpha: colours under
 * the front light, and below them the other two groups.
 */
export async function encodePlates(rendered: string): Promise<void> {
  const file = (name: string) => path.join(rendered, `plate-${name}.png`);
  await sharp(file('stage'))
    .webp({ quality: 82, smartSubsample: true, effort: 6 })
    .toFile(path.join(folder, 'stage.webp'));

  const { width, height } = await sharp(file('presenter')).metadata();
  const part = {
    left: Math.round(PRESENTER.part.left * width),
    top: Math.round(PRESENTER.part.top * height),
    width: Math.round(PRESENTER.part.width * width),
    height: Math.round(PRESENTER.part.height * height),
  };
  const alpha = await channel(file('presenter-cover'), 0);
  const tiles = await Promise.all(
    ['presenter', 'presenter-back'].map(async (name) => {
      const colors = await sharp(file(name)).removeAlpha().raw().toBuffer();
      return sharp(straight(colors, alpha), { raw: { width, height, channels: 4 } })
        .extract(part)
        .png()
        .toBuffer();
    }),
  );
  await sharp({
    create: {
      width: part.width,
      height: 2 * part.height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(tiles.map((input, index) => ({ input, left: 0, top: index * part.height })))
    .webp({ quality: 80, alphaQuality: 90, smartSubsample: true, effort: 6 })
    .toFile(path.join(folder, 'presenter.webp'));
}

const toLinear = (byte: number) => (byte / 255) ** 2.2;
const toByte = (linear: number) => Math.round(255 * Math.min(1, linear) ** (1 / 2.2));

/** Colours before black and their coverage, both as sRGB bytes, as straight colour with alpha. */
function straight(colors: Buffer, coverage: Buffer): Buffer {
  const out = Buffer.alloc(coverage.length * 4);
  for (let i = 0; i < coverage.length; i += 1) {
    const share = toLinear(coverage[i] as number);
    if (share < 1 / 255) continue;
    for (let c = 0; c < 3; c += 1) {
      out[i * 4 + c] = toByte(toLinear(colors[i * 3 + c] as number) / share);
    }
    out[i * 4 + 3] = Math.round(share * 255);
  }
  return out;
}
