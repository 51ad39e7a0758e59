import {
  BasicShadowMap,
  LinearSRGBColorSpace,
  Mesh,
  type PerspectiveCamera,
  type Scene,
  WebGLRenderer,
} from 'three';
import { LightTable } from '../renders/engine/lamps.ts';
import { halton } from '../renders/engine/random.ts';
import { defaultReflectors, surroundings } from '../renders/engine/render.ts';
import type { Dome, Lamp } from '../renders/engine/shot.ts';
import { project } from './projection.ts';
import { range } from './range.ts';
import { Canvas3D, type Projected } from './triangles.ts';
import { keepLight } from './vertex-light.ts';

export interface Stage {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly lamps: Lamp[];
  readonly dome: Dome;
  /** Strength of the reflected surroundings. */
  readonly surroundings: number;
}

export interface LayerOptions {
  readonly width: number;
  readonly height: number;
  /** Positions of the lamps that the light is the mean of. */
  readonly lights: number;
  /** Moments of the open shutter; each is drawn with four samples per pixel. */
  readonly moments: number;
}

function light({ scene, camera, lamps, dome, surroundings: share }: Stage, samples: number): void {
  const renderer = new WebGLRenderer({ canvas: document.createElement('canvas') });
  renderer.autoClear = false;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  renderer.setClearColor(0x000000, 0);
  scene.environment = surroundings(renderer, defaultReflectors);
  scene.environmentIntensity = share;
  keepLight(
    renderer,
    scene,
    camera,
    new LightTable(scene, lamps, dome, samples, { shadowSize: 1024 }),
    samples,
  );
  renderer.dispose();
  renderer.forceContextLoss();
}

/**
 * Draws what is before the wall, without the wall. The light is computed once by WebGL and kept on
 * the vertices; frames are drawn here, because a software renderer takes ten times as long for them.
 */
export class LayerRenderer {
  private readonly stage: Stage;
  private readonly options: LayerOptions;
  private readonly canvas: Canvas3D;
  private readonly models: readonly { readonly model: Mesh; readonly projected: Projected }[];

  constructor(stage: Stage, options: LayerOptions) {
    this.stage = stage;
    this.options = options;
    stage.camera.aspect = options.width / options.height;
    stage.camera.updateProjectionMatrix();
    light(stage, options.lights);
    this.canvas = new Canvas3D(options.width * 2, options.height * 2);
    const models: Mesh[] = [];
    stage.scene.traverse((object) => {
      if (object instanceof Mesh) models.push(object);
    });
    this.models = models
      .sort((a, b) => a.renderOrder - b.renderOrder)
      .map((model) => {
        const { attributes, index } = model.geometry;
        const count = attributes.position?.count ?? 0;
        const projected = {
          corners: new Float32Array(count * 3),
          index: index?.array ?? Uint32Array.from({ length: count }, (_, i) => i),
          colors: attributes.color?.array as Float32Array,
        };
        return { model, projected };
      });
  }

  /**
   * Premultiplied linear light and coverage, rows from the top, 65535 for `range`. `move` puts
   * things where they are at a moment of the open shutter, from 0 to 1.
   */
  render(move: (shutter: number) => void): Uint16Array {
    const { canvas, models, stage } = this;
    const { width, height, moments } = this.options;
    const sum = new Float32Array(width * height * 4);
    for (let moment = 0; moment < moments; moment += 1) {
      move((moment + 0.5) / moments);
      stage.scene.updateMatrixWorld(true);
      const shift: [number, number] = [halton(moment + 1, 2) - 0.5, halton(moment + 1, 3) - 0.5];
      canvas.clear();
      for (const { model, projected } of models) {
        project(model, stage.camera, [canvas.width, canvas.height], shift, projected.corners);
        canvas.draw(projected);
      }
      this.add(sum);
    }
    const scale = 65535 / (4 * moments * range);
    return Uint16Array.from(sum, (value) => Math.min(65535, Math.round(value * scale)));
  }

  /** Adds the four samples of each pixel. */
  private add(sum: Float32Array): void {
    const { color, width } = this.canvas;
    for (let y = 0; y < this.canvas.height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = (y * width + x) * 4;
        const to = ((y >> 1) * (width >> 1) + (x >> 1)) * 4;
        for (let k = 0; k < 4; k += 1) {
          sum[to + k] = (sum[to + k] as number) + Math.min(range, color[from + k] as number);
        }
      }
    }
  }
}
