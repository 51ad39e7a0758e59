import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './project.mjs';

const DEBIAN_NGINX = '/usr/sbin/nginx';

/**
 * Path of nginx for the tests. Installs Debian's package if missing, without starting its
 * service.
 */
export function ensureNginx() {
  const configured = process.env.NGINX_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Refusal(`NGINX_PATH names ${configured}, which does not exist.`);
  }
  if (existsSync(DEBIAN_NGINX)) return DEBIAN_NGINX;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  process.stdout.write('Installing nginx ...\n');
  // An unknown runlevel keeps the package from starting its service.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx'],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  if (existsSync(DEBIAN_NGINX)) return DEBIAN_NGINX;
  throw new Refusal(
    'The cluster test needs nginx: install it (apt-get install nginx) or set NGINX_PATH to one.',
  );
}
