import presenterUrl from '../plates/presenter.webp';
import stageUrl from '../plates/stage.webp';

/** The rendered pictures that the scene is made of. */
export interface Plates {
  stage: ImageBitmap;
  presenter: ImageBitmap;
}

async function load(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createImageBitmap(await response.blob(), {
    premultiplyAlpha: 'premultiply',
    colorSpaceConversion: 'none',
  });
}

export async function loadPlates(): Promise<Plates> {
  const [stage, presenter] = await Promise.all([load(stageUrl), load(presenterUrl)]);
  return { stage, presenter };
}
