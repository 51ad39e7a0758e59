import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_BASE_PATH } from '#contracts/constants.ts';
import { PASSWORD_LENGTH, passwordProblem } from '#contracts/staff/password.ts';
import { StartupError } from '#db/startup-error.ts';
import type { S3Settings } from '#files/s3-client.ts';
import type { ClamdAddress } from '#files/scan/clamd-scanner.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** Segments separated by single slashes, without `.` and `..`, which browsers would remove. */
const SEGMENTS = /^\/?(?:(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+(?:\/|$))*$/;
/** A host name, all names below one, or every name. */
const HOST_PATTERN = /^(?:\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*)$/;
const MB = 1024 * 1024;
const AN_ORIGIN = 'an http or https address without a path, such as https://www.example.com';

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(byDefault)
    .describe('true or false');
const wholeNumber = (byDefault: number, min: number, max: number, unit: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(byDefault)
    .describe(`a whole number of ${unit} from ${min} to ${max}`);
const address = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((name) => URL.canParse(text) && text.startsWith(`${name}:`)));
const origin = z
  .string()
  .refine(isOrigin)
  .transform((value) => new URL(value).origin);
const secret = (characters: number) =>
  z.string().min(characters).optional().describe(`at least ${characters} characters`);

/** All settings by environment variable; the description lists the allowed values. */
export const settings = z.object({
  PORT: wholeNumber(3000, 0, 65_535, 'a port').describe('a port from 0 (any free one) to 65535'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('a host name or IP address without a port, such as 127.0.0.1 or 0.0.0.0'),
  BASE_PATH: z
    .string()
    .regex(SEGMENTS)
    .transform(normaliseBasePath)
    .default(DEFAULT_BASE_PATH)
    .describe('a path such as / or /site/, made of letters, digits and . _ ~ -'),
  PUBLIC_URL: origin.optional().describe(`${AN_ORIGIN} (a path belongs in BASE_PATH)`),
  OTHER_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .refine((origins) => origins.every(isOrigin))
    .transform((origins) => origins.map((one) => new URL(one).origin))
    .describe('addresses without a path, separated by commas, such as https://staff.example.com'),
  HSTS_SUBDOMAINS: flag(false),
  CSP_REPORT_URL: z
    .string()
    .refine(isReportUrl)
    .optional()
    .describe('an http or https address without spaces, quotes, commas and semicolons'),
  TRUST_PROXY: wholeNumber(0, 0, 10, 'proxies in front of the site'),
  REQUEST_TIMEOUT_MS: wholeNumber(10_000, 500, 120_000, 'milliseconds'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder))
    .describe('a folder'),
  DATABASE_URL: address('postgres', 'postgresql')
    .optional()
    .describe('an address such as postgresql://user:password@host:5432/database'),
  DATABASE_OWNER_URL: address('postgres', 'postgresql')
    .optional()
    .describe('an address such as postgresql://owner:password@host:5432/database'),
  DATABASE_POOL: wholeNumber(11, 4, 1000, 'connections'),
  SEARCH_POOL: wholeNumber(3, 1, 100, 'connections'),
  STATEMENT_TIMEOUT_MS: wholeNumber(10_000, 100, 600_000, 'milliseconds'),
  SEED_DEMO: flag(true),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => key.length >= 32))
    .optional()
    .describe('a secret of at least 32 characters, or several of them separated by commas'),
  ADMIN_EMAIL: z
    .string()
    .toLowerCase()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .default('admin@localhost')
    .describe('an email address'),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => !passwordProblem(text, { name: '', email: '' }, 'en'))
    .optional()
    .describe(`a password of at least ${PASSWORD_LENGTH.min} characters that is not easy to guess`),
  SMTP_URL: address('smtp', 'smtps')
    .optional()
    .describe('an address such as smtp://user:password@host:587'),
  WEBHOOK_ALLOW_PRIVATE: flag(false),
  MEDIA_IMPORT_HOSTS: z
    .string()
    .toLowerCase()
    .default('mmbiz.qpic.cn,mmbiz.qlogo.cn')
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every((host) => HOST_PATTERN.test(host)))
    .describe('host names separated by commas; *.example.com for all below one, * for all'),
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .describe('a whole number of megabytes'),
  SCAN_COMMAND: z
    .string()
    .transform((text) => text.split(/\s+/))
    .optional()
    .describe('a program and its arguments, such as /usr/bin/clamscan --no-summary -'),
  SCAN_CLAMD: z
    .string()
    .regex(/^(?:\/\S+|[\w.-]+:\d{1,5})$/)
    .transform(clamdAddress)
    .optional()
    .describe('the path of a socket such as /run/clamav/clamd.ctl, or host:port'),
  SCAN_TIMEOUT_S: wholeNumber(300, 1, 3600, 'seconds'),
  UPLOAD_RELEASE_MB: wholeNumber(4096, 1, 100_000, 'megabytes'),
  UPLOAD_VIDEO_MB: wholeNumber(500, 1, 10_000, 'megabytes'),
  UPLOAD_DOCUMENT_MB: wholeNumber(50, 1, 1000, 'megabytes'),
  WECHAT_APP_ID: z
    .string()
    .regex(/^wx[0-9a-zA-Z]{16}$/)
    .optional()
    .describe('wx and 16 letters or digits'),
  WECHAT_APP_SECRET: secret(16),
  WECHAT_API_URL: origin.default('https://api.weixin.qq.com').describe(AN_ORIGIN),
  BAIDU_PUSH_TOKEN: secret(8),
  BAIDU_PUSH_URL: origin.default('http://data.zz.baidu.com').describe(AN_ORIGIN),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe(LOG_LEVELS.join(', ')),
  PAGE_CACHE_MB: wholeNumber(64, 0, 99_999, 'megabytes'),
  METRICS_TOKEN: secret(16),
  S3_ENDPOINT: origin.optional().describe(AN_ORIGIN),
  S3_PUBLIC_ENDPOINT: origin.optional().describe(AN_ORIGIN),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .default('us-east-1')
    .describe('a region such as eu-central-1, or auto'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('the name of a bucket'),
  S3_ACCESS_KEY_ID: secret(3),
  S3_SECRET_ACCESS_KEY: secret(6),
  S3_FORCE_PATH_STYLE: flag(false),
});

