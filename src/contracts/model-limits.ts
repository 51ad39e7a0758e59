/**
 * What a 3D model of the library may have at most: one that a phone loads, holds in memory and turns.
 */
export const modelLimits = {
  /** Bytes of the file. */
  bytes: 1_200_000,
  /** Bytes of its description, the JSON part. */
  descriptionBytes: 256 * 1024,
  /** Triangles of all that it shows; a mesh that is shown twice counts twice. */
  triangles: 200_000,
  /** Pixels of all its textures together. */
  texturePixels: 4_194_304,
  /** Bytes of geometry after it is unpacked. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Entries of each list of the description: nodes, meshes, accessors and so on. */
  entries: 2_000,
} as const;

/**
 * Extensions of glTF that the view reads. A model that requires another one cannot be shown as it is
 * meant.
 */
export const modelExtensions = [
  'EXT_meshopt_compression',
  'EXT_texture_webp',
  'KHR_lights_punctual',
  'KHR_materials_clearcoat',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_specular',
  'KHR_materials_unlit',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_texture_transform',
] as const;
