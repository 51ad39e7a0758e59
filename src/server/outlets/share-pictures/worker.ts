import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawCard } from './draw.ts';
import type { DrawingJob, DrawingResult } from './renderer.ts';

// The process that draws share pictures: what the picture library holds on to ends with it.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ format, card, cover, target }: DrawingJob) => {
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
