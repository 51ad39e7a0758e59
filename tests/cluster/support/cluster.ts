import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/start.ts';
import { makeDataFolder } from '../../support/data-folder.ts';
import { addressOf } from '../../support/database.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { type ServerProcess, startServer, stopServer } from '../../support/server-process.ts';
import { startNginx } from './nginx.ts';
import { freePorts } from './ports.ts';

/** One process of the site; it can be restarted on its port. */
export interface Instance {
  url: string;
  process: ServerProcess;
  /** True if it stores files in its own folder. */
  hasFiles(): boolean;
  restart(): Promise<void>;
}

/** Three processes with demo content behind nginx, with a shared PostgreSQL and bucket. */
export async function startCluster() {
  const folder = makeDataFolder('mujing-cluster');
  const dataDir = path.join(folder, 'database');
  const log = { info: () => {}, warn: () => {}, error: console.error };
  const settings = { max_connections: 200, fsync: 'off', synchronous_commit: 'off' };
  const [postgres, storage, [entrance = 0, ...ports]] = await Promise.all([
    startEmbeddedPostgres({ dataDir, log, settings }),
    startS3Server(),
    freePorts(4),
  ]);
  const common = {
    DATABASE_URL: addressOf(postgres.connection),
    DATABASE_OWNER_URL: addressOf(postgres.owner),
    SEED_DEMO: 'true',
    TRUST_PROXY: '1',
    ...storage.env,
  };

  const launch = (number: number) =>
    startServer({
      env: { ...common, PORT: String(ports[number]), DATA_DIR: dataDirOf(folder, number) },
    });
  const instances = ports.map((own, number): Instance => {
    const instance = {
      url: `http://127.0.0.1:${own}/`,
      process: launch(number),
      hasFiles: () => existsSync(path.join(dataDirOf(folder, number), 'files')),
      async restart() {
        await instance.process.ended;
        instance.process = launch(number);
        await instance.process.ready;
      },
    };
    return instance;
  });
  await Promise.all(instances.map(({ process }) => process.ready));
  const nginx = await startNginx(entrance, ports);
  const db = new Client(postgres.owner);
  await db.connect();

  return {
    instances,
    /** Address of nginx. */
    url: nginx.url,
    db,
    async stop() {
      await db.end();
      await nginx.stop();
      await Promise.all(instances.map(({ process }) => stopServer(process)));
      await postgres.stop();
      await storage.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function dataDirOf(folder: string, number: number): string {
  return path.join(folder, `instance-${number + 1}`);
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
