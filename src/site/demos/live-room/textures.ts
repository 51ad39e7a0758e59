import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Texture as PictureTexture,
  type Texture,
} from 'three';
import { fetchBytes, worldAddresses } from './assets.ts';
import { loadMasks } from './read-room.ts';
import { MASK_SIDE, type SetKey } from './room-file.ts';
import type { WallPicture } from './room-state.ts';
import { wallDrawing } from './wall-drawing.ts';

export type Masks = readonly [Texture, Texture];

/** Textures of the sets, each loaded once. */
export class RoomTextures {
  private readonly masks = new Map<SetKey, Promise<Masks>>();
  private readonly pictures = new Map<string, Promise<Texture>>();

  masksOf(set: SetKey): Promise<Masks> {
    return kept(this.masks, set, async () => {
      const [a, b] = await loadMasks(set);
      return [maskTexture(a), maskTexture(b)] as const;
    });
  }

  /** The picture of the LED wall; `live` shows the programme, which is no picture. */
  wallOf(set: SetKey, wall: Exclude<WallPicture, 'live'>): Promise<Texture> {
    const address = worldAddresses[set];
    if (wall !== 'world' || !address) {
      const drawing = wall === 'world' ? 'grid' : wall;
      return kept(this.pictures, drawing, async () => picture(wallDrawing(drawing)));
    }
    return kept(this.pictures, address, async () => {
      const blob = await (await fetchBytes(address)).blob();
      return picture(await createImageBitmap(blob, { imageOrientation: 'flipY' }));
    });
  }

  dispose(): void {
    for (const masks of this.masks.values()) {
      masks.then(
        ([a, b]) => {
          a.dispose();
          b.dispose();
        },
        () => {},
      );
    }
    for (const one of this.pictures.values())
      one.then(
        (texture) => texture.dispose(),
        () => {},
      );
  }
}

/** A failed load is tried again the next time. */
function kept<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, load: () => Promise<Value>) {
  const found = known.get(key);
  if (found) return found;
  const made = load();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

function maskTexture(data: Uint8Array): Texture {
  const texture = new DataTexture(data as Uint8Array<ArrayBuffer>, MASK_SIDE, MASK_SIDE);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function picture(source: ImageBitmap | HTMLCanvasElement): Texture {
  const texture = new PictureTexture(source);
  // Bitmaps are turned when they are made, as WebGL cannot turn them.
  texture.flipY = source instanceof HTMLCanvasElement;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}
