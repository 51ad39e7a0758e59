import {
  BufferAttribute,
  FloatType,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  NearestFilter,
  NoBlending,
  type PerspectiveCamera,
  Points,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { LightTable } from '../renders/engine/lamps.ts';
import { Screen } from '../renders/engine/passes.ts';
import { addingPass } from './adding.ts';

/** Pixels across the target whose pixels are the vertices. */
const across = 1024;

/** A material that draws a vertex as the pixel of its number, with the light it has in the scene. */
function asPixels(source: Material, rows: number): Material {
  const material = source.clone() as MeshStandardMaterial;
  // Bumps need the neighbouring pixels of a surface.
  material.bumpMap = null;
  material.depthTest = false;
  // Drawn last, over whatever else the camera sees.
  material.transparent = true;
  material.blending = NoBlending;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'attribute float slot;\nvoid main() {')
      .replace(
        '#include <fog_vertex>',
        `vec2 cell = vec2(mod(slot, ${across}.0), floor(slot / ${across}.0)) + 0.5;
        gl_Position = vec4(cell / vec2(${across}.0, ${rows}.0) * 2.0 - 1.0, 0.0, 1.0);
        gl_PointSize = 1.0;`,
      );
  };
  material.customProgramCacheKey = () => `pixels ${rows}`;
  return material;
}

function pixelsOf(model: Mesh, start: number, rows: number): Points {
  const geometry = model.geometry.clone();
  const count = geometry.attributes.position?.count ?? 0;
  const slots = Float32Array.from({ length: count }, (_, i) => start + i);
  geometry.setAttribute('slot', new BufferAttribute(slots, 1));
  geometry.setIndex(null);
  const points = new Points(geometry, asPixels(model.material as Material, rows));
  points.receiveShadow = model.receiveShadow;
  points.frustumCulled = false;
  points.renderOrder = 1;
  points.applyMatrix4(model.matrixWorld);
  return points;
}

/** Mean light of the vertices over all positions of the lamps, four floats each. */
function measure(
  renderer: WebGLRenderer,
  [scene, camera]: [Scene, PerspectiveCamera],
  lights: LightTable,
  samples: number,
  rows: number,
): Float32Array {
  const target = () =>
    new WebGLRenderTarget(across, rows, {
      type: FloatType,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
  const [one, sum] = [target(), target()];
  const screen = new Screen();
  const pass = addingPass(one.texture, 1 / samples);
  renderer.setRenderTarget(sum);
  renderer.clear();
  for (let sample = 0; sample < samples; sample += 1) {
    lights.place(sample);
    renderer.setRenderTarget(one);
    renderer.clear();
    renderer.render(scene, camera);
    screen.draw(renderer, pass, sum);
  }
  const values = new Float32Array(across * rows * 4);
  renderer.readRenderTargetPixels(sum, 0, 0, across, rows, values);
  one.dispose();
  sum.dispose();
  return values;
}

/**
 * Computes the light on each vertex at rest, with all lamps and shadows, and keeps it as the vertices'
 * colours. Small motions do not show that light and shadow move with the cloth.
 */
export function keepLight(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  lights: LightTable,
  samples: number,
): void {
  scene.updateMatrixWorld(true);
  const models: Mesh[] = [];
  scene.traverse((object) => {
    if (object instanceof Mesh) models.push(object);
  });
  const counts = models.map(({ geometry }) => geometry.attributes.position?.count ?? 0);
  const rows = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / across);
  let start = 0;
  const pixels = models.map((model, i) => {
    const points = pixelsOf(model, start, rows);
    start += counts[i] as number;
    return points;
  });
  scene.add(...pixels);
  const light = measure(renderer, [scene, camera], lights, samples, rows);
  start = 0;
  models.forEach((model, i) => {
    const end = start + (counts[i] as number);
    const color = light.slice(start * 4, end * 4);
    for (let k = 3; k < color.length; k += 4) color[k] = 1;
    model.geometry.setAttribute('color', new BufferAttribute(color, 4));
    start = end;
  });
  for (const points of pixels) {
    points.removeFromParent();
    points.geometry.dispose();
  }
}
