import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/lib/project.mjs';

/** Scenes with a turn, and the panorama that it shows. */
const turns = {
  'tea-terrace': 'tea-terrace-dawn',
  ecommerce: 'ecommerce-show',
  launch: 'launch-show',
  training: 'training-show',
  medical: 'medical-show',
  government: 'government-show',
};

/** Degrees from edge to edge of a panorama, and of the picture across and down. */
const PANORAMA = 140;
const PICTURE = { across: 62, down: 37.3, size: '1280:720' };
/** Degrees that the turn goes to each side, so that the picture stays inside. */
const SIDE = 38;
const [FPS, SECONDS] = [25, 7];
const MOST_BYTES = 1_200_000;

/** Makes the MP4 turns of scenes from their panoramas: to the right, to the left, and back. */
export async function makeTurns(wanted) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turns-'));
  mkdirSync(path.join(root, 'media/turns'), { recursive: true });
  for (const [scene, panorama] of Object.entries(turns)) {
    if (wanted.length > 0 && !wanted.includes(scene)) continue;
    const file = path.join(root, 'media/turns', `${scene}.mp4`);
    await makeTurn(folder, path.join(root, `media/panorama-${panorama}/2048.webp`), file);
    const { size } = statSync(file);
    if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes`);
    console.log(`${scene}  ${Math.round(size / 1000)} KB`);
  }
  rmSync(folder, { recursive: true });
}

async function makeTurn(folder, panorama, file) {
  const { data, info } = await sharp(panorama).png().toBuffer({ resolveWithObject: true });
  const picture = path.join(folder, 'panorama.png');
  writeFileSync(picture, data);
  const commands = path.join(folder, 'turn.txt');
  const frames = FPS * SECONDS;
  const yaw = (frame) => (SIDE * Math.sin((2 * Math.PI * frame) / frames)).toFixed(3);
  const lines = Array.from({ length: frames }, (_, at) => `${at / FPS} v360 yaw ${yaw(at)};`);
  writeFileSync(commands, lines.join('\n'));
  // The filter turns whole spheres: what the panorama lacks stays black and out of sight.
  const sphere = 2 * Math.round((info.width * 180) / PANORAMA);
  const filters = [
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    `pad=${sphere}:${sphere / 2}:(ow-iw)/2:(oh-ih)/2`,
    `sendcmd=f=${commands}`,
    `v360=e:flat:h_fov=${PICTURE.across}:v_fov=${PICTURE.down}:w=${PICTURE.size.replace(':', ':h=')}`,
  ];
  const coding =
    '-c:v libx264 -profile:v main -preset medium -crf 26 -maxrate 700k -bufsize 1400k -g 50 -an';
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
  const container = '-map_metadata -1 -fflags +bitexact -movflags +faststart';
  const input = `-loop 1 -framerate ${FPS} -t ${SECONDS} -i ${picture}`;
  const words = `-v error -y -threads 1 ${input} -vf ${filters.join(',')} ${coding} ${colours} ${container}`;
  const done = spawnSync('ffmpeg', [...words.split(' '), file], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`ffmpeg could not write ${file}: ${done.stderr}`);
}
