import { faceOf } from './engine/panorama.ts';
import { type RenderOptions, renderShot } from './engine/render.ts';
import type { ShotFactory } from './engine/shot.ts';

/** Draws a picture of a width and returns it as an address of its data. */
type Drawing = (width?: number) => Promise<string>;

interface SceneModule {
  pictures?: Record<string, ShotFactory>;
  /** Places to look around from: each face of a panorama is a shot of its own. */
  panoramas?: Record<string, ShotFactory>;
  /** Pictures that a demo draws: its own first frame. */
  firstFrames?: Record<string, Drawing>;
}

declare global {
  interface Window {
    pictureKeys(): Promise<{ keys: string[]; broken: string[] }>;
    renderPicture(key: string, options: RenderOptions): Promise<string>;
    /** Draws the face of a panorama that looks `yaw` degrees to the right. */
    renderFace(key: string, yaw: number, options: RenderOptions): Promise<string>;
  }
}

const modules = import.meta.glob<SceneModule>('./scenes/*.ts');

async function collect() {
  const found = new Map<string, (options: RenderOptions) => Promise<string>>();
  const panoramas = new Map<string, ShotFactory>();
  const broken: string[] = [];
  // One module that does not load must not stop the pictures of the others.
  for (const [file, load] of Object.entries(modules)) {
    try {
      const { pictures = {}, firstFrames = {}, panoramas: places = {} } = await load();
      for (const [key, factory] of Object.entries(places)) panoramas.set(key, factory);
      for (const [key, factory] of Object.entries(pictures)) {
        found.set(key, async (options) => renderShot(await factory(), options));
      }
      for (const [key, draw] of Object.entries(firstFrames)) {
        found.set(key, ({ width }) => draw(width));
      }
    } catch (error) {
      broken.push(`${file}: ${error}`);
    }
  }
  return { found, panoramas, broken };
}

window.pictureKeys = async () => {
  const { found, panoramas, broken } = await collect();
  return { keys: [...found.keys(), ...panoramas.keys()], broken };
};

window.renderPicture = async (key, options) => {
  const { found, broken } = await collect();
  const render = found.get(key);
  if (!render) throw new Error(`No picture '${key}'. ${broken.join('; ')}`);
  return render(options);
};

window.renderFace = async (key, yaw, options) => {
  const { panoramas, broken } = await collect();
  const factory = panoramas.get(key);
  if (!factory) throw new Error(`No panorama '${key}'. ${broken.join('; ')}`);
  return renderShot(faceOf(await factory(), yaw), options);
};
