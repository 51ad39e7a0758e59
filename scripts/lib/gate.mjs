import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, toolEnvironment } from './project.mjs';

/** Longest message of a failure in the list; whole ones are in the output. */
const MESSAGE_CHARACTERS = 600;

/** Runs one command of the test run and prints its output only if it fails. */
export async function runGate({ name, command, environment = {}, report }) {
  if (report) rmSync(report.file, { force: true });
  const startedAt = Date.now();
  const [program, ...args] = command;
  const { code, output } = await run(program, args, { ...toolEnvironment, ...environment });
  const { passed, skipped, failures } = report
    ? readReport(report, name, code)
    : { passed: code === 0 ? 1 : 0, skipped: 0, failures: code === 0 ? [] : [name] };
  const seconds = (Date.now() - startedAt) / 1000;
  process.stdout.write(
    `${failures.length > 0 ? 'FAIL' : 'ok  '} ${name} (${seconds.toFixed(1)} s)\n`,
  );
  if (failures.length > 0) {
    // The names come first: a long output may be cut.
    process.stdout.write(`${failures.join('\n')}\n\n${output.trimEnd()}\n\n`);
  }
  return { name, seconds, passed, skipped, failed: failures.length, failures };
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

/** Reads a test runner's JSON report; a failed run without a report counts as one failure. */
function readReport({ kind, file }, name, code) {
  let result;
  try {
    result = readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, skipped: 0, failures: [`${name}: no report was written`] };
  }
  if (code !== 0 && result.failures.length === 0) {
    result.failures.push(`${name}: ended with ${code}`);
  }
  return result;
}

const readers = {
  vitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that fails to load has no tests.
      if (status === 'failed' && failed.length === 0) {
        return [describeFailure(`${file}: did not load or clean up`, message)];
      }
      return failed.map(({ fullName, failureMessages }) =>
        describeFailure(`${file}: ${fullName}`, failureMessages[0]),
      );
    });
    return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures };
  },
  playwright({ config, stats, errors, suites }) {
    const folder = path.relative(root, config.rootDir);
    const failures = [
      ...suites.flatMap((suite) => failedSpecs(suite, [])).map((spec) => path.join(folder, spec)),
      ...errors.map(({ message }) => `${folder}: ${message.split('\n')[0]}`),
    ];
    return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures };
  },
};

/** Failed tests of a Playwright suite and its nested suites. */
function failedSpecs({ specs = [], suites = [] }, titles) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) =>
        describeFailure(
          `${file}:${line}: ${[...titles, title].join(' ')}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
        ),
      ),
    ...suites.flatMap((suite) =>
      failedSpecs(suite, suite.title.endsWith('.ts') ? titles : [...titles, suite.title]),
    ),
  ];
}

/** A failed test and the beginning of why, indented below it. */
function describeFailure(test, message = '') {
  const lines = stripVTControlCharacters(message)
    .slice(0, MESSAGE_CHARACTERS)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [test, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Path of a gate's JSON report. */
export function reportFile(name) {
  return path.join(root, 'test-results', `${name}.json`);
}
