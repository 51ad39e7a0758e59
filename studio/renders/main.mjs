import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { openPage } from './browser.mjs';

/*
 * npm run studio:render [-- key… | prefix* …] [--draft] [--samples=N] [--width=N] [--out=folder] [--list]
 * Renders pictures from their scenes and puts them, encoded, into media/. Without keys: all of them.
 * sheets [key…]: pictures of the customers' sheets, taken from the site itself.
 * turns [scene…]: MP4 turns of scenes, made from their panoramas.
 * --draft: small and quick, PNG only, in .cache/render.
 */
const words = process.argv.slice(2);
if (words[0] === 'sheets') {
  const { takeSheets } = await import('../encode/sheets.mjs');
  await takeSheets(words.slice(1));
  process.exit();
}
if (words[0] === 'turns') {
  const { makeTurns } = await import('../encode/turns.mjs');
  await makeTurns(words.slice(1));
  process.exit();
}
const flag = (name) => words.includes(`--${name}`);
const option = (name) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const wanted = words.filter((word) => !word.startsWith('--'));
const draft = flag('draft');
const out = path.resolve(root, option('out') ?? '.cache/render');
const encoderFile = path.join(root, 'studio/encode/encode.ts');
/** Photographs from the site of the demo work order: private files, not pictures of the library. */
const isPhoto = (key) => key.startsWith('site-');
/** Plates that a demo composes itself: parts of it, not pictures of the library. */
const isPlate = (key) => key.startsWith('plate-');
/** What the phone of the app demo sees: files of that demo. */
const isPhoneView = (key) => key.startsWith('app-room-');
/** What one sees who looks around: two faces are joined. */
const isPanorama = (key) => key.startsWith('panorama-');
const hasNoStill = (key) => !key.startsWith('panorama-tea-terrace') && !key.endsWith('-show');
/** First frame of a demo, drawn by the demo itself. */
const isFirstFrame = (key) => key === 'live-room-demo';
/** Fine hair, petals, weaves, small screens and haze take more bytes than other pictures: qualities that keep these as small. */
const qualities = {
  'about-studio': 66,
  'app-demo': 69,
  'app-gallery-1': 69,
  'app-gallery-3': 48,
  'app-hero': 66,
  'article-cyan-3-2-release': 69,
  'article-dami-desktop': 69,
  'article-dami-live-2-6': 69,
  'article-iphone-live': 67,
  'article-live-captions': 66,
  'article-live-latency-budget': 69,
  'article-live-room-power-heat': 67,
  'article-sdk-1-5-linux': 69,
  'article-season-calendar-planning': 69,
  'case-linjiang-district-policy-studio': 67,
  'case-linjiang-district-policy-studio-2': 62,
  'case-qihe-medical-teaching-studio-2': 66,
  'case-qingling-tea-mountain-live': 69,
  'case-qingling-tea-mountain-live-2': 69,
  'case-yunxi-classroom-sdk-rollout-2': 66,
  'case-zhilan-academy-lecture-rooms': 67,
  'case-zhilan-academy-lecture-rooms-2': 66,
  'case-zhiyu-skincare-flower-room-3': 67,
  'cyan-demo': 51,
  'cyan-gallery-1': 42,
  'cyan-gallery-2': 57,
  'cyan-gallery-4': 66,
  'cyan-hero': 62,
  'flower-demo': 59,
  'flower-gallery-1': 65,
  'flower-gallery-2': 69,
  'flower-gallery-4': 66,
  'home-stage': 65,
  'live-room-gallery-1': 66,
  'live-room-gallery-2': 69,
  'live-room-gallery-3': 67,
  'live-room-gallery-4': 66,
  'live-room-hero': 66,
  'scene-government': 69,
  'sdk-demo': 68,
  'sdk-gallery-1': 63,
  'sdk-gallery-2': 67,
  'sdk-hero': 69,
};
/**
 * Pictures that open a page are large, demo slots and the scene sheet less so, the others small. A
 * shot says how many samples it needs; the number here is for shots that do not.
 */
