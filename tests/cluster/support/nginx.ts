import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { waitForPort } from './ports.ts';

const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const DOCUMENTED = path.resolve('docs/nginx.conf.example');

/** Starts nginx with the documented configuration on other addresses. */
export async function startNginx(port: number, upstreams: readonly number[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  // If nginx is started by root, its workers run as another user.
  chmodSync(folder, 0o755);
  const site = readFileSync(DOCUMENTED, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/10\.0\.0\.1([1-3]):3000/g, (_, number) => `127.0.0.1:${upstreams[number - 1]}`);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name));
    return `${name}_temp_path ${folder}/${name};`;
  });
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  const flags = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const child = spawn(NGINX, flags, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failed = ended.then(() => {
    throw new Error(`nginx ended:\n${readFileSync(`${folder}/error.log`, 'utf8')}`);
  });
  await Promise.race([waitForPort(port), failed]);
  failed.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
