import {
  BufferAttribute,
  BufferGeometry,
  Color,
  InstancedMesh,
  type Material,
  Matrix3,
  Mesh,
  type Scene,
  Texture,
  Vector2,
  Vector3,
} from 'three';

/** Parts with more vertices than this are not merged, so that hidden ones can be skipped. */
const large = 4000;
const ignoredFields = new Set(['uuid', 'name', 'id', 'version', '_listeners', 'userData']);

/** A text that is equal for materials that look the same. */
function likeness(material: Material): string {
  const words = [material.type, material.customProgramCacheKey()];
  for (const [name, value] of Object.entries(material)) {
    if (ignoredFields.has(name)) continue;
    if (value instanceof Color) words.push(name, value.toArray().join());
    else if (value instanceof Texture) words.push(name, value.uuid);
    else if (value instanceof Vector2) words.push(name, value.toArray().join());
    else if (typeof value !== 'object') words.push(name, String(value));
  }
  return words.join(' ');
}

function joined(meshes: Mesh[]): BufferGeometry {
  const corners = meshes.reduce(
    (sum, { geometry }) => sum + (geometry.attributes.position?.count ?? 0),
    0,
  );
  const position = new Float32Array(corners * 3);
  const normal = new Float32Array(corners * 3);
  const uv = new Float32Array(corners * 2);
  const index: number[] = [];
  const point = new Vector3();
  const turn = new Matrix3();
  let start = 0;
  for (const { geometry, matrixWorld } of meshes) {
    const { position: p, normal: n, uv: t } = geometry.attributes;
    if (!p || !n) continue;
    turn.getNormalMatrix(matrixWorld);
    for (let i = 0; i < p.count; i += 1) {
      point
        .fromBufferAttribute(p, i)
        .applyMatrix4(matrixWorld)
        .toArray(position, (start + i) * 3);
      point
        .fromBufferAttribute(n, i)
        .applyMatrix3(turn)
        .normalize()
        .toArray(normal, (start + i) * 3);
      if (t) {
        uv[(start + i) * 2] = t.getX(i);
        uv[(start + i) * 2 + 1] = t.getY(i);
      }
    }
    const count = geometry.index?.count ?? p.count;
    for (let i = 0; i < count; i += 1) index.push(start + (geometry.index?.getX(i) ?? i));
    start += p.count;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setIndex(index);
  return geometry;
}

/**
 * Merges the small parts of a scene that look alike: six hundred parts become some dozens, because a
 * software renderer needs time for each part. Moving parts must not be included.
 */
export function bake(scene: Scene): void {
  scene.updateMatrixWorld(true);
  const heaps = new Map<string, Mesh[]>();
  scene.traverseVisible((object) => {
    if (!(object instanceof Mesh) || object instanceof InstancedMesh) return;
    const material = object.material as Material | Material[];
    const corners = (object.geometry as BufferGeometry).attributes.position?.count ?? 0;
    if (Array.isArray(material) || material.transparent || material.userData.mirror) return;
    if (corners > large || object.matrixWorld.determinant() < 0) return;
    const key = `${object.castShadow} ${object.receiveShadow} ${likeness(material)}`;
    heaps.set(key, [...(heaps.get(key) ?? []), object]);
  });
  for (const meshes of heaps.values()) {
    const first = meshes[0];
    if (!first || meshes.length < 2) continue;
    const whole = new Mesh(joined(meshes), first.material);
    whole.castShadow = first.castShadow;
    whole.receiveShadow = first.receiveShadow;
    for (const one of meshes) one.removeFromParent();
    scene.add(whole);
  }
}
