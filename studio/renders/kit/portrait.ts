import {
  AmbientLight,
  DirectionalLight,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { figure } from './figure.ts';

const taken = new Map<string, HTMLCanvasElement>();

/** A presenter to the waist on nothing, lit as in a studio: for the pictures on screens. 900 x 1070. */
export function portrait(coat = '#efe9df'): HTMLCanvasElement {
  const known = taken.get(coat);
  if (known) return known;
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: true,
    preserveDrawingBuffer: true,
  });
  renderer.setPixelRatio(1);
  renderer.setSize(900, 1070, false);
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const model = figure({
    left: [0.08, 1.16, 0.33],
    right: [-0.16, 1.06, 0.31],
    hair: 'bob',
    jacket: coat,
    trousers: 0x23262c,
    look: [-46, 3],
  });
  model.rotation.y = -0.22;
  scene.add(model, new AmbientLight(0xdfe6ff, 0.75));
  const light = (x: number, y: number, z: number, power: number, color: number) => {
    const lamp = new DirectionalLight(color, power);
    lamp.position.set(x, y, z);
    lamp.target.position.set(0, 1.2, 0);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.bias = -0.0006;
    lamp.shadow.normalBias = 0.01;
    Object.assign(lamp.shadow.camera, {
      left: -1,
      right: 1,
      top: 1,
      bottom: -1,
      near: 0.5,
      far: 9,
    });
    scene.add(lamp, lamp.target);
  };
  light(1.6, 2.8, 2.6, 2.5, 0xfff2e2);
  light(-2.2, 2.0, 2.0, 0.8, 0xe2ebff);
  light(-1.8, 2.6, -2.4, 2.6, 0xffffff);
  light(2.2, 2.6, -2.2, 2.2, 0xffffff);
  const camera = new PerspectiveCamera(20, 900 / 1070, 0.1, 10);
  camera.position.set(0.06, 1.36, 2.75);
  camera.lookAt(0.06, 1.31, 0);
  renderer.setClearColor(0x000000, 0);
  renderer.render(scene, camera);
  const copy = document.createElement('canvas');
  copy.width = 900;
  copy.height = 1070;
  (copy.getContext('2d') as CanvasRenderingContext2D).drawImage(canvas, 0, 0);
  renderer.dispose();
  renderer.forceContextLoss();
  taken.set(coat, copy);
  return copy;
}

/** The outline of the portrait, filled with one colour. */
export function outline(color: string): HTMLCanvasElement {
  const source = portrait();
  const copy = document.createElement('canvas');
  copy.width = source.width;
  copy.height = source.height;
  const c = copy.getContext('2d') as CanvasRenderingContext2D;
  c.drawImage(source, 0, 0);
  c.globalCompositeOperation = 'source-in';
  c.fillStyle = color;
  c.fillRect(0, 0, copy.width, copy.height);
  return copy;
}
