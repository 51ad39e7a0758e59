import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** A checkout with the real launcher and a build that takes no time: it keeps the release's name. */
const checkout = mkdtempSync(path.join(os.tmpdir(), 'mujing-checkout-'));
afterAll(() => rmSync(checkout, { recursive: true }));
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), content);
};
cpSync('scripts/lib', path.join(checkout, 'scripts/lib'), { recursive: true });
for (const name of ['backup', 'restore']) {
  cpSync(`scripts/${name}.mjs`, path.join(checkout, `scripts/${name}.mjs`));
}
write('package.json', '{"type": "module"}');
write('package-lock.json', '{"packages": {}}');
write('node_modules/.package-lock.json', '{"packages": {}}');
mkdirSync(path.join(checkout, 'node_modules/.bin'));
symlinkSync(process.execPath, path.join(checkout, 'node_modules/.bin/node'));
write(
  'scripts/build.mjs',
  `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { beginBuild } from './lib/build-stamp.mjs';
  const finishBuild = beginBuild();
  const release = readFileSync('src/release', 'utf8');
  mkdirSync('dist/server', { recursive: true });
  for (const name of ['backup', 'restore']) {
    const code = 'process.stdout.write(process.argv[2] + \\' ' + name + ' of ' + release + '\\'); process.exitCode = 3;';
    writeFileSync('dist/server/' + name + '.js', code);
  }
  finishBuild();`,
);

/** Output and exit code of a command, without the line about the build. */
function launch(name) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(checkout, `scripts/${name}.mjs`), 'FOLDER'],
    { encoding: 'utf8' },
  );
  const built = /^Building \.\.\. [\d.]+ s\n/;
  return { built: built.test(stdout), output: stdout.replace(built, '') + stderr, status };
}

test('a command builds where there is no build, then it is of the build that the site runs; a restore is of the sources', () => {
  write('src/release', 'the first release');
  expect(launch('backup')).toEqual({
    built: true,
    output: 'FOLDER backup of the first release',
    status: 3,
  });
  write('src/release', 'the second release');
  expect(launch('backup')).toMatchObject({
    built: false,
    output: 'FOLDER backup of the first release',
  });
  expect(launch('restore')).toMatchObject({
    built: true,
    output: 'FOLDER restore of the second release',
  });
  expect(launch('backup')).toMatchObject({
    built: false,
    output: 'FOLDER backup of the second release',
  });
});
