import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_BASE_PATH } from '#contracts/constants.ts';
import { StartupError } from '#db/startup-error.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** Segments apart by single slashes, without `.` and `..`, which browsers would take out. */
const SEGMENTS = /^\/?(?:(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+(?:\/|$))*$/;

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => ['true', '1'].includes(value));
const address = (...protocols: string[]) =>
  z
    .string()
    .refine((value) =>
      protocols.some((name) => URL.canParse(value) && value.startsWith(`${name}:`)),
    );
const origin = z
  .string()
  .refine(isOrigin)
  .transform((value) => new URL(value).origin);

/** One setting: how it is read, what is allowed in words, and whether its value may be repeated in messages. */
interface Setting<T extends z.ZodType> {
  schema: T;
  allowed: string;
  secret?: boolean;
}
const setting = <T extends z.ZodType>(schema: T, allowed: string, secret = false): Setting<T> => ({
  schema,
  allowed,
  secret,
});

const SETTINGS = {
  PORT: setting(
    z
      .string()
      .regex(/^\d{1,5}$/)
      .default('3000')
      .transform(Number)
      .pipe(z.number().max(65_535)),
    'a whole number from 0 (any free port) to 65535',
  ),
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    'a host name or IP address without port, such as 127.0.0.1 or 0.0.0.0',
  ),
  DATA_DIR: setting(
    z
      .string()
      .default('./data')
      .transform((value) => path.resolve(value)),
    'a folder',
  ),
  DATABASE_URL: setting(
    address('postgres', 'postgresql').optional(),
    'an address such as postgresql://user:password@host:5432/database',
    true,
  ),
  BASE_PATH: setting(
    z.string().regex(SEGMENTS).default(DEFAULT_BASE_PATH).transform(normaliseBasePath),
    'a path such as / or /site/, of letters, digits and . _ ~ -',
  ),
  PUBLIC_URL: setting(
    origin.optional(),
    'an http or https address without a path, such as https://www.example.com (a path belongs in BASE_PATH)',
  ),
  SEED_DEMO: setting(flag.default(true), 'true or false'),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info'), LOG_LEVELS.join(', ')),
  PAGE_CACHE_MB: setting(
    z
      .string()
      .regex(/^\d{1,5}$/)
      .default('64')
      .transform(Number),
    'a whole number of megabytes; 0 keeps no page in memory',
  ),
  TRUST_PROXY: setting(
    z.string().regex(/^\d$/).default('0').transform(Number),
    'the number of proxies in front of the site, from 0 to 9',
  ),
  HSTS_SUBDOMAINS: setting(flag.default(false), 'true or false'),
  METRICS_TOKEN: setting(z.string().min(16).optional(), 'at least 16 characters', true),
  SMTP_URL: setting(
    address('smtp', 'smtps').optional(),
    'an address such as smtp://user:password@host:587',
    true,
  ),
  WEBHOOK_ALLOW_PRIVATE: setting(flag.default(false), 'true or false'),
  WECHAT_APP_ID: setting(
    z
      .string()
      .regex(/^wx[0-9a-zA-Z]{16}$/)
      .optional(),
    'wx and 16 characters',
  ),
  WECHAT_APP_SECRET: setting(z.string().min(16).optional(), 'at least 16 characters', true),
  WECHAT_API_URL: setting(
    origin.default('https://api.weixin.qq.com'),
    'an http or https address without a path',
  ),
  BAIDU_PUSH_TOKEN: setting(z.string().min(8).optional(), 'at least 8 characters', true),
  BAIDU_PUSH_URL: setting(
    origin.default('http://data.zz.baidu.com'),
    'an http or https address without a path',
  ),
};

const schema = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'];
  },
);

/** All settings of the process, read once at its start. */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Absolute path of the folder for the database and uploaded files. */
  dataDir: string;
  /** Set when another PostgreSQL is used in place of the built-in one. */
  databaseUrl: string | undefined;
  /** Begins and ends with a slash. */
  basePath: string;
  /** Origin under which visitors see the site, without a slash at its end; undefined when it is not set. */
  publicUrl: string | undefined;
  /** Whether an empty database gets demo content beside the settings. */
  seedDemo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Most bytes of whole answers kept in memory; 0 renders every page anew. */
  cacheBytes: number;
  /** Number of proxies in front of the site; each appends an address to X-Forwarded-For. */
  trustProxyHops: number;
  /** Whether browsers use https for every sub-domain of the site's host as well. */
  hstsSubdomains: boolean;
  /** When set, /metrics wants it as a bearer token. */
  metricsToken: string | undefined;
  /** Mail server; without one mail waits in the outbox. */
  smtpUrl: string | undefined;
  /** Whether webhooks may reach this machine and private networks. */
  webhookAllowPrivate: boolean;
  /** Official account that signs share cards; undefined where none is set. */
  wechat: { appId: string; appSecret: string; apiUrl: string } | undefined;
  /** Where new addresses are announced to Baidu; undefined where no token is set. */
  baiduPush: { token: string; url: string } | undefined;
}

/** Reads the settings from environment variables; empty ones count as unset. Throws StartupError naming each wrong one. */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(SETTINGS).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const names = new Set(
      result.error.issues.map((issue) => issue.path[0] as keyof typeof SETTINGS),
    );
    const complaints = [...names].map((name) => {
      const { allowed, secret } = SETTINGS[name];
      const shown = secret ? name : `${name}=${given[name]}`;
      return `The setting ${shown} is wrong; allowed is ${allowed}.`;
    });
    throw new StartupError(complaints.join(' '));
  }
  const values = result.data;
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret } = values;
  if (Boolean(appId) !== Boolean(appSecret)) {
    throw new StartupError('WECHAT_APP_ID and WECHAT_APP_SECRET are set together or not at all.');
  }
  if ((appId || values.BAIDU_PUSH_TOKEN) && !values.PUBLIC_URL) {
    throw new StartupError('WECHAT_APP_ID and BAIDU_PUSH_TOKEN need PUBLIC_URL.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    basePath: values.BASE_PATH,
    publicUrl: values.PUBLIC_URL,
    seedDemo: values.SEED_DEMO,
    logLevel: values.LOG_LEVEL,
    cacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    trustProxyHops: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    metricsToken: values.METRICS_TOKEN,
    smtpUrl: values.SMTP_URL,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    wechat: appId && appSecret ? { appId, appSecret, apiUrl: values.WECHAT_API_URL } : undefined,
    baiduPush: values.BAIDU_PUSH_TOKEN
      ? { token: values.BAIDU_PUSH_TOKEN, url: values.BAIDU_PUSH_URL }
      : undefined,
  };
}

/** Reads `.env` of the working folder, if there is one, and the environment, which wins. Throws StartupError. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
}

function isOrigin(value: string): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false;
  return new URL(value).origin === value.replace(/\/$/, '');
}

function normaliseBasePath(value: string): string {
  const segments = value.split('/').filter(Boolean);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
