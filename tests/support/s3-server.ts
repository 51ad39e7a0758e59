import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#files/s3-client.ts';

/** S3-compatible storage for tests. */
export interface TestS3 {
  settings: S3Settings;
  /** The settings as environment variables. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const BUCKET = 'site';

/**
 * The storage in the S3_* variables (`S3_ENDPOINT=… S3_BUCKET=… npx vitest …`), or else an
 * in-process server with an empty bucket. That server has three bugs, so the tests avoid a range
 * of only the first byte, listings of more than 1000 files, and the characters '()*! in signed
 * addresses.
 */
export async function startS3Server(): Promise<TestS3> {
  const { S3_ENDPOINT, S3_BUCKET } = process.env;
  if (S3_ENDPOINT && S3_BUCKET) {
    const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
    const { S3_REGION = 'us-east-1', S3_FORCE_PATH_STYLE = 'false' } = process.env;
    return storage(
      {
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        bucket: S3_BUCKET,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
        forcePathStyle: S3_FORCE_PATH_STYLE === 'true',
      },
      async () => {},
    );
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return storage(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  );
}

function storage(settings: S3Settings, stop: TestS3['stop']): TestS3 {
  return {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_FORCE_PATH_STYLE: String(settings.forcePathStyle),
    },
    stop,
  };
}
