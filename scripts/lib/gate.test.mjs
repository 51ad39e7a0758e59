import { rmSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { reportFile, runGate } from './gate.mjs';

const file = reportFile('gate-test');
afterEach(() => rmSync(file, { force: true }));

/** A gate whose command writes a report and exits with 1. */
function gateWith(kind, report) {
  const script = `const fs = require('node:fs');
    fs.mkdirSync(require('node:path').dirname(process.argv[1]), { recursive: true });
    fs.writeFileSync(process.argv[1], process.argv[2]);
    process.exitCode = 1;`;
  const command = [process.execPath, '-e', script, file, JSON.stringify(report)];
  return { name: 'a gate', command, report: { kind, file } };
}

test('failures are listed with their file and the beginning of their message', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const vitest = await runGate(
    gateWith('vitest', {
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: `${process.cwd()}/src/a.test.ts`,
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'a list is sorted',
              failureMessages: ['\u001b[31mError: 2 is first\u001b[39m\n    at src/a.test.ts:3:1'],
            },
          ],
        },
        {
          name: `${process.cwd()}/src/b.test.ts`,
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    }),
  );
  expect(vitest).toMatchObject({ passed: 3, failed: 2, skipped: 1 });
  expect(vitest.failures).toEqual([
    'src/a.test.ts: a list is sorted\n    Error: 2 is first',
    'src/b.test.ts: did not load or clean up\n    no such module',
  ]);
  const playwright = await runGate(
    gateWith('playwright', {
      config: { rootDir: `${process.cwd()}/tests/e2e` },
      stats: { expected: 2, flaky: 0, skipped: 0 },
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ ok: true, title: 'passes', file: 'a.spec.ts', line: 1 }],
          suites: [
            {
              title: 'a group',
              specs: [
                {
                  ok: false,
                  title: 'fails',
                  file: 'a.spec.ts',
                  line: 9,
                  tests: [{ results: [{ error: { message: `not found ${'x'.repeat(700)}` } }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(playwright.failures).toEqual([
    `tests/e2e/a.spec.ts:9: a group fails\n    not found ${'x'.repeat(590)}`,
  ]);
});

test('a run without a report counts as one failure', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const command = [process.execPath, '-e', 'process.exitCode = 3'];
  const gate = { name: 'a gate', command, report: { kind: 'vitest', file } };
  expect(await runGate(gate)).toMatchObject({
    failed: 1,
    failures: ['a gate: no report was written'],
  });
});
