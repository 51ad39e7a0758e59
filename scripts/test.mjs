// `npm test`: installs its tools, builds, runs every check and prints one summary.
// Runs on the system's Node before anything is installed: no dependencies here or in lib/.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureEngines } from './lib/browser.mjs';
import { ensureFfmpeg, ensureNginx } from './lib/debian-packages.mjs';
import { reportFile, runGate } from './lib/gate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript } from './lib/project.mjs';

await runScript(async () => {
  requireNode();
  ensureInstalled();
  const browsers = ensureEngines();
  const nginx = ensureNginx();
  const ffmpeg = ensureFfmpeg();
  mkdirSync(path.dirname(reportFile('unit')), { recursive: true });
  const sites = mkdtempSync(path.join(os.tmpdir(), 'mujing-sites-'));
  // PostgreSQL's user must be able to enter when the tests run as root.
  chmodSync(sites, 0o755);
  const servers = { ...browsers, PREPARED_SITES: sites };
  // A hundred servers are started: each takes what an earlier one has compiled.
  const shared = { NODE_COMPILE_CACHE: path.join(sites, 'compiled') };

  const vitest = (project, ...options) => ({
    command: [
      'vitest',
      'run',
      '--project',
      project,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(project)}`,
    ],
    report: { kind: 'vitest', file: reportFile(project) },
  });
  const gates = {
    lint: { name: 'format and lint', command: ['biome', 'ci', '.'] },
    types: { name: 'types', command: ['tsc', '--noEmit'] },
    studio: { name: 'studio', command: [node, path.join(root, 'scripts', 'check-studio.mjs')] },
    build: { name: 'build', command: [node, path.join(root, 'scripts', 'build.mjs')] },
    sites: { name: 'prepared sites', command: [node, 'tests/support/prepare-sites.ts', sites] },
    unit: {
      name: 'unit and API tests',
      environment: { FFMPEG_PATH: ffmpeg },
      // One process compiles the modules once; the browser tests take the other core.
      ...vitest('unit', '--project', 'new-record', '--maxWorkers=1'),
    },
    process: { name: 'process tests', environment: servers, ...vitest('process') },
    cluster: { name: 'cluster tests', environment: { NGINX_PATH: nginx }, ...vitest('cluster') },
    engines: { name: 'other engines', environment: servers, ...vitest('engines') },
    browser: {
      name: 'browser tests',
      command: ['playwright', 'test', '--reporter=dot,json'],
      environment: { ...servers, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('browser') },
      report: { kind: 'playwright', file: reportFile('browser') },
    },
  };
  // Each gate runs once, when it is first needed.
  const runs = new Map();
  const run = (name) => {
    if (!runs.has(name)) {
      const { environment, ...gate } = gates[name];
      runs.set(name, runGate({ ...gate, environment: { ...shared, ...environment } }));
    }
    return runs.get(name);
  };
  const inOrder = async (...names) => {
    for (const name of names) await run(name);
  };
  // No gate alone keeps two cores busy, so two run beside each other. The last ones go to whoever is
  // done first.
  const last = ['engines', 'cluster'];
  const takeLast = async () => {
    for (let name = last.shift(); name; name = last.shift()) await run(name);
  };
  await Promise.all([
    inOrder('lint', 'types', 'studio', 'unit', 'sites', 'process').then(takeLast),
    inOrder('build', 'sites', 'browser').then(takeLast),
  ]);
  const results = await Promise.all(Object.keys(gates).map(run));
  rmSync(sites, { recursive: true, force: true });

  return summarise(results);
});

/** Prints the table, each failure with its file, and the last line; returns the exit code. */
function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const cell = (value) => String(value).padStart(8);
  process.stdout.write(
    `\n${''.padEnd(20)}${['passed', 'failed', 'skipped', 'seconds'].map(cell).join('')}\n`,
  );
  for (const { name, passed, failed, skipped, seconds } of results) {
    process.stdout.write(
      `${name.padEnd(20)}${[passed, failed, skipped, seconds.toFixed(1)].map(cell).join('')}\n`,
    );
  }
  const failures = results.flatMap(({ failures }) => failures);
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') > 0 ? 1 : 0;
}
