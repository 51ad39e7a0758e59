import { type BrowserProcess, startProgram } from './browser-process.ts';

const SCREEN = '1400x1000x24';

/** A virtual display: no engine draws WebGL without one. */
export async function startDisplay(): Promise<BrowserProcess & { name: string }> {
  const program = startProgram('Xvfb', () => [
    ...['-displayfd', '3', '-nolisten', 'tcp'],
    ...['-screen', '0', SCREEN],
  ]);
  const number = await program.announced(/^(\d+)\n/m);
  return { ...program, name: `:${number}` };
}
