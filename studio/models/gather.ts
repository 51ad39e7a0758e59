import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import {
  AdditiveBlending,
  type Box3,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  type Color,
  CylinderGeometry,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { lighten } from '../room/lighten.ts';

/** People and fine hair: a model has none, as it is the place of a real presenter. */
const PERSON_PARTS = ['skin', 'scalp', 'hair', 'top', 'bottom', 'shoes'];

/**
 * Merges the meshes of a model by their material, with few triangles: one mesh for each material.
 *
 * @param exposure what shines by itself is as bright as the light around it makes it look
 */
export function gather(model: Object3D, exposure: number): Mesh[] {
  model.updateMatrixWorld(true);
  const parts = new Map<string, { material: MeshStandardMaterial; pieces: BufferGeometry[] }>();
  model.traverse((object) => {
    if (!(object instanceof Mesh) || PERSON_PARTS.includes(object.name)) return;
    const source = object.material as MeshPhysicalMaterial;
    if (Array.isArray(source) || source.blending === AdditiveBlending) return;
    const material = plain(source, exposure);
    const key = keyOf(material);
    const part = parts.get(key) ?? { material, pieces: [] };
    parts.set(key, part);
    const places = placesOf(object);
    const scale = Math.max(0, ...places.map((place) => place.getMaxScaleOnAxis()));
    const piece = pieceOf(object.geometry, material, scale);
    for (const place of places) part.pieces.push(piece.clone().applyMatrix4(place));
  });
  return [...parts.values()].map(({ material, pieces }) => {
    const merged = mergeGeometries(pieces);
    if (!merged) throw new Error(`parts of ${keyOf(material)} do not fit together`);
    return new Mesh(merged, material);
  });
}

function placesOf(object: Mesh): Matrix4[] {
  if (!(object instanceof InstancedMesh)) return [object.matrixWorld];
  return Array.from({ length: object.count }, (_, i) => {
    const place = new Matrix4();
    object.getMatrixAt(i, place);
    return place.premultiply(object.matrixWorld);
  });
}

/** The shape with positions, normals and, where the material has a picture, its coordinates. */
function pieceOf(
  geometry: BufferGeometry,
  { map, emissiveMap }: MeshStandardMaterial,
  scale: number,
): BufferGeometry {
  if (emissiveMap) return bare(geometry, true);
  if (isWideRound(geometry, scale)) return bare(geometry, false);
  const light = fewer(lighten(geometry), scale);
  if (map) light.setAttribute('uv', grainAlong(light));
  return light;
}

/** Triangles of one thing, by its size: petals have many more than one sees from some steps away. */
const MOST_TRIANGLES = { min: 6, max: 420, perSquareMetre: 12_000 };

/** The shape with fewer triangles, where it has too many. */
function fewer(geometry: BufferGeometry, scale: number): BufferGeometry {
  const { min, max, perSquareMetre } = MOST_TRIANGLES;
  geometry.computeBoundingBox();
  const size = (geometry.boundingBox as Box3).getSize(new Vector3());
  const widest = scale * Math.max(size.x, size.y, size.z);
  const most = 3 * Math.round(Math.min(max, Math.max(min, widest ** 2 * perSquareMetre)));
  if (!geometry.index || geometry.index.count <= most) return geometry;
  // Corners with several normals would be edges that must stay.
  const joined = geometry.clone();
  joined.deleteAttribute('normal');
  const { index, attributes } = mergeVertices(joined, 1e-5);
  const [kept] = MeshoptSimplifier.simplify(
    Uint32Array.from(index?.array ?? []),
    Float32Array.from(attributes.position?.array ?? []),
    3,
    most,
    1,
    ['Prune'],
  );
  const made = new BufferGeometry();
  made.setAttribute('position', attributes.position as BufferAttribute);
  made.setIndex([...kept]);
  made.computeVertexNormals();
  // Drops the corners that no triangle has.
  return mergeVertices(made.toNonIndexed(), 1e-6);
}

/** Whether one would see the corners of a round thing with fewer sides: a stage, a large disc. */
function isWideRound(geometry: BufferGeometry, scale: number): boolean {
  if (!(geometry instanceof CylinderGeometry || geometry instanceof LatheGeometry)) return false;
  geometry.computeBoundingBox();
  const { x, y, z } = (geometry.boundingBox as Box3).getSize(new Vector3());
  const [, second = 0] = [x, y, z].sort((a, b) => b - a);
  return second * scale > 0.7;
}

function bare(geometry: BufferGeometry, hasUv: boolean): BufferGeometry {
  const made = geometry.clone();
  for (const name of Object.keys(made.attributes)) {
    if (name !== 'position' && name !== 'normal' && !(hasUv && name === 'uv'))
      made.deleteAttribute(name);
  }
  return mergeVertices(made, 1e-4);
}

/** Coordinates of a picture whose grain runs along the longer side of each face. */
function grainAlong(geometry: BufferGeometry): BufferAttribute {
  const { position, normal } = geometry.attributes as Record<string, BufferAttribute>;
  if (!position || !normal) throw new Error('a shape has no surface');
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox as Box3;
  const size = new Vector3().subVectors(max, min);
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i += 1) {
    const facing = [0, 1, 2].sort(
      (a, b) => Math.abs(normal.getComponent(i, b)) - Math.abs(normal.getComponent(i, a)),
    );
    const [along = 0, across = 0] = facing
      .slice(1)
      .sort((a, b) => size.getComponent(b) - size.getComponent(a));
    const share = (axis: number) =>
      (position.getComponent(i, axis) - min.getComponent(axis)) / (size.getComponent(axis) || 1);
    uv.set([share(along), share(across)], i * 2);
  }
  return new BufferAttribute(uv, 2);
}

