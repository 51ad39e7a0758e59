import { type RenderOptions, renderShot } from './engine/render.ts';
import type { ShotFactory } from './engine/shot.ts';

/** Draws a picture of a width and returns it as an address of its data. */
type Drawing = (width?: number) => Promise<string>;

interface SceneModule {
  pictures?: Record<string, ShotFactory>;
  /** Pictures that a demo draws: its own first frame. */
  firstFrames?: Record<string, Drawing>;
}

declare global {
  interface Window {
    pictureKeys(): Promise<{ keys: string[]; broken: string[] }>;
    renderPicture(key: string, options: RenderOptions): Promise<string>;
  }
}

const modules = import.meta.glob<SceneModule>('./scenes/*.ts');

async function collect() {
  const found = new Map<string, (options: RenderOptions) => Promise<string>>();
  const broken: string[] = [];
  // One module that does not load must not stop the pictures of the others.
  for (const [file, load] of Object.entries(modules)) {
    try {
      const { pictures = {}, firstFrames = {} } = await load();
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
  return { found, broken };
}

window.pictureKeys = async () => {
  const { found, broken } = await collect();
  return { keys: [...found.keys()], broken };
};

window.renderPicture = async (key, options) => {
  const { found, broken } = await collect();
  const render = found.get(key);
  if (!render) throw new Error(`No picture '${key}'. ${broken.join('; ')}`);
  return render(options);
};
