/** Keys and fits off the page's thread. */
import { composite, toBytes } from '#keyer/composite.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import type { CpuAnswer, CpuJob, CpuResults } from './cpu-protocol.ts';

function run(job: CpuJob): CpuResults[CpuJob['kind']] {
  if (job.kind === 'fit') {
    const { settings, found } = fitSettings(job.frame);
    return { settings, found };
  }
  const start = performance.now();
  const { image } = keyFrame(job.frame, job.settings);
  const keyed = toBytes(image);
  const milliseconds = performance.now() - start;
  return { composite: composite(image, job.backdrop, job.settings.lightWrap), keyed, milliseconds };
}

function answerTo(job: CpuJob): CpuAnswer {
  try {
    return { result: run(job) };
  } catch (error) {
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

addEventListener('message', ({ data }: MessageEvent<CpuJob>) => postMessage(answerTo(data)));