/** The material as glTF has it: without coats and bumps, and what shines as its own light. */
function plain(source: MeshPhysicalMaterial, exposure: number): MeshStandardMaterial {
  if ((source as unknown) instanceof MeshBasicMaterial) {
    const strength = Math.max(source.color.r, source.color.g, source.color.b, 0.001);
    const shining = new MeshStandardMaterial({
      color: 0x000000,
      roughness: 1,
      emissive: source.color.clone().multiplyScalar(1 / strength),
      emissiveIntensity: strength * exposure,
    });
    if (source.map) shining.emissiveMap = smaller(source.map as CanvasTexture);
    return shining;
  }
  const { color, map, roughness = 1, metalness = 0, clearcoat = 0, side } = source;
  return new MeshStandardMaterial({
    color: color.clone(),
    map: map ? smaller(map as CanvasTexture) : null,
    // A coat shines more than what is below it.
    roughness: roughness * (1 - 0.5 * clearcoat),
    metalness,
    side,
    transparent: source.transparent,
    opacity: source.opacity,
    depthWrite: source.depthWrite,
  });
}

const MOST_PIXELS = 512;
const copies = new Map<CanvasTexture, CanvasTexture>();

/** A texture of at most 512 pixels a side; the same one for the same texture. */
function smaller(texture: CanvasTexture): CanvasTexture {
  const known = copies.get(texture);
  if (known) return known;
  const from = texture.image as HTMLCanvasElement;
  const scale = Math.min(1, MOST_PIXELS / Math.max(from.width, from.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(from.width * scale);
  canvas.height = Math.round(from.height * scale);
  canvas.getContext('2d')?.drawImage(from, 0, 0, canvas.width, canvas.height);
  const made = new CanvasTexture(canvas);
  made.colorSpace = texture.colorSpace;
  made.wrapS = texture.wrapS;
  made.wrapT = texture.wrapT;
  made.repeat.copy(texture.repeat);
  copies.set(texture, made);
  return made;
}

function keyOf(material: MeshStandardMaterial): string {
  const hex = (color: Color) => color.getHexString();
  const { color, emissive, emissiveIntensity, roughness, metalness, side, opacity } = material;
  return [
    hex(color),
    hex(emissive),
    emissiveIntensity.toFixed(2),
    roughness.toFixed(2),
    metalness,
    side,
    opacity,
    material.map?.uuid,
    material.emissiveMap?.uuid,
  ].join(' ');
}
