import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { openPage } from '../renders/browser.mjs';

/*
 * npm run studio:models [-- key…]
 * Builds the sets that one can walk around in as GLB files with meshopt, in media/models/, and
 * writes triangles, texture pixels and bytes beside them. Without keys: all of them.
 */
const wanted = process.argv.slice(2);
const { joinBackdrop, packModel } = await import(path.join(root, 'studio/models/pack.ts'));
const { faceYaws } = await import(path.join(root, 'studio/encode/panorama.ts'));
const { page, close } = await openPage('studio', 'models/page.html');
try {
  await page.waitForFunction(() => 'buildModel' in window);
  const keys = wanted.length > 0 ? wanted : await page.evaluate(() => window.modelKeys());
  for (const key of keys) {
    const faces = await page.evaluate(
      ([one, yaws]) => window.drawBackdrops(one, yaws),
      [key, faceYaws],
    );
    const backdrops = {};
    for (const [light, pictures] of Object.entries(faces))
      backdrops[light] = await joinBackdrop(pictures);
    const built = await page.evaluate(
      ([one, joined]) => window.buildModel(one, joined),
      [key, backdrops],
    );
    console.log(`${key}  ${await packModel(key, Buffer.from(built, 'base64'))}`);
  }
} finally {
  await close();
}
