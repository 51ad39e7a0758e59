import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './project.mjs';

/** Installs Debian packages, without starting their services. A failure shows in what is missing. */
export function installPackages(packages) {
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // An unknown runlevel keeps packages from starting services.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}

/** Path of a program, from its setting or from Debian's package. */
export function pathOf({ program, setting }) {
  const configured = setting && process.env[setting];
  if (configured && !existsSync(configured)) {
    throw new Refusal(`${setting} names ${configured}, which does not exist.`);
  }
  return configured || program;
}

/** Path of nginx for the cluster test; installs it if missing. */
export function ensureNginx() {
  return ensureProgram('nginx', { program: '/usr/sbin/nginx', setting: 'NGINX_PATH' });
}

/** Path of ffmpeg for the keyer's clips and tests; installs it if missing. */
export function ensureFfmpeg() {
  return ensureProgram('ffmpeg', { program: '/usr/bin/ffmpeg', setting: 'FFMPEG_PATH' });
}

/** Path of a program whose package has the same name. */
function ensureProgram(name, { program, setting }) {
  const path = pathOf({ program, setting });
  if (!existsSync(path)) installPackages([name]);
  if (existsSync(path)) return path;
  throw new Refusal(
    `This needs ${name}: install it (apt-get install ${name}) or set ${setting} to its path.`,
  );
}
