import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '#db/startup-error.ts';
import { parseConfig, settings } from './config.ts';
import { OTHER_CONNECTIONS } from './start.ts';

test('works without any setting', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    basePath: '/',
    publicUrl: undefined,
    seedDemo: true,
    logLevel: 'info',
  });
});

test('an empty value counts as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each([
  ['/', '/'],
  ['site', '/site/'],
  ['/site', '/site/'],
  ['/a/b/', '/a/b/'],
])('BASE_PATH %s becomes %s', (given, expected) => {
  expect(parseConfig({ BASE_PATH: given }).basePath).toBe(expected);
});

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['HTTPS://WWW.Example.com', 'https://www.example.com'],
  ['https://www.example.com:443', 'https://www.example.com'],
  ['http://www.example.com:8080', 'http://www.example.com:8080'],
  ['https://例子.中国', 'https://xn--fsqu00a.xn--fiqs8s'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('PUBLIC_URL %s is the origin %s', (given, origin) => {
  expect(parseConfig({ PUBLIC_URL: given }).publicUrl).toBe(origin);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['HOST', 'http://x'],
  ['BASE_PATH', '/a b'],
  ['BASE_PATH', '//evil?'],
  ['BASE_PATH', '/a/../b'],
  ['BASE_PATH', '/a-name-long-enough-to-backtrack-for-ever!'],
  ['PUBLIC_URL', 'https://www.example.com/site'],
  ['PUBLIC_URL', 'www.example.com'],
  ['PUBLIC_URL', 'https://name@www.example.com'],
  ['PUBLIC_URL', 'https://www.example.com?q'],
  ['PUBLIC_URL', 'https://exa mple.com'],
  ['SEED_DEMO', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'http://mail'],
  ['TRUST_PROXY', 'true'],
  ['DATABASE_POOL', '3'],
  ['STATEMENT_TIMEOUT_MS', '1e4'],
])('%s=%s is refused with one line that names it', (name, value) => {
  const parse = () => parseConfig({ [name]: value });
  expect(parse).toThrow(StartupError);
  expect(parse).toThrow(new RegExp(`^The setting ${name}.* is wrong: it must be [^\\n]+$`));
});

test('four processes stay below the 100 connections that PostgreSQL allows by default', () => {
  const { databasePool, searchPool } = parseConfig({});
  expect(4 * (databasePool + searchPool + OTHER_CONNECTIONS)).toBeLessThan(97);
});

test('a wrong secret is named but its value is not shown', () => {
  const parse = () => parseConfig({ DATABASE_URL: 'mysql://user:hunter2@host/db' });
  expect(parse).toThrow(/DATABASE_URL is wrong/);
  expect(parse).not.toThrow(/hunter2/);
});

test('WeChat and Baidu keys are complete and require PUBLIC_URL', () => {
  const [WECHAT_APP_ID, WECHAT_APP_SECRET] = ['wx0123456789abcdef', '0123456789abcdef'];
  const PUBLIC_URL = 'https://www.example.com';
  expect(() => parseConfig({ WECHAT_APP_ID, PUBLIC_URL })).toThrow(/both/);
  expect(() => parseConfig({ WECHAT_APP_ID, WECHAT_APP_SECRET })).toThrow(/PUBLIC_URL/);
  expect(() => parseConfig({ BAIDU_PUSH_TOKEN: '01234567' })).toThrow(/PUBLIC_URL/);
  expect(parseConfig({ WECHAT_APP_ID, WECHAT_APP_SECRET, PUBLIC_URL }).wechat).toEqual({
    appId: WECHAT_APP_ID,
    appSecret: WECHAT_APP_SECRET,
    apiUrl: 'https://api.weixin.qq.com',
  });
});

test('S3 settings are complete or absent', () => {
  const storage = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'site',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(parseConfig({}).s3).toBeUndefined();
  expect(parseConfig(storage).s3).toEqual({
    endpoint: 'https://s3.example.com',
    publicEndpoint: undefined,
    region: 'us-east-1',
    bucket: 'site',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: false,
  });
  const parts = Object.keys(storage).map((name) => ({ ...storage, [name]: undefined }));
  for (const part of [...parts, { S3_PUBLIC_ENDPOINT: 'https://s3.example.com' }]) {
    expect(() => parseConfig(part)).toThrow(/S3_ENDPOINT, .*together/);
  }
});

test('a scanner is a program or clamd', () => {
  const scanner = (given: Record<string, string>) => parseConfig(given).scanner;
  expect(scanner({})).toBeUndefined();
  expect(scanner({ SCAN_COMMAND: '/usr/bin/clamscan  -' })).toEqual({
    target: ['/usr/bin/clamscan', '-'],
    limitMs: 300_000,
  });
  expect(scanner({ SCAN_CLAMD: '/run/clamd.ctl', SCAN_TIMEOUT_S: '5' })).toEqual({
    target: { path: '/run/clamd.ctl' },
    limitMs: 5_000,
  });
  expect(scanner({ SCAN_CLAMD: 'clamd.internal:3310' })?.target).toEqual({
    host: 'clamd.internal',
    port: 3310,
  });
  expect(() => parseConfig({ SCAN_COMMAND: 'a', SCAN_CLAMD: '/b' })).toThrow(/not both/);
  expect(() => parseConfig({ SCAN_CLAMD: 'clamd' })).toThrow(/SCAN_CLAMD/);
});

const listedIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1]).sort();
const known = Object.keys(settings.shape).sort();

test('.env.example lists every setting once and nothing else', () => {
  expect(listedIn('.env.example', /^#?([A-Z][A-Z0-9_]*)=/gm)).toEqual(known);
});

test('docs/operating.md explains every setting once and nothing else', () => {
  expect(listedIn('docs/operating.md', /^\| `([A-Z][A-Z0-9_]*)` \|/gm)).toEqual(known);
});

test('.env.example shows the defaults', () => {
  const shown = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  const environment = Object.fromEntries(shown.map(([, name, value]) => [name, value]));
  expect(parseConfig(environment)).toEqual(parseConfig({}));
});
