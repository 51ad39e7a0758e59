import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './project.mjs';

const DEBIAN_FFMPEG = '/usr/bin/ffmpeg';

/** Path of ffmpeg for the keyer's clips and tests. Installs Debian's package if missing. */
export function ensureFfmpeg() {
  const configured = process.env.FFMPEG_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Refusal(`FFMPEG_PATH names ${configured}, which does not exist.`);
  }
  if (existsSync(DEBIAN_FFMPEG)) return DEBIAN_FFMPEG;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  process.stdout.write('Installing ffmpeg ...\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  if (existsSync(DEBIAN_FFMPEG)) return DEBIAN_FFMPEG;
  throw new Refusal(
    "The keyer's clips need ffmpeg: install it (apt-get install ffmpeg) or set FFMPEG_PATH to one.",
  );
}
