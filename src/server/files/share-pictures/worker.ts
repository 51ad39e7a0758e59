import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { STARTED } from '#bounded/child.ts';
import { drawCard } from './draw.ts';
import type { DrawingJob, DrawingResult } from './renderer.ts';

// The child process that draws share pictures. Memory of the picture library is freed when it
// ends.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ format, card, cover, target }: DrawingJob) => {
  process.send?.(STARTED);
  process.send?.(await draw());

  async function draw(): Promise<DrawingResult> {
    try {
      const unfinished = `${target}.${process.pid}`;
      await writeFile(unfinished, await drawCard(format, card, cover));
      await rename(unfinished, target);
      return { error: null };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
});
process.on('disconnect', () => process.exit(0));
