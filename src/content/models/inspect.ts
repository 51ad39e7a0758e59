import { inspectPicture } from '#content/pictures/inspect.ts';
import { PictureRefusedError } from '#content/pictures/refused.ts';
import { modelExtensions, modelLimits } from '#contracts/model-limits.ts';
import { type ModelDescription, modelDescription } from './description.ts';
import { readGlb } from './glb.ts';
import { checkRanges, entryOf, packingOf, requireSound } from './ranges.ts';
import { type ModelProblem, ModelRefusedError, requireAtMost } from './refused.ts';
import { countTriangles } from './triangles.ts';

/** What a model has. */
export interface ModelFacts {
  triangles: number;
  texturePixels: number;
}

/** Extensions that change how much there is, or that the view cannot read although they are optional. */
const never = ['EXT_mesh_gpu_instancing', 'KHR_draco_mesh_compression'];

/**
 * Reads what a GLB file has, or says what is wrong with it. Nothing in it is unpacked.
 */
export async function inspectModel({
  content,
}: {
  content: Uint8Array;
}): Promise<ModelFacts | { problem: ModelProblem }> {
  try {
    return await inspect(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  } catch (error) {
    if (error instanceof ModelRefusedError) return { problem: error.problem };
    throw error;
  }
}

async function inspect(content: Buffer): Promise<ModelFacts> {
  const { description, binary } = readGlb(content);
  requireShortLists(description);
  const read = modelDescription.safeParse(description);
  if (!read.success) {
    const [list = 'JSON', index] = read.error.issues[0]?.path ?? [];
    const part = typeof index === 'number' ? `${String(list)}[${index}]` : String(list);
    throw new ModelRefusedError({ reason: 'damaged', part });
  }
  const model = read.data;
  if ([...model.buffers, ...model.images].some(({ uri }) => uri !== undefined)) {
    throw new ModelRefusedError({ reason: 'external' });
  }
  requireKnownExtensions(model);
  checkRanges(model, binary.length);
  const triangles = countTriangles(model);
  requireSound(triangles > 0, 'scenes');
  requireAtMost('triangles', triangles, modelLimits.triangles);
  const texturePixels = await countPixels(model, binary);
  return { triangles, texturePixels };
}

/** Long lists are refused before each of their entries is looked at. */
function requireShortLists(description: unknown): void {
  const lists = Object.values(description ?? {}).filter((value) => Array.isArray(value));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  requireAtMost('entries', longest, modelLimits.entries);
}

function requireKnownExtensions({ extensionsRequired, extensionsUsed }: ModelDescription): void {
  const known: readonly string[] = modelExtensions;
  const name =
    extensionsRequired.find((one) => !known.includes(one)) ??
    extensionsUsed.find((one) => never.includes(one));
  if (name !== undefined) throw new ModelRefusedError({ reason: 'extension', name });
}

async function countPixels(model: ModelDescription, binary: Buffer): Promise<number> {
  let pixels = 0;
  for (const [at, { bufferView }] of model.images.entries()) {
    const part = `images[${at}]`;
    requireSound(bufferView !== undefined, part);
    const view = entryOf(model.bufferViews, bufferView, part);
    requireSound(!packingOf(view), part);
    const { byteOffset, byteLength } = view;
    pixels += await pixelsOf(binary.subarray(byteOffset, byteOffset + byteLength), part);
    requireAtMost('pixels', pixels, modelLimits.texturePixels);
  }
  return pixels;
}

async function pixelsOf(picture: Buffer, part: string): Promise<number> {
  try {
    const { format, width, height } = await inspectPicture(picture);
    if (format !== 'avif') return width * height;
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
  }
  throw new ModelRefusedError({ reason: 'texture', part });
}
