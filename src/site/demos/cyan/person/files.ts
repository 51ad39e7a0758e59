import graph from '@mediapipe/selfie_segmentation/selfie_segmentation.binarypb?url';
import solution from '@mediapipe/selfie_segmentation/selfie_segmentation.js?url';
import model from '@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite?url';
import loader from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.js?url';
import wasm from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.wasm?url';
import type { SegmentationFiles } from './segmentation.ts';

/** Of the package's files, only those for processors with SIMD, which all browsers since 2023 use. */
export const segmentationFiles = (): SegmentationFiles => {
  const absolute = (address: string) => new URL(address, document.baseURI).href;
  return {
    solution: absolute(solution),
    loader: absolute(loader),
    wasm: absolute(wasm),
    graph: absolute(graph),
    model: absolute(model),
  };
};

/** Bytes of the WebAssembly file, which progress is measured against. */
export const WASM_BYTES = 5_694_839;
