import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, toolEnvironment } from './project.mjs';

/** Runs one command of the test run, keeps its output, and prints it only when something failed. */
export async function runGate({ name, command, environment = {}, report }) {
  if (report) rmSync(report.file, { force: true });
  const startedAt = Date.now();
  const [program, ...args] = command;
  const { code, output } = await run(program, args, { ...toolEnvironment, ...environment });
  const counts = report
    ? countTests(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const seconds = (Date.now() - startedAt) / 1000;
  process.stdout.write(
    `${counts.failed > 0 ? 'FAIL' : 'ok  '} ${name} (${seconds.toFixed(1)} s)\n`,
  );
  if (counts.failed > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
  return { name, seconds, ...counts };
}

function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Reads the counts from a test runner's JSON report; a run that failed without one counts as one failure. */
function countTests({ kind, file }, code) {
  let counts;
  try {
    counts = readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

const readers = {
  vitest({ numPassedTests, numPendingTests, numTodoTests, numFailedTests, testResults }) {
    // A file that does not even load has no tests of its own to count.
    const broken = testResults.filter(
      (file) =>
        file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      skipped: numPendingTests + numTodoTests,
    };
  },
  playwright({ stats, errors }) {
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  },
};

/** Where a gate's JSON report goes. */
export function reportFile(name) {
  return path.join(root, 'test-results', `${name}.json`);
}
