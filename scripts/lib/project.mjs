import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout. */
export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** The pinned Node, which runs everything except the launcher. */
export const node = path.join(root, 'node_modules', '.bin', 'node');

/** Environment in which installed tools find the pinned Node and each other. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};

/** An expected error that is printed as one line. */
export class Refusal extends Error {}

/** Runs the body of a script. An expected error is printed as one line, with exit code 1. */
export async function runScript(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Stops if the system's Node is too old to install the project. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new Refusal(
      `Node 20 or newer is needed, this is ${process.versions.node} (${process.execPath}).`,
    );
  }
}
