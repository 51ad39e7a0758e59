import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import { Color, Group, type Object3D, Scene } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { backdropShell, drawFaces } from './backdrop.ts';
import { gather } from './gather.ts';
import { lightsOf } from './lamps.ts';
import type { ModelFactory, ModelLight, ModelSet } from './set.ts';

declare global {
  interface Window {
    modelKeys(): Promise<string[]>;
    /** Faces of the landscapes of a model by the key of their light, as addresses of PNGs. */
    drawBackdrops(key: string, yaws: readonly number[]): Promise<Record<string, string[]>>;
    /** The model as a GLB file in base64, with its landscapes as they were joined. */
    buildModel(key: string, backdrops: Record<string, string>): Promise<string>;
  }
}

const modules = import.meta.glob<{ models?: Record<string, ModelFactory> }>(
  '../renders/scenes/*.ts',
);

async function factories(): Promise<Map<string, ModelFactory>> {
  const found = new Map<string, ModelFactory>();
  for (const load of Object.values(modules)) {
    const { models = {} } = await load();
    for (const [key, factory] of Object.entries(models)) found.set(key, factory);
  }
  return found;
}

async function setOf(key: string): Promise<ModelSet> {
  const factory = (await factories()).get(key);
  if (!factory) throw new Error(`No model '${key}'.`);
  return factory();
}

window.modelKeys = async () => [...(await factories()).keys()];

window.drawBackdrops = async (key, yaws) => {
  const { lights } = await setOf(key);
  return Object.fromEntries(
    Object.entries(lights).flatMap(([name, light]) =>
      light.backdrop ? [[name, drawFaces(light, yaws)]] : [],
    ),
  );
};

window.buildModel = async (key, backdrops) => {
  await MeshoptSimplifier.ready;
  const { always, lights } = await setOf(key);
  const scene = new Scene();
  // What shines in every light has no light of its own to be measured by.
  scene.add(named('always', gather(always, 1)));
  for (const [name, light] of Object.entries(lights)) {
    const address = backdrops[name];
    const picture = address === undefined ? undefined : await pictureOf(address);
    scene.add(lightNode(name, light, picture));
  }
  const file = await new GLTFExporter().parseAsync(scene, { binary: true });
  return base64(new Uint8Array(file as ArrayBuffer));
};

/** The view shows a node named `light-<key>` in that light only, with its soft light. */
function lightNode(name: string, light: ModelLight, picture?: HTMLImageElement): Group {
  const { objects, lamps, dome, exposure, backdrop } = light;
  const node = named(`light-${name}`, [...gather(objects, exposure), ...lightsOf(lamps, exposure)]);
  const soft = (color = new Color(1, 1, 1)) =>
    color.multiplyScalar(dome.power * exposure).toArray();
  node.userData = { sky: soft(new Color(dome.top)), ground: soft(new Color(dome.side)) };
  if (picture && backdrop) node.add(backdropShell(picture, backdrop.eye));
  return node;
}

function named(name: string, children: Object3D[]): Group {
  const node = new Group();
  node.name = name;
  node.add(...children);
  return node;
}

async function pictureOf(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
