import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { modelLimits } from '#contracts/model-limits.ts';
import { glbOf, triangle, triangleGlb } from '#tests/support/glb.ts';
import { inspectModel } from './inspect.ts';

const inspect = (content: Buffer) => inspectModel({ content });

/** What is said of one triangle whose description is changed. */
function changed(change: (model: ReturnType<typeof triangle>['description']) => object) {
  const { description, binary } = triangle();
  return inspect(glbOf({ ...description, ...change(description) }, binary));
}

const damaged = (part: string) => ({ problem: { reason: 'damaged', part } });
const lengths = { problem: { reason: 'lengths' } };

/** A model with a picture as its texture. */
function textured(picture: Buffer) {
  const { description, binary } = triangle();
  return glbOf(
    {
      ...description,
      buffers: [{ byteLength: binary.length + picture.length }],
      bufferViews: [
        ...description.bufferViews,
        { buffer: 0, byteOffset: binary.length, byteLength: picture.length },
      ],
      images: [{ bufferView: 1, mimeType: 'image/png' }],
    },
    Buffer.concat([binary, picture]),
  );
}
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

describe('a sound model', () => {
  it('has its triangles counted as often as they are shown', async () => {
    expect(await inspect(triangleGlb())).toEqual({ triangles: 1, texturePixels: 0 });
    const twice = await changed(() => ({
      scenes: [{ nodes: [0] }],
      nodes: [{ children: [1, 2] }, { mesh: 0 }, { mesh: 0 }],
    }));
    expect(twice).toMatchObject({ triangles: 2 });
  });

  it('has the pixels of its textures counted', async () => {
    expect(await inspect(textured(await png(30, 20)))).toMatchObject({ texturePixels: 600 });
  });

  it('may be packed by meshopt', async () => {
    const packed = { buffer: 0, byteLength: 36, byteStride: 12, count: 3, mode: 'ATTRIBUTES' };
    const answer = await changed(({ buffers }) => ({
      extensionsRequired: ['EXT_meshopt_compression'],
      buffers: [
        ...buffers,
        { byteLength: 36, extensions: { EXT_meshopt_compression: { fallback: true } } },
      ],
      bufferViews: [
        {
          buffer: 1,
          byteLength: 36,
          byteStride: 12,
          extensions: { EXT_meshopt_compression: packed },
        },
      ],
    }));
    expect(answer).toMatchObject({ triangles: 1 });
  });
});

describe('a file whose lengths are wrong is refused', () => {
  const whole = triangleGlb();
  const write = (at: number, value: number) => {
    const copy = Buffer.from(whole);
    copy.writeUInt32LE(value, at);
    return copy;
  };

  it.each([
    ['cut off', whole.subarray(0, whole.length - 8)],
    ['cut inside the header', whole.subarray(0, 10)],
    ['more bytes than it states', Buffer.concat([whole, Buffer.alloc(4)])],
    ['another total', write(8, 0xffff_ffff)],
    ['a chunk that goes over the end', write(12, 0xffff_fff0)],
    ['a chunk of an odd length', write(12, 3)],
    ['no description first', write(16, 0x004e4942)],
    ['another version', write(4, 1)],
  ])('%s', async (_, content) => {
    expect(await inspect(content)).toEqual(lengths);
  });

  it('a description that is no JSON', async () => {
    const copy = Buffer.from(whole);
    copy.write('x', 20);
    expect(await inspect(copy)).toEqual(damaged('JSON'));
  });
});

