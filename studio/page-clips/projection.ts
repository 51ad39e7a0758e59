import { Matrix4, type Mesh, type PerspectiveCamera, SkinnedMesh } from 'three';

/** Finds the corners of a model on a picture of the given size; `shift` is within a sample. */
export function project(
  model: Mesh,
  camera: PerspectiveCamera,
  [width, height]: [number, number],
  [right, down]: [number, number],
  corners: Float32Array,
): void {
  const { position, skinIndex, skinWeight } = model.geometry.attributes;
  if (!position) return;
  const view = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const ways =
    model instanceof SkinnedMesh
      ? model.skeleton.bones.map((bone, i) =>
          view
            .clone()
            .multiply(bone.matrixWorld)
            .multiply(model.skeleton.boneInverses[i] as Matrix4),
        )
      : [view.clone().multiply(model.matrixWorld)];
  const rows = Float64Array.from(ways.flatMap(({ elements }) => elements));
  const points = position.array;
  for (let i = 0; i < position.count; i += 1) {
    const [px, py, pz] = [points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0];
    let [x, y, z, w] = [0, 0, 0, 0];
    for (let k = 0; k < (skinWeight ? 4 : 1); k += 1) {
      const share = skinWeight ? (skinWeight.array[i * 4 + k] ?? 0) : 1;
      if (share === 0) continue;
      const o = (skinIndex?.array[i * 4 + k] ?? 0) * 16;
      const dot = (row: number) =>
        (rows[o + row] ?? 0) * px +
        (rows[o + row + 4] ?? 0) * py +
        (rows[o + row + 8] ?? 0) * pz +
        (rows[o + row + 12] ?? 0);
      x += share * dot(0);
      y += share * dot(1);
      z += share * dot(2);
      w += share * dot(3);
    }
    corners[i * 3] = (x / w + 1) * 0.5 * width + right;
    corners[i * 3 + 1] = (1 - y / w) * 0.5 * height + down;
    corners[i * 3 + 2] = z / w;
  }
}
