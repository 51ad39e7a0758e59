/** What is sent to the worker that unpacks geometry. */
export interface UnpackRequest {
  id: number;
  count: number;
  size: number;
  source: Uint8Array;
  mode: string;
  filter: string;
}

type UnpackAnswer = { id: number; unpacked?: Uint8Array; failure?: string };

/** Unpacks geometry in a worker, in the form that the loader of three asks for. */
export function createUnpacker() {
  const worker = new Worker(new URL('./meshopt-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<UnpackAnswer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.unpacked) one?.resolve(data.unpacked);
    else one?.reject(new Error(data.failure));
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker did not start'));
    waiting.clear();
  };
  return {
    supported: true,
    ready: Promise.resolve(),
    decodeGltfBufferAsync(
      count: number,
      size: number,
      source: Uint8Array,
      mode: string,
      filter: string,
    ): Promise<Uint8Array> {
      last += 1;
      const one = Promise.withResolvers<Uint8Array>();
      waiting.set(last, one);
      // A copy: the source is a part of the whole file.
      const request = { id: last, count, size, source: source.slice(), mode, filter };
      worker.postMessage(request satisfies UnpackRequest, [request.source.buffer]);
      return one.promise;
    },
    close: () => worker.terminate(),
  };
}
