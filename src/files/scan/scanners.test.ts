import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { EICAR, writeStubScanner } from '#tests/support/scanners.ts';
import { createClamdScanner } from './clamd-scanner.ts';
import { createCommandScanner } from './command-scanner.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'scan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const contentOf = (...parts: (string | Uint8Array)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part)));
const command = writeStubScanner(folder);

describe('a scanner that is a program', () => {
  const scanner = createCommandScanner(command, 20_000);

  test('finds and passes', async () => {
    expect(await scanner.scan(contentOf('a ', 'clean file'))).toEqual({ isClean: true });
    const found = { isClean: false, signature: 'Stub-Test-Signature' };
    expect(await scanner.scan(contentOf(EICAR.slice(0, 30), EICAR.slice(30)))).toEqual(found);
  });

  test.each([
    ['ends with another code', command, 'no verdict', /ended with 2/],
    ['is missing', ['/nowhere/scanner'], 'a', /cannot be run/],
    // It says "clean" of a file that it has not read.
    [
      'does not read the file',
      [process.execPath, '-e', 'process.stdin.destroy()'],
      Buffer.alloc(20_000_000),
      /did not read the whole file/,
    ],
  ])('gives no verdict where it %s', async (_, program, content, message) => {
    const scan = createCommandScanner(program, 20_000).scan(contentOf(content));
    await expect(scan).rejects.toThrow(message);
    await expect(scan).rejects.toMatchObject({ name: 'ScanFailedError' });
  });

  test('is ended after its time', async () => {
    const scan = createCommandScanner(command, 400).scan(contentOf('never'));
    await expect(scan).rejects.toThrow(/was ended by SIGKILL/);
  });

  test('does not get the secrets of the site', async () => {
    process.env.SECRET_OF_THE_TEST = 'secret';
    const print = [
      process.execPath,
      '-e',
      'console.log(Object.keys(process.env)); process.exit(1)',
    ];
    const verdict = await createCommandScanner(print, 20_000).scan(contentOf(''));
    delete process.env.SECRET_OF_THE_TEST;
    expect(verdict.isClean).toBe(false);
    expect(JSON.stringify(verdict)).not.toContain('SECRET');
  });
});

describe('clamd', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A clamd that answers each file; undefined never answers. */
  async function clamd(answer: (content: Buffer) => string | undefined) {
    const server = createServer((socket) => {
      let received = Buffer.alloc(0);
      socket.on('error', () => {});
      socket.on('data', (part) => {
        received = Buffer.concat([received, part]);
        const content = contentIn(received);
        if (!content) return;
        const text = answer(content);
        if (text !== undefined) socket.end(`${text}\0`);
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  }

  /** The chunks of a whole INSTREAM command. */
  function contentIn(received: Buffer): Buffer | undefined {
    const start = 'zINSTREAM\0'.length;
    expect(received.toString('latin1', 0, start)).toBe('zINSTREAM\0'.slice(0, received.length));
    const chunks: Buffer[] = [];
    for (let at = start; at + 4 <= received.length; ) {
      const length = received.readUInt32BE(at);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return undefined;
  }

  test('finds and passes', async () => {
    const isFound = (content: Buffer) => content.includes(EICAR);
    const address = await clamd((content) =>
      isFound(content) ? 'stream: Eicar-Test FOUND' : 'stream: OK',
    );
    const scanner = createClamdScanner(address, 20_000);
    const large = Array.from({ length: 50 }, (_, n) => Buffer.alloc(100_000, n));
    expect(await scanner.scan(contentOf(...large))).toEqual({ isClean: true });
    expect(await scanner.scan(contentOf(...large, EICAR))).toEqual({
      isClean: false,
      signature: 'Eicar-Test',
    });
  });

  test.each([
    ['refuses the size', 'INSTREAM size limit exceeded. ERROR', 20_000, /size limit exceeded/],
    ['closes the connection', '', 20_000, /closed the connection/],
    ['takes too long', undefined, 300, /no answer in 0.3 s/],
  ])('gives no verdict where it %s', async (_, answer, limit, message) => {
    const scan = createClamdScanner(await clamd(() => answer), limit).scan(contentOf('a'));
    await expect(scan).rejects.toThrow(message);
    await expect(scan).rejects.toMatchObject({ name: 'ScanFailedError' });
  });

  test('gives no verdict where nobody listens', async () => {
    const scanner = createClamdScanner({ path: path.join(folder, 'none.ctl') }, 1_000);
    await expect(scanner.scan(contentOf('a'))).rejects.toThrow(/ENOENT/);
  });
});

const clamscan = process.env.CLAMSCAN_PATH || '/usr/bin/clamscan';
test.skipIf(!existsSync(clamscan))(
  'clamscan finds the test file by a signature of our own',
  async () => {
    const signatures = path.join(folder, 'own.ndb');
    writeFileSync(signatures, `Own-Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
    const scanner = createCommandScanner(
      [clamscan, '--no-summary', `--database=${signatures}`, '-'],
      60_000,
    );
    expect(await scanner.scan(contentOf('a clean file'))).toEqual({ isClean: true });
    expect(await scanner.scan(contentOf('begin ', EICAR))).toMatchObject({
      isClean: false,
      signature: expect.stringContaining('Own-Eicar'),
    });
    const missing = [clamscan, `--database=${folder}/none.ndb`, '-'];
    const scan = createCommandScanner(missing, 60_000).scan(contentOf('a'));
    await expect(scan).rejects.toMatchObject({ name: 'ScanFailedError' });
  },
);
