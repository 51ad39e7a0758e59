/** An entry of `media/models/manifest.json`: one 3D model of the repository. */
export interface ModelEntry {
  /** Of all that it shows. */
  triangles: number;
  /** Of all its textures together. */
  texturePixels: number;
  bytes: number;
  /** First 12 hexadecimal digits of the hash of the file. */
  hash: string;
}

/** `media/models/manifest.json`: 3D models of the repository by key; `<key>.glb` is beside it. */
export type ModelManifest = Record<string, ModelEntry>;
