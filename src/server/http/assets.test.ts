import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { parseConfig } from '../process/config.ts';

let database: TestDatabase;
let site: HttpSite;

beforeAll(async () => {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(clientDir, 'assets'));
  for (const name of ['entry-a.js', 'person-worker-a.js', 'meshopt-worker-a.js', 'clip-a.mp4']) {
    writeFileSync(path.join(clientDir, 'assets', name), '0123456789');
  }
  database = await createTestDatabase();
  site = await startHttpSite({
    config: parseConfig({}),
    db: database.db,
    connection: database.connection,
    clientDir,
    frontend: unbuiltFrontend(),
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/assets/${name}`, { headers });

describe('files of the build', () => {
  it('may not use WebAssembly, but for two workers, which load from this site only', async () => {
    expect((await get('entry-a.js')).headers.get('content-security-policy')).toBeNull();
    for (const name of ['person-worker-a.js', 'meshopt-worker-a.js']) {
      const policy = (await get(name)).headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
      ]);
    }
  });

  it('of clips come with their type and in parts, which Safari asks for', async () => {
    const part = await get('clip-a.mp4', { range: 'bytes=2-4' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect(part.headers.get('cache-control')).toContain('immutable');
  });
});