/** Settings whose values must not appear in messages. */
const SECRETS = /_SECRET$|_TOKEN$|_PASSWORD$|^SECRET_KEY$|^S3_.*_KEY|^DATABASE_.*URL$|^SMTP_URL$/;

/** All settings of the process, read once at start; optional ones are undefined. */
export type Config = ReturnType<typeof namedSettings>;

/** The storage settings. @throws StartupError where only some of them are set */
function s3Settings(values: z.output<typeof settings>): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  const publicEndpoint = values.S3_PUBLIC_ENDPOINT;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey && !publicEndpoint) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new StartupError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.',
    );
  }
  return {
    endpoint,
    publicEndpoint,
    region: values.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
  };
}

/** Where files are scanned; undefined where nowhere. @throws StartupError where it is set twice */
function scannerSettings({
  SCAN_COMMAND: command,
  SCAN_CLAMD: clamd,
  SCAN_TIMEOUT_S: seconds,
}: z.output<typeof settings>) {
  if (command && clamd) throw new StartupError('Set SCAN_COMMAND or SCAN_CLAMD, not both.');
  const target = command ?? clamd;
  return target && { target, limitMs: seconds * 1000 };
}

/** The settings under the names used in the code; docs/operating.md explains each one. */
function namedSettings(values: z.output<typeof settings>) {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, BAIDU_PUSH_TOKEN: token } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    basePath: values.BASE_PATH,
    publicUrl: values.PUBLIC_URL,
    otherOrigins: values.OTHER_ORIGINS,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    cspReportUrl: values.CSP_REPORT_URL,
    trustProxyHops: values.TRUST_PROXY,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePool: values.DATABASE_POOL,
    searchPool: values.SEARCH_POOL,
    statementTimeoutMs: values.STATEMENT_TIMEOUT_MS,
    seedDemo: values.SEED_DEMO,
    secretKeys: values.SECRET_KEY,
    administrator: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    smtpUrl: values.SMTP_URL,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    mediaImportHosts: values.MEDIA_IMPORT_HOSTS,
    diskReserveBytes:
      values.DISK_RESERVE_MB === undefined ? undefined : values.DISK_RESERVE_MB * MB,
    scanner: scannerSettings(values),
    uploadLimits: {
      release: values.UPLOAD_RELEASE_MB * MB,
      video: values.UPLOAD_VIDEO_MB * MB,
      document: values.UPLOAD_DOCUMENT_MB * MB,
    },
    wechat: appId && appSecret ? { appId, appSecret, apiUrl: values.WECHAT_API_URL } : undefined,
    baiduPush: token ? { token, url: values.BAIDU_PUSH_URL } : undefined,
    logLevel: values.LOG_LEVEL,
    cacheBytes: values.PAGE_CACHE_MB * MB,
    metricsToken: values.METRICS_TOKEN,
    s3: s3Settings(values),
  };
}

/**
 * Reads the settings from environment variables; empty ones count as unset. @throws StartupError
 */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = settings.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map(({ path: [name] }) => String(name)));
    throw new StartupError([...names].map((name) => complaint(name, given[name])).join(' '));
  }
  const values = result.data;
  if (Boolean(values.WECHAT_APP_ID) !== Boolean(values.WECHAT_APP_SECRET)) {
    throw new StartupError('Set both WECHAT_APP_ID and WECHAT_APP_SECRET, or neither of them.');
  }
  if ((values.WECHAT_APP_ID || values.BAIDU_PUSH_TOKEN) && !values.PUBLIC_URL) {
    throw new StartupError('WECHAT_APP_ID and BAIDU_PUSH_TOKEN need PUBLIC_URL: set it too.');
  }
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    throw new StartupError('DATABASE_OWNER_URL needs DATABASE_URL: set it too.');
  }
  return namedSettings(values);
}

/**
 * Reads the environment and, if present, `.env` in the working folder; the environment wins.
 * @throws StartupError
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
}

function clamdAddress(value: string): ClamdAddress {
  if (value.startsWith('/')) return { path: value };
  const [host = '', port] = value.split(':');
  return { host, port: Number(port) };
}

function complaint(name: string, value: string | undefined): string {
  const allowed = settings.shape[name as keyof typeof settings.shape].description;
  return `The setting ${SECRETS.test(name) ? name : `${name}=${value}`} is wrong: it must be ${allowed}.`;
}

/** True for an origin in any spelling: capitals, the port of its scheme, a name such as 例子.中国. */
function isOrigin(value: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(value) && URL.canParse(value);
}

/** True for an address that fits into headers and a policy as it is. */
function isReportUrl(value: string): boolean {
  return /^https?:\/\/[^\s"',;]+$/.test(value) && URL.canParse(value);
}

function normaliseBasePath(value: string): string {
  const segments = value.split('/').filter(Boolean);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
