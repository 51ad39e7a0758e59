import {
  BasicShadowMap,
  Color,
  DepthTexture,
  FrontSide,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type Object3D,
  type PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  UnsignedIntType,
  Vector2,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { bake } from './bake.ts';
import { LightTable } from './lamps.ts';
import { Mirror } from './mirror.ts';
import {
  accumulator,
  aimCamera,
  aimHaze,
  aimLens,
  bloom,
  developPass,
  hazePass,
  Screen,
  smoothPass,
  sumPass,
} from './passes.ts';
import { patchShaders } from './patches.ts';
import { halton, sunflower } from './random.ts';
import type { Reflector, Shot } from './shot.ts';

export interface RenderOptions {
  /** Pixels across; height follows from the shot's shape. */
  width?: number;
  /** Frames averaged, whatever the shot says; and for shots that do not say. */
  samples?: number;
  usual?: number;
}

export const defaultReflectors: Reflector[] = [
  { at: [-4, 4, 3], width: 2.2, height: 4, power: 5 },
  { at: [5, 3, -1], width: 1.2, height: 5, power: 4 },
  { at: [0, 6, -3], width: 6, height: 1.2, power: 3 },
];

patchShaders();

/** What surfaces reflect, blurred by roughness. */
export function surroundings(renderer: WebGLRenderer, reflectors: Reflector[]) {
  const room = new Scene();
  room.background = new Color(0.012, 0.013, 0.016);
  for (const { at, width, height, power, color = 0xffffff } of reflectors) {
    const panel = new Mesh(
      new PlaneGeometry(width, height),
      new MeshBasicMaterial({ color: new Color(color).multiplyScalar(power), side: 2 }),
    );
    panel.position.set(...at);
    panel.lookAt(0, 1, 0);
    room.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const texture = generator.fromScene(room, 0.02, 0.1, 100, { size: 128 }).texture;
  generator.dispose();
  return texture;
}

/** Moves the camera within the lens and the pixel; objects at the focus distance stay in place. */
function takeAim(
  camera: PerspectiveCamera,
  shot: Shot,
  [frame, samples]: [frame: number, samples: number],
  [width, height]: [number, number],
) {
  const [right, down] = [halton(frame + 1, 2) - 0.5, halton(frame + 1, 3) - 0.5];
  camera.setViewOffset(width, height, right, down, width, height);
  camera.position.copy(shot.camera.position);
  camera.updateMatrixWorld();
  const lens = shot.lens ?? 0;
  if (lens > 0) {
    const [x, y] = sunflower(frame, samples);
    camera.translateX(x * lens);
    camera.translateY(y * lens);
    const focus = shot.focus ?? 5;
    const m = camera.projectionMatrix.elements;
    m[8] = (m[8] ?? 0) - ((m[0] ?? 0) * x * lens) / focus;
    m[9] = (m[9] ?? 0) - ((m[5] ?? 0) * y * lens) / focus;
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    camera.updateMatrixWorld();
  }
  return new Vector2(right / width, -down / height);
}

function glossy(scene: Scene): Object3D[] {
  const found: Object3D[] = [];
  scene.traverse((object) => {
    const material = (object as Mesh).material;
    if (material && !Array.isArray(material) && material.userData.mirror) found.push(object);
  });
  return found;
}

/**
 * Lets the sides towards a lamp throw the shadows. Those of the far sides, as they usually do, begin
 * above the rounded feet of things: close up, the gap shows as a rim of light.
 */
function castFromNearSides(scene: Scene): void {
  scene.traverse((object) => {
    const material = (object as Mesh).material;
    if (material && !Array.isArray(material) && material.side === FrontSide) {
      material.shadowSide = FrontSide;
    }
  });
}

/** Removes grain from the haze: two passes in both directions, the second one wider. */
function smoothed(renderer: WebGLRenderer, screen: Screen, haze: WebGLRenderTarget) {
  const other = accumulator(haze.width, haze.height);
  const pass = smoothPass();
  for (const reach of [1, 2]) {
    for (const [from, to, step] of [
      [haze, other, new Vector2(reach / haze.width, 0)],
      [other, haze, new Vector2(0, reach / haze.height)],
    ] as const) {
      Object.assign(pass.uniforms, { picture: { value: from.texture }, step: { value: step } });
      screen.draw(renderer, pass, to);
    }
  }
  return haze.texture;
}

/** The developed picture with what the shot lays over it, if anything. */
function overlaid(picture: HTMLCanvasElement, { overlay }: Shot): HTMLCanvasElement {
  if (!overlay) return picture;
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  overlay(context, canvas.width, canvas.height);
  return canvas;
}

/** Renders a shot; returns a PNG as a data URL. */
export async function renderShot(shot: Shot, options: RenderOptions = {}): Promise<string> {
  const [fullWidth, fullHeight] = shot.size ?? [1600, 1000];
  const width = options.width ?? fullWidth;
  const height = Math.round((width * fullHeight) / fullWidth);
  const samples = options.samples ?? shot.samples ?? options.usual ?? 30;
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  renderer.autoClear = false;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;

  const { scene } = shot;
  bake(scene);
  if (shot.closeUp) castFromNearSides(scene);
  scene.environment = surroundings(renderer, shot.reflectors ?? defaultReflectors);
  scene.environmentIntensity = shot.surroundings ?? 0.6;
  scene.background ??= new Color(0x020203);
  const lights = new LightTable(
    scene,
    shot.lamps,
    shot.dome ?? { power: 0.12, top: 0xbfd0ff },
    samples,
    { shadowSize: width > 900 ? 1024 : 768, closeUp: shot.closeUp },
  );
  const camera = shot.camera.clone();
  camera.aspect = width / height;

  // Frames are smaller than the picture: shifted within the pixel, their sum has the full detail.
  const [frameWidth, frameHeight] = [Math.round(width * 0.7), Math.round(height * 0.7)];
  const view = new WebGLRenderTarget(frameWidth, frameHeight, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: NearestFilter,
    samples: shot.smooth ? 4 : 0,
  });
  view.depthTexture = new DepthTexture(frameWidth, frameHeight, UnsignedIntType);
  const sum = accumulator(width, height);
  const floors = glossy(scene);
  const mirror = floors.length
    ? new Mirror(Math.round(width * 0.4), Math.round(height * 0.4))
    : undefined;
  const screen = new Screen();
  const adding = sumPass(shot);
  // The haze is soft: a quarter of the pixels will do, with more steps.
  const haze = shot.haze ? hazePass(shot, 5) : undefined;
  const hazeSum = accumulator(Math.round(width / 2), Math.round(height / 2));
  const show = (visible: boolean) => {
    for (const floor of floors) floor.visible = visible;
  };

  renderer.setClearColor(0x000000, 0);
  for (const target of [sum, hazeSum]) {
    renderer.setRenderTarget(target);
    renderer.clear();
  }
  renderer.setClearColor(0x000000, 1);
  const gl = renderer.getContext();
  const begin = performance.now();
  for (let frame = 0; frame < samples; frame += 1) {
    shot.shutter?.(halton(frame + 1, 11));
    lights.place(frame);
    const jitter = takeAim(camera, shot, [frame, samples], [frameWidth, frameHeight]);
    renderer.shadowMap.autoUpdate = true;
    if (mirror) {
      // The shadows of this frame are drawn here, with the floors hidden: floors throw none.
      show(false);
      mirror.render(renderer, scene, camera, frame);
      show(true);
      renderer.shadowMap.autoUpdate = false;
    }
    renderer.setRenderTarget(view);
    renderer.clear();
    renderer.info.reset();
    renderer.render(scene, camera);
    const { calls, triangles } = renderer.info.render;
    if (frame === 0) console.info(`${calls} parts, ${Math.round(triangles / 1000)}k triangles`);
    const weight = { value: 1 / samples };
    const depth = { value: view.depthTexture };
    aimCamera(adding, camera);
    aimLens(adding, camera, shot.lens ?? 0, samples, frameWidth);
    Object.assign(adding.uniforms, {
      picture: { value: view.texture },
      depth,
      jitter: { value: jitter },
      weight,
    });
    screen.draw(renderer, adding, sum);
    if (haze) {
      aimCamera(haze, camera);
      aimHaze(haze, lights.spots, lights.haze);
      // A pixel of the haze takes in half of its neighbours: sharper, slanting edges become stairs.
      const spread = new Vector2(halton(frame + 1, 5) - 0.5, halton(frame + 1, 7) - 0.5)
        .multiplyScalar(2)
        .divide(new Vector2(hazeSum.width, hazeSum.height));
      Object.assign(haze.uniforms, {
        depth,
        jitter: { value: spread.add(jitter) },
        frame: { value: frame },
        weight,
      });
      screen.draw(renderer, haze, hazeSum);
    }
    // Waits for the frame: otherwise the queue of a software renderer grows without bound.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  console.info(`${samples} frames in ${Math.round(performance.now() - begin)} ms`);
  const grade = shot.grade ?? {};
  const spill = bloom(renderer, screen, sum, grade.bloomFrom ?? 1.1);
  const air = haze ? smoothed(renderer, screen, hazeSum) : null;
  screen.draw(renderer, developPass(sum.texture, air, spill, grade, width / height), null);
  const png = overlaid(canvas, shot).toDataURL('image/png');
  renderer.dispose();
  renderer.forceContextLoss();
  return png;
}
