import { modelLimits } from '#contracts/model-limits.ts';
import { ModelRefusedError, requireAtMost } from './refused.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The parts of a GLB file. */
export interface GlbParts {
  /** What its JSON says; not checked. */
  description: unknown;
  binary: Buffer;
}

/**
 * Takes a GLB file apart: its lengths are those of its chunks, and the description comes first.
 * @throws ModelRefusedError
 */
export function readGlb(content: Buffer): GlbParts {
  const lengths = () => new ModelRefusedError({ reason: 'lengths' });
  if (content.length < HEADER_BYTES + CHUNK_HEADER_BYTES) throw lengths();
  const [magic, version, total] = [0, 4, 8].map((at) => content.readUInt32LE(at));
  if (magic !== MAGIC || version !== 2 || total !== content.length) throw lengths();
  const chunks: { type: number; data: Buffer }[] = [];
  for (let at = HEADER_BYTES; at < content.length; ) {
    if (at + CHUNK_HEADER_BYTES > content.length) throw lengths();
    const begin = at + CHUNK_HEADER_BYTES;
    const end = begin + content.readUInt32LE(at);
    if (end > content.length || end % 4 !== 0) throw lengths();
    chunks.push({ type: content.readUInt32LE(at + 4), data: content.subarray(begin, end) });
    at = end;
  }
  const [first, second] = chunks;
  if (first?.type !== JSON_CHUNK) throw lengths();
  requireAtMost('description', first.data.length, modelLimits.descriptionBytes);
  const binary = second?.type === BINARY_CHUNK ? second.data : Buffer.alloc(0);
  return { description: parsed(first.data), binary };
}

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf8', { fatal: true }).decode(json));
  } catch (cause) {
    throw new ModelRefusedError({ reason: 'damaged', part: 'JSON' }, { cause });
  }
}