describe('a hostile description is refused', () => {
  const uri = 'https://example.com/a.bin';
  it.each([
    ['an external buffer', { buffers: [{ byteLength: 36, uri }] }],
    ['an external picture', { images: [{ uri: '../../etc/passwd' }] }],
    ['a picture in an address', { images: [{ uri: 'data:image/png;base64,AAAA' }] }],
  ])('%s', async (_, change) => {
    expect(await changed(() => change)).toEqual({ problem: { reason: 'external' } });
  });

  it.each([
    ['an unknown required extension', { extensionsRequired: ['KHR_texture_basisu'] }],
    ['geometry that it multiplies', { extensionsUsed: ['EXT_mesh_gpu_instancing'] }],
    ['another packing', { extensionsUsed: ['KHR_draco_mesh_compression'] }],
  ])('%s', async (_, change) => {
    const name = Object.values(change)[0]?.[0];
    expect(await changed(() => change)).toEqual({ problem: { reason: 'extension', name } });
  });

  const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' };
  it.each<[string, object, string]>([
    ['numbers beyond the view', { accessors: [{ ...accessor, count: 4 }] }, 'accessors[0]'],
    ['an offset beyond it', { accessors: [{ ...accessor, byteOffset: 4 }] }, 'accessors[0]'],
    ['a view that is not there', { accessors: [{ ...accessor, bufferView: 7 }] }, 'accessors[0]'],
    ['a count below one', { accessors: [{ ...accessor, count: -1 }] }, 'accessors[0]'],
    ['a count that is no number', { accessors: [{ ...accessor, count: '3' }] }, 'accessors[0]'],
    [
      'sparse numbers beyond the view',
      {
        accessors: [
          {
            ...accessor,
            sparse: {
              count: 3,
              indices: { bufferView: 0, byteOffset: 33, componentType: 5123 },
              values: { bufferView: 0 },
            },
          },
        ],
      },
      'accessors[0]',
    ],
    [
      'a view beyond the buffer',
      { bufferViews: [{ buffer: 0, byteOffset: 8, byteLength: 36 }] },
      'bufferViews[0]',
    ],
    ['a buffer longer than the file', { buffers: [{ byteLength: 400 }] }, 'buffers[0]'],
    ['a second buffer', { buffers: [{ byteLength: 36 }, { byteLength: 36 }] }, 'buffers[1]'],
    ['a mesh that is not there', { nodes: [{ mesh: 5 }] }, 'nodes[0]'],
    ['a node inside itself', { nodes: [{ mesh: 0, children: [0] }] }, 'nodes[0]'],
    ['nothing to show', { nodes: [{}] }, 'scenes'],
    ['a picture that is not there', { images: [{ bufferView: 9 }] }, 'images[0]'],
    ['another version of glTF', { asset: { version: '1.0' } }, 'asset'],
  ])('%s', async (_, change, part) => {
    expect(await changed(() => change)).toEqual(damaged(part));
  });

  it('packed numbers that lie outside, or are not as many as stated', async () => {
    const fallback = {
      byteLength: 36,
      extensions: { EXT_meshopt_compression: { fallback: true } },
    };
    const packed = { buffer: 0, byteLength: 36, byteStride: 12, count: 3, mode: 'ATTRIBUTES' };
    for (const wrong of [{ byteLength: 37 }, { byteOffset: 1 }, { count: 4 }, { buffer: 1 }]) {
      const answer = await changed(({ buffers }) => ({
        buffers: [...buffers, fallback],
        bufferViews: [
          {
            buffer: 1,
            byteLength: 36,
            extensions: { EXT_meshopt_compression: { ...packed, ...wrong } },
          },
        ],
      }));
      expect(answer).toEqual(damaged('bufferViews[0]'));
    }
  });
});

describe('too much is refused with the number and the limit', () => {
  const tooMuch = (of: string, count: number, limit: number) => ({
    problem: { reason: 'too-much', of, count, limit },
  });

  it('triangles, also if they are few that are shown often', async () => {
    const shown = { nodes: Array.from({ length: 1000 }, () => ({ mesh: 0 })) };
    const primitives = Array.from({ length: 300 }, () => ({ attributes: { POSITION: 0 } }));
    const answer = await changed(() => ({
      ...shown,
      scenes: [{ nodes: shown.nodes.map((_, at) => at) }],
      meshes: [{ primitives }],
    }));
    expect(answer).toEqual(tooMuch('triangles', 300_000, modelLimits.triangles));
  });

  it('pixels', async () => {
    expect(await inspect(textured(await png(3000, 2000)))).toEqual(
      tooMuch('pixels', 6_000_000, modelLimits.texturePixels),
    );
  });

  it('numbers that need no bytes in the file', async () => {
    const count = 0xffff_ffff;
    const answer = await changed(() => ({
      accessors: [{ componentType: 5126, count, type: 'VEC3' }],
    }));
    expect(answer).toEqual(tooMuch('unpacked', count * 12, modelLimits.unpackedBytes));
  });

  it('long lists and long descriptions', async () => {
    const nodes = Array.from({ length: 3000 }, () => ({}));
    expect(await changed(() => ({ nodes }))).toEqual(tooMuch('entries', 3000, modelLimits.entries));
    const extras = 'x'.repeat(modelLimits.descriptionBytes);
    expect(await changed(() => ({ extras }))).toMatchObject({
      problem: { of: 'description', limit: modelLimits.descriptionBytes },
    });
  });
});

it('a texture is a still picture that browsers read', async () => {
  for (const picture of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(40),
  ])
    expect(await inspect(textured(picture))).toEqual({
      problem: { reason: 'texture', part: 'images[0]' },
    });
});
