/** A GLB file of a description and its numbers, with lengths that are right. */
export function glbOf(description: unknown, binary = Buffer.alloc(0)): Buffer {
  const json = padded(Buffer.from(JSON.stringify(description)), ' ');
  const chunks = [chunk(0x4e4f534a, json)];
  if (binary.length > 0) chunks.push(chunk(0x004e4942, padded(binary, '\0')));
  const body = Buffer.concat(chunks);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + body.length, 8);
  return Buffer.concat([head, body]);
}

const padded = (content: Buffer, filling: string) =>
  Buffer.concat([content, Buffer.alloc(-content.length & 3, filling)]);

function chunk(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(data.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, data]);
}

/** Description of a model of one triangle, and its numbers. */
export function triangle() {
  const binary = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  return {
    description: {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }] as { mesh?: number; children?: number[] }[],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } as Record<string, number> }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }] as object[],
      bufferViews: [{ buffer: 0, byteLength: binary.length }] as object[],
      buffers: [{ byteLength: binary.length }] as object[],
    },
    binary,
  };
}

/** The smallest model that can be shown; `seed` makes each another one. */
export function triangleGlb(seed = ''): Buffer {
  const { description, binary } = triangle();
  return glbOf({ ...description, extras: { seed } }, binary);
}
