import { modelLimits } from '#contracts/model-limits.ts';
import type { Accessor, BufferView, ModelDescription } from './description.ts';
import { ModelRefusedError, requireAtMost } from './refused.ts';

const componentBytes = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 } as const;
const components = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;

/** @throws ModelRefusedError that names the part */
export function requireSound(isSound: boolean, part: string): asserts isSound {
  if (!isSound) throw new ModelRefusedError({ reason: 'damaged', part });
}

export const packingOf = ({ extensions }: BufferView) =>
  extensions.EXT_meshopt_compression ?? extensions.KHR_meshopt_compression;

/** An entry of a list that another part names. @throws ModelRefusedError */
export function entryOf<Entry>(entries: readonly Entry[], index: number, part: string): Entry {
  const entry = entries[index];
  requireSound(entry !== undefined, part);
  return entry;
}

/**
 * Whether all numbers of the model lie where its description says, and are as few once unpacked as
 * a device can hold.
 * @throws ModelRefusedError
 */
export function checkRanges(model: ModelDescription, binaryBytes: number): void {
  model.buffers.forEach(({ byteLength, extensions }, at) => {
    // The file has one buffer; others stand for what is unpacked.
    const isFallback = (extensions.EXT_meshopt_compression ?? extensions.KHR_meshopt_compression)
      ?.fallback;
    // A chunk is filled up to four bytes.
    const isInFile = at === 0 && byteLength <= binaryBytes && byteLength > binaryBytes - 4;
    requireSound(isInFile || (at > 0 && isFallback === true), `buffers[${at}]`);
  });
  let unpacked = 0;
  model.bufferViews.forEach((view, at) => {
    checkView(model, view, `bufferViews[${at}]`);
    if (packingOf(view)) unpacked += view.byteLength;
  });
  model.accessors.forEach((accessor, at) => {
    unpacked += checkAccessor(model, accessor, `accessors[${at}]`);
  });
  requireAtMost('unpacked', unpacked, modelLimits.unpackedBytes);
}

function checkView({ buffers }: ModelDescription, view: BufferView, part: string): void {
  const buffer = entryOf(buffers, view.buffer, part);
  requireSound(view.byteOffset + view.byteLength <= buffer.byteLength, part);
  const packing = packingOf(view);
  if (!packing) {
    requireSound(view.buffer === 0, part);
    return;
  }
  const { byteOffset, byteLength, byteStride, count } = packing;
  requireSound(packing.buffer === 0, part);
  requireSound(byteOffset + byteLength <= (buffers[0]?.byteLength ?? 0), part);
  requireSound(count * byteStride === view.byteLength, part);
}

/** Returns the bytes that the accessor takes. */
function checkAccessor(
  { bufferViews }: ModelDescription,
  { bufferView, byteOffset, componentType, type, count, sparse }: Accessor,
  part: string,
): number {
  const size = componentBytes[componentType] * components[type];
  const fits = (index: number, offset: number, numbers: number, bytes: number) => {
    const view = entryOf(bufferViews, index, part);
    const stride = view.byteStride ?? bytes;
    requireSound(stride >= bytes, part);
    requireSound(offset + (numbers - 1) * stride + bytes <= view.byteLength, part);
  };
  if (bufferView !== undefined) fits(bufferView, byteOffset, count, size);
  if (sparse) {
    requireSound(sparse.count <= count, part);
    const { indices, values } = sparse;
    const indexBytes = componentBytes[indices.componentType];
    fits(indices.bufferView, indices.byteOffset, sparse.count, indexBytes);
    fits(values.bufferView, values.byteOffset, sparse.count, size);
  }
  return count * size;
}
