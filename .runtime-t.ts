import { startEmbeddedPostgres } from '/work/main/src/db/embedded/start.ts';
import { openDatabase, closeDatabase } from '/work/main/src/db/connection.ts';
import { migrate, pendingMigrations } from '/work/main/src/db/migrate.ts';
const log = { info: (...a: unknown[]) => console.log('I', ...a), warn: (...a: unknown[]) => console.log('W', ...a), error: (...a: unknown[]) => console.log('E', ...a) };
let t = performance.now();
const pg = await startEmbeddedPostgres({ dataDir: process.argv[2]!, log: log as never }).catch((e) => { console.log(e.name, e.message); process.exit(1); });
console.log('up', Math.round(performance.now() - t), pg.connection.host);
const db = openDatabase(pg.connection);
console.log(await migrate(db), await pendingMigrations(db));
console.log((await db.$client.query('show server_version')).rows, (await db.$client.query("select datcollate, datlocprovider, datlocale from pg_database where datname='mujing'")).rows);
if (process.argv[3] === 'hang') { await new Promise((r) => setTimeout(r, Number(process.argv[4] ?? 1e9))); }
if (process.argv[3] === 'kill') process.kill(process.pid, 'SIGKILL');
if (process.argv[3] === 'exit') process.exit(3);
await closeDatabase(db);
t = performance.now();
await pg.stop();
console.log('stopped', Math.round(performance.now() - t));
