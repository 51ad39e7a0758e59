import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import {
  connectTo,
  runCommand,
  type ServerProcess,
  startServer,
  stopAll,
  stopServer,
  temporaryFolder,
} from '../support/server-process.ts';

const { folder, remove } = temporaryFolder();
// Without a setting the key is a file in the data folder.
const env = { DATA_DIR: folder, SECRET_KEY: '', ADMIN_EMAIL: 'first@example.com' };
const keyFile = path.join(folder, 'secret.key');
const lin = ['--email', 'Lin@Example.com', '--name', '林一', '--role', 'editor'];
/** What the first start and the command between the two starts have left. */
let before: { output: string; key: string; created: Awaited<ReturnType<typeof run>> };
/** The second start, which serves all tests. */
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  const first = startServer({ env });
  await first.ready;
  await stopServer(first);
  const key = readFileSync(keyFile, 'utf8');
  before = { output: first.output(), key, created: await run('user-create', ...lin) };
  server = startServer({ env });
  address = await server.ready;
});
afterAll(async () => {
  await stopAll();
  remove();
});

/** Runs a command-line program on the data folder. */
const run = (name: string, ...args: string[]) => runCommand(name, args, env);

test('the first start makes an administrator and prints the password once', () => {
  expect(before.output).toMatch(
    /^First administrator: first@example\.com, password (?:\w{5}-){3}\w{5} \(shown once\)$/m,
  );
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect(server.output()).not.toContain('administrator');
  expect(readFileSync(keyFile, 'utf8')).toBe(before.key);
});

test('a person created on the command line signs in, while the site runs or not', async () => {
  expect(before.created.stdout).toMatch(/^lin@example\.com \(editor\), password /);
  const { status, stdout } = await run('user-create', ...lin);
  expect(status).toBe(0);
  const password = /password (\S+)/.exec(stdout)?.[1];
  const response = await fetch(`${address}api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify({ email: 'lin@example.com', password }),
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await run('user-create', '--email', 'x')).stderr).toMatch(/^Usage: npm run user:create/);
});

test('the check of the audit log names a row that a superuser has changed', async () => {
  const intact = await run('audit-verify');
  expect(intact).toMatchObject({ status: 0, stderr: '' });
  expect(intact.stdout).toMatch(/^The audit log is intact: \d+ rows, 0 exported heads\.$/m);
  const client = await connectTo(folder);
  await client.query('alter table audit_log disable trigger refuse_change');
  const changed = await client.query(
    "update audit_log set actor_label = 'somebody else' where position = 1 returning id",
  );
  await client.end();
  expect(await run('audit-verify')).toEqual({
    status: 1,
    stdout: 'All seals are intact: 0.\n',
    stderr: `The audit log is NOT intact: row 1 (id ${changed.rows[0].id}): the row was changed.\n`,
  });
});

test('a process with another key is refused', async () => {
  const database = await createTestDatabase();
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const start = (dataDir: string) =>
    startServer({ env: { DATA_DIR: dataDir, DATABASE_URL: database.url, SECRET_KEY: '' } });
  const first = start(folders[0].folder);
  await first.ready;
  const second = start(folders[1].folder);
  expect((await second.ended).code).toBe(78);
  expect(second.errors()).toMatch(/^Cannot start: The audit log was written with another key/);
  await stopServer(first);
  await database.drop();
  for (const { remove: removeFolder } of folders) removeFolder();
});
