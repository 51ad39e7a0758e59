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
 * npm run studio:clips [-- key…] [--frame=N] [--draft]
 * Makes the sample clips of the cutout demo in src/site/demos/cyan/clips, and the still of the wipe.
 * --draft: quick, with few samples of the lamps and no motion blur.
 * --frame: only this frame, as a PNG in .cache/page-clips, to look at.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { frame: { type: 'string' }, draft: { type: 'boolean', default: false } },
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
try {
  await page.waitForFunction(() => 'openClip' in window);
  for (const clip of clips) {
    if (positionals.length > 0 && !positionals.includes(clip.key)) continue;
    const begin = performance.now();
    await page.evaluate(
      ([key, options]) => window.openClip(key, options),
      [clip.key, { width, height, frames, ...quality }],
    );
    const wall = drawWall(clip.wall, width, height, clip.seed);
    const random = seeded(clip.seed + 1);
    const shoot = async (index) => {
      const figure = readLayer(
        await page.evaluate((i) => window.drawFrame(i), index),
        width,
        height,
      );
      return expose(before(figure, wall, clip.wall), clip.camera, random, clip.seed + 10 * index);
    };
    if (single === undefined) {
      const planes = [];
      for (let index = 0; index < frames; index += 1) planes.push(await shoot(index));
      const video = path.join(folder, `${clip.key}.mp4`);
      encodeVideo(Buffer.concat(planes), size, video, clip.crf);
      encodePoster(video, path.join(folder, `${clip.key}.jpg`));
      if (clip.key === 'presenter') {
        await writeStill(video, path.join(folder, '../wipe/still.jpg'), size);
      }
    } else {
      encodePng(await shoot(single), size, path.join(folder, `${clip.key}-${single}.png`));
    }
    console.log(`${clip.key}  ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
} finally {
  await close();
}
