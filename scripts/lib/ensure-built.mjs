import path from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { requireWritable } from './install.mjs';
import { node, root, toolEnvironment } from './project.mjs';
import { runStep } from './step.mjs';

/** Builds dist/ if the sources have changed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  requireWritable('build the site');
  runStep({
    name: 'Building',
    command: node,
    args: [path.join(root, 'scripts', 'build.mjs')],
    env: toolEnvironment,
    failure: 'The site could not be built; the messages above say why.',
  });
}
