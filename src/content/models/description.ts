import { z } from 'zod';

const count = z.int().min(0).max(0xffff_ffff);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).default([]);

/** How meshopt packed a buffer view; both names of the extension say the same. */
const packed = z.object({
  buffer: count,
  byteOffset: count.default(0),
  byteLength: count,
  byteStride: z.int().min(1).max(256),
  count,
  mode: z.enum(['ATTRIBUTES', 'TRIANGLES', 'INDICES']),
});

const fallback = z.object({ fallback: z.boolean().default(false) });

/** Numbers in a sparse accessor that replace others. */
const replacement = z.object({ bufferView: count, byteOffset: count.default(0) });
const indexTypes = z.union([z.literal(5121), z.literal(5123), z.literal(5125)]);

/** What of the description of a glTF 2.0 model is read before it is shown to anybody. */
export const modelDescription = z.object({
  asset: z.object({ version: z.literal('2.0') }),
  extensionsUsed: list(z.string().max(100)),
  extensionsRequired: list(z.string().max(100)),
  scene: count.optional(),
  scenes: list(z.object({ nodes: list(count) })),
  nodes: list(z.object({ mesh: count.optional(), children: list(count), skin: count.optional() })),
  meshes: list(
    z.object({
      primitives: z
        .array(
          z.object({
            attributes: z.record(z.string(), count),
            indices: count.optional(),
            mode: z.int().min(0).max(6).default(4),
          }),
        )
        .min(1),
    }),
  ),
  accessors: list(
    z.object({
      bufferView: count.optional(),
      byteOffset: count.default(0),
      componentType: z.union([z.literal(5120), z.literal(5122), z.literal(5126), indexTypes]),
      count: z.int().min(1).max(0xffff_ffff),
      type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
      sparse: z
        .object({
          count: z.int().min(1),
          indices: replacement.extend({ componentType: indexTypes }),
          values: replacement,
        })
        .optional(),
    }),
  ),
  bufferViews: list(
    z.object({
      buffer: count,
      byteOffset: count.default(0),
      byteLength: z.int().min(1).max(0xffff_ffff),
      byteStride: z.int().min(4).max(252).optional(),
      extensions: z
        .object({
          EXT_meshopt_compression: packed.optional(),
          KHR_meshopt_compression: packed.optional(),
        })
        .default({}),
    }),
  ),
  buffers: list(
    z.object({
      uri: z.string().optional(),
      byteLength: count,
      extensions: z
        .object({
          EXT_meshopt_compression: fallback.optional(),
          KHR_meshopt_compression: fallback.optional(),
        })
        .default({}),
    }),
  ),
  images: list(z.object({ uri: z.string().optional(), bufferView: count.optional() })),
});

export type ModelDescription = z.output<typeof modelDescription>;
export type BufferView = ModelDescription['bufferViews'][number];
export type Accessor = ModelDescription['accessors'][number];
