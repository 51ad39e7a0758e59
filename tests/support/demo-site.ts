import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '#db/connection.ts';
import { parseConfig } from '#server/process/config.ts';
import { allRoutes } from '../e2e/support/spec-routes.ts';
import { createDemoDatabase } from './database.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from './http-site.ts';

/** Public origin of the site's pages. */
export const PUBLIC_URL = 'https://www.example.com';

/** Headers of a request whose answer nobody compresses, only to read it. */
export const uncompressed = { 'accept-encoding': 'identity' };

/** The site with demo content, on a free port. */
export interface DemoSite {
  db: Database;
  /** The same database as its owner, who may pass by triggers. */
  owner: Database;
  site: HttpSite;
  /** Requests an address without following redirects. */
  get(address: string, init?: RequestInit): Promise<Response>;
  text(address: string): Promise<string>;
  /** Starts a second site on the same database, with empty caches. */
  startFresh(): Promise<HttpSite>;
  /** Stops the site and removes its database and files. */
  stop(): Promise<void>;
}

/** Starts the site on a separate database and folder, with further settings of the process. */
export async function startDemoSite(
  settings: Record<string, string> = {},
  frontend = unbuiltFrontend(),
): Promise<DemoSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mujing-demo-'));
  const database = await createDemoDatabase(dataDir);
  const start = () =>
    startHttpSite({
      config: parseConfig({ PUBLIC_URL, DATA_DIR: dataDir, ...settings }),
      db: database.db,
      connection: database.connection,
      frontend,
    });
  const site = await start();
  const get = (address: string, init: RequestInit = {}) => {
    const headers = { ...uncompressed, ...init.headers };
    return fetch(site.url + address, { redirect: 'manual', ...init, headers });
  };
  return {
    db: database.db,
    owner: database.owner,
    site,
    get,
    text: async (address) => (await get(address)).text(),
    startFresh: start,
    async stop() {
      await site.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Replaces the public origin of an address with that of the site under test. */
export const local = (address: string) => address.replace(PUBLIC_URL, '');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Decodes the character references of HTML or XML text. */
export const plain = (value = '') =>
  value.replace(/&(?:amp|lt|gt|quot);/g, (reference) => entities[reference] ?? '');

/** The parts of a page's head that search engines and chats read. */
export function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  const links = [...head.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
  return {
    title: plain(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    meta,
    canonical: plain(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]),
    alternates: Object.fromEntries(links.map(([, lang = '', href]) => [lang, plain(href)])),
    data: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

/** Addresses that search engines may index. */
export const indexed = [
  ...allRoutes.filter(({ hidden }) => !hidden).map(({ path }) => path),
  '/cases?case=zhiyu-skincare-flower-room',
  '/en/cases?case=zhiyu-skincare-flower-room',
  '/show/privacy',
  '/info?page=2',
];
