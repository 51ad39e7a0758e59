import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node, Refusal, root } from './project.mjs';
import { runStep } from './step.mjs';

const stampFile = path.join(root, 'node_modules', '.install-stamp');

/** Installs the packages of package-lock.json unless they are already installed. */
export function ensureInstalled() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const stamp = createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return;
  if (existsSync(node) && matchesLockFile(JSON.parse(lock.toString()))) {
    if (isWritable(path.dirname(stampFile))) writeFileSync(stampFile, stamp);
    return;
  }
  requireWritable('install the packages');
  const { command, args } = npm();
  // The build needs development packages, whatever NODE_ENV says. The pinned Node comes from an
  // install script.
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
  ];
  runStep({
    name: 'Installing packages',
    command,
    args: [...args, ...flags],
    failure: 'The packages could not be installed: npm 11 says why above.',
  });
  writeFileSync(stampFile, stamp);
}

/** True if npm's own record of node_modules matches the lock file. */
function matchesLockFile(lock) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = Object.entries(lock.packages).filter(([name]) => name !== '');
  const names = new Set(locked.map(([name]) => name));
  return (
    Object.keys(installed).every((name) => names.has(name)) &&
    locked.every(([name, entry]) =>
      installed[name]
        ? installed[name].version === entry.version && installed[name].integrity === entry.integrity
        : entry.optional === true || entry.peer === true,
    )
  );
}

/** The npm that runs this script, or the one on the PATH. */
function npm() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js') && existsSync(running)) {
    return { command: process.execPath, args: [running] };
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Stops if the checkout belongs to another user. */
export function requireWritable(purpose) {
  if (isWritable(root)) return;
  throw new Refusal(
    `${root} cannot be written by this user, which is needed to ${purpose}: start once as its owner, or change the folder's owner.`,
  );
}
