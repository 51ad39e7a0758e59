// `npm test`: installs its tools, builds, runs every check and prints one summary.
// Runs on the system's Node before anything is installed: no dependencies here or in lib/.
import { mkdirSync, readFileSync } from 'node:fs';
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

  const vitest = (project) => ({
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(project)}`,
    ],
    report: { kind: 'vitest', file: reportFile(project) },
  });
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // Gates of one stage run beside each other: each alone leaves a core idle for much of its time.
  const stages = [
    [
      { name: 'format and lint', command: ['biome', 'ci', '.'] },
      { name: 'types', command: ['tsc', '--noEmit'] },
      { name: 'studio', command: ['sh', '-c', scripts['studio:check']] },
    ],
    [{ name: 'unit and API tests', environment: { FFMPEG_PATH: ffmpeg }, ...vitest('unit') }],
    [{ name: 'build', command: [node, path.join(root, 'scripts', 'build.mjs')] }],
    [{ name: 'process tests', environment: browsers, ...vitest('process') }],
    [
      { name: 'cluster tests', ...vitest('cluster'), environment: { NGINX_PATH: nginx } },
      { name: 'other engines', environment: browsers, ...vitest('engines') },
    ],
    [
      {
        name: 'browser tests',
        command: ['playwright', 'test', '--reporter=dot,json'],
        environment: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('browser') },
        report: { kind: 'playwright', file: reportFile('browser') },
      },
    ],
  ];
  const results = [];
  for (const stage of stages) results.push(...(await Promise.all(stage.map(runGate))));

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
