import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import type { UnpackRequest } from './unpack.ts';

// Unpacks geometry: this worker may compile WebAssembly, which pages may not.
self.onmessage = async ({ data }: MessageEvent<UnpackRequest>) => {
  const { id, count, size, source, mode, filter } = data;
  try {
    await MeshoptDecoder.ready;
    const unpacked = new Uint8Array(count * size);
    MeshoptDecoder.decodeGltfBuffer(unpacked, count, size, source, mode, filter);
    self.postMessage({ id, unpacked }, { transfer: [unpacked.buffer] });
  } catch (error) {
    self.postMessage({ id, failure: String(error) });
  }
};
