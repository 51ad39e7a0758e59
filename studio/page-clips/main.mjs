import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/project.mjs';
import { expose } from '../clips/camera.ts';
import { drawWall } from '../clips/wall.ts';
import { openPage } from '../renders/browser.mjs';
import { seeded } from '../renders/engine/random.ts';
import { clips, size } from './clips.ts';
import { before, readLayer } from './composite.ts';
import { encodePng, encodePoster, encodeVideo } from './encode.ts';
import { writeStill } from './still.ts';

/*
 * npm run studio:clips [-- key…] [--frame=N] [--still] [--draft]
 * Makes the sample clips of the cutout demo in src/site/demos/cyan/clips, and the still of the wipe.
 * --still: only the still.
 * --draft: quick, with few samples of the lamps and no motion blur.
 * --frame: only this frame, as a PNG in .cache/page-clips, to look at.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    frame: { type: 'string' },
    still: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
  },
});
const single = values.frame === undefined ? undefined : Number(values.frame);
const folder = path.join(
  root,
  single === undefined ? 'src/site/demos/cyan/clips' : '.cache/page-clips',
);
mkdirSync(folder, { recursive: true });
const { width, height, frames } = size;
const quality = values.draft ? { lights: 2, moments: 1 } : { lights: 12, moments: 4 };

const { page, close } = await openPage('studio/page-clips');

/** A camera for a clip, with pictures `scale` times as large: it gives the frames as 4:2:0 planes. */
async function openCamera({ key, wall, camera, seed }, scale = 1) {
  const [across, down] = [width * scale, height * scale];
  await page.evaluate(
    ([name, options]) => window.openClip(name, options),
    [key, { width: across, height: down, frames, ...quality }],
  );
  const { shadow } = wall;
  const scaled = shadow && {
    ...shadow,
    x: shadow.x * scale,
    y: shadow.y * scale,
    blur: shadow.blur * scale,
  };
  const empty = drawWall(wall, across, down, seed);
  const random = seeded(seed + 1);
  return async (index) => {
    const drawn = await page.evaluate((i) => window.drawFrame(i), index);
    const figure = readLayer(drawn, across, down);
    const seen = before(figure, empty, { ...wall, shadow: scaled });
    return expose(seen, camera, random, seed + 10 * index);
  };
}

/** Twice the size, before a video coder: at its edges a matte shows each block that was coded. */
async function makeStill(clip) {
  const shoot = await openCamera(clip, 2);
  const large = { ...size, width: width * 2, height: height * 2 };
  await writeStill(await shoot(0), path.join(folder, '../wipe/still.jpg'), large);
}

async function makeClip(clip) {
  const shoot = await openCamera(clip);
  if (single !== undefined) {
    encodePng(await shoot(single), size, path.join(folder, `${clip.key}-${single}.png`));
    return;
  }
  const planes = [];
  for (let index = 0; index < frames; index += 1) planes.push(await shoot(index));
  const video = path.join(folder, `${clip.key}.mp4`);
  encodeVideo(Buffer.concat(planes), size, video, clip.crf);
  encodePoster(video, path.join(folder, `${clip.key}.jpg`));
}

try {
  await page.waitForFunction(() => 'openClip' in window);
  for (const clip of clips) {
    if (positionals.length > 0 && !positionals.includes(clip.key)) continue;
    const begin = performance.now();
    if (!values.still) await makeClip(clip);
    if (clip.key === 'presenter' && single === undefined) await makeStill(clip);
    console.log(`${clip.key}  ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
} finally {
  await close();
}
