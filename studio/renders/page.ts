import { type RenderOptions, renderShot } from './engine/render.ts';
import type { ShotFactory } from './engine/shot.ts';

interface SceneModule {
  pictures?: Record<string, ShotFactory>;
}

declare global {
  interface Window {
    pictureKeys(): Promise<{ keys: string[]; broken: string[] }>;
    renderPicture(key: string, options: RenderOptions): Promise<string>;
  }
}

const modules = import.meta.glob<SceneModule>('./scenes/*.ts');

async function collect() {
  const found = new Map<string, ShotFactory>();
  const broken: string[] = [];
  // One module that does not load must not stop the pictures of the others.
  for (const [file, load] of Object.entries(modules)) {
    try {
      const { pictures = {} } = await load();
      for (const [key, factory] of Object.entries(pictures)) found.set(key, factory);
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
  const factory = found.get(key);
  if (!factory) throw new Error(`No picture '${key}'. ${broken.join('; ')}`);
  return renderShot(await factory(), options);
};