function plan(key) {
  // Dark halls have smooth walls and need few bytes; leaves, clouds and snow need many.
  if (isPanorama(key)) {
    const quality = key.startsWith('panorama-tea-terrace') ? 52 : 68;
    return { width: 1180, samples: 8, joined: 2048, widths: [480, 1024, 2048], quality };
  }
  if (/^(home-stage|about-studio|.*-hero)$/.test(key))
    return { width: 1600, samples: 30, widths: [480, 960, 1600] };
  // It gives way to the demo, so it need not be as fine as pictures that stay.
  if (isFirstFrame(key)) return { width: 1280, widths: [480, 960, 1280], quality: 60 };
  if (/(-demo|tea-terrace-dawn)$/.test(key))
    return { width: 1280, samples: 24, widths: [480, 960, 1280] };
  if (isPhoto(key)) return { width: 800, samples: 10 };
  if (isPlate(key)) return { width: key === 'plate-stage' ? 1280 : 1600, samples: 30 };
  if (isPhoneView(key)) return { width: 720, samples: 30 };
  return { width: 1040, samples: 24, widths: [480, 960] };
}

const { page, close } = await openPage('studio/renders');
const bytesOf = (address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
const picture = async (key, options) =>
  bytesOf(await page.evaluate(([k, o]) => window.renderPicture(k, o), [key, options]));

async function panorama(key, options) {
  const { faceYaws, joinFaces } = await import(path.join(root, 'studio/encode/panorama.ts'));
  const faces = [];
  for (const yaw of faceYaws) {
    const face = [key, yaw, options];
    faces.push(bytesOf(await page.evaluate(([k, y, o]) => window.renderFace(k, y, o), face)));
  }
  if (hasNoStill(key) && !draft) await makeStill(key, faces);
  return joinFaces(faces, draft ? 1024 : plan(key).joined);
}

/** Sets are photographed in the light in which they go on air; a still of another one comes from its faces. */
async function makeStill(key, faces) {
  const { stillFrom } = await import(path.join(root, 'studio/encode/panorama.ts'));
  const { encodePicture } = await import(encoderFile);
  const still = key.slice('panorama-'.length);
  await encodePicture(still, await stillFrom(faces, 960), { widths: [480, 960], quality: 66 });
}

let failed = 0;
try {
  await page.waitForFunction(() => 'renderPicture' in window);
  const { keys, broken } = await page.evaluate(() => window.pictureKeys());
  for (const line of broken) console.error('  broken', line);
  const chosen = wanted.length
    ? wanted.flatMap((word) =>
        word.endsWith('*') ? keys.filter((key) => key.startsWith(word.slice(0, -1))) : [word],
      )
    : keys;
  if (flag('list')) console.log(keys.join('\n'));
  mkdirSync(out, { recursive: true });
  const encoder =
    !draft && !flag('png') && existsSync(encoderFile) ? await import(encoderFile) : undefined;
  const asked = flag('list') ? [] : chosen;
  for (const key of asked) {
    const begin = performance.now();
    const options = {
      width: plan(key).width,
      usual: plan(key).samples,
      ...(draft ? { width: 480, samples: 6 } : {}),
      ...(option('width') ? { width: Number(option('width')) } : {}),
      ...(option('samples') ? { samples: Number(option('samples')) } : {}),
    };
    try {
      const png = isPanorama(key) ? await panorama(key, options) : await picture(key, options);
      const file = path.join(out, `${key}${draft ? '-draft' : ''}.png`);
      writeFileSync(file, png);
      if (isPhoto(key)) await encoder?.encodePhoto(key, png);
      else if (isPhoneView(key)) await encoder?.encodePhoneView(key, png);
      else if (!isPlate(key)) {
        const { widths, quality = qualities[key] } = plan(key);
        await encoder?.encodePicture(key, png, { widths, quality });
      }
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(`${key}  ${seconds} s  ${path.relative(root, file)}`);
    } catch (error) {
      failed += 1;
      console.error(`${key} failed: ${error.message}`);
    }
  }
  if (encoder && asked.some(isPlate)) {
    const { encodePlates } = await import(path.join(root, 'studio/encode/plates.ts'));
    await encodePlates(out);
  }
} finally {
  await close();
}
process.exit(failed ? 1 : 0);
