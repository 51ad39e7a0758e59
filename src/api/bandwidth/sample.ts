import { bandwidthBounds } from '#contracts/bandwidth.ts';
import { AppError } from '#contracts/errors.ts';
import type { OpenRun } from './runs.ts';

/** How long one sample may take, in milliseconds. */
const MAX_SAMPLE_MS = 10_000;

/** The body of a request, as it arrives. */
export interface SampleBody {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Counts the bytes of a sample while they arrive; keeps none.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or BODY_TOO_SLOW
 */
export async function countSample(
  { headers, body }: SampleBody,
  run: OpenRun,
  limitMs = MAX_SAMPLE_MS,
): Promise<number> {
  if (headers.get('content-type') !== 'application/octet-stream') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { messages: bytesOnly });
  }
  const { sampleBytes } = bandwidthBounds;
  if (Number(headers.get('content-length') ?? 0) > sampleBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE');
  }
  if (!body) return 0;
  const reader = body.getReader();
  const deadline = new Deadline(Math.min(limitMs, run.millisecondsLeft));
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), deadline.passed]);
      if (done) return total;
      total += value.byteLength;
      if (total > sampleBytes) throw new AppError('PAYLOAD_TOO_LARGE');
      run.count(value.byteLength);
    }
  } finally {
    deadline.clear();
    // Without this the rest of a refused body would be waited for.
    reader.cancel().catch(() => undefined);
  }
}

const bytesOnly = {
  zh: '请以 application/octet-stream 格式发送。',
  en: 'Please send the body as application/octet-stream.',
};

/** Rejects with BODY_TOO_SLOW after a time. */
class Deadline {
  readonly passed: Promise<never>;
  readonly #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.passed = promise;
    this.#timer = setTimeout(() => reject(new AppError('BODY_TOO_SLOW')), milliseconds);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
