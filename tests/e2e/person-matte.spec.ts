// People cut out without a wall, by the package's network in software WebGL2.
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { pagePolicy, sourceHash, wasmWorkerPolicy } from '#server/http/headers.ts';
import type { PersonMatte } from '#site/demos/cyan/person/person-matte.ts';
import { webgl } from './support/webgl.ts';

test.use(webgl);

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'src/site/demos/cyan');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
};
const loader =
  "import { loadPersonMatte } from './entry.js'; window.loadPersonMatte = loadPersonMatte;";

let server: Server;
let url = '';

/** The page has the policy of the site's pages, the worker its own. */
function headersOf(name: string): Record<string, string> {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const common = { 'content-type': type, 'x-content-type-options': 'nosniff' };
  if (!name.includes('person-worker')) return common;
  return { ...common, 'content-security-policy': wasmWorkerPolicy };
}

test.beforeAll(async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'person-'));
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(folder, 'person/person-matte.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    if (name === '') {
      const policy = pagePolicy({ scripts: [sourceHash(loader)], style: '' });
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end(`<!doctype html><script type="module">${loader}</script>`);
      return;
    }
    const from = name === 'presenter.jpg' ? path.join(folder, 'clips') : outDir;
    response.writeHead(200, headersOf(name)).end(readFileSync(path.join(from, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  server.close();
});

declare const loadPersonMatte: (onProgress: (share: number) => void) => Promise<PersonMatte>;

test('a person is cut out, by files of this site only', async ({ page }) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  const problems: string[] = [];
  page.context().on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !/^(?:blob|data):/.test(address)) foreign.push(address);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|violates/.test(message.text())) problems.push(message.text());
  });
  await page.goto(url);
  await page.waitForFunction(() => 'loadPersonMatte' in window);
  const result = await page.evaluate(async () => {
    let progress = 0;
    const matte = await loadPersonMatte((share) => {
      progress = share;
    });
    const image = new Image();
    image.src = 'presenter.jpg';
    await image.decode();
    const pictures = [await matte.matte(image, 480, 270), await matte.matte(image, 480, 270)];
    const [first, second] = pictures as [ImageData, ImageData];
    const alpha = ({ data }: ImageData, x: number, y: number) => data[(y * 480 + x) * 4 + 3] ?? -1;
    matte.close();
    const late = await matte.matte(image, 480, 270).catch((error: Error) => error.message);
    return {
      progress,
      size: [second.width, second.height],
      // Back and hips of the figure; wall at three sides of it.
      person: [alpha(second, 155, 175), alpha(second, 160, 255), alpha(first, 155, 175)],
      wall: [alpha(second, 30, 40), alpha(second, 440, 40), alpha(second, 300, 240)],
      late,
    };
  });
  expect(result.progress).toBe(1);
  expect(result.size).toEqual([480, 270]);
  for (const value of result.person) expect(value).toBeGreaterThan(220);
  for (const value of result.wall) expect(value).toBeLessThan(30);
  expect(result.late).toBe('The matte is closed.');
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});
