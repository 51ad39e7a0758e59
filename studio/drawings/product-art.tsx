import type { ProductKey } from '../../src/contracts/site-state.ts';
import { AppArt } from './app-art.tsx';
import type { ArtProps } from './canvas.tsx';
import { CutoutArt } from './cutout-art.tsx';
import { LiveRoomArt } from './live-room-art.tsx';
import { PetalsArt } from './petals-art.tsx';
import { SdkArt } from './sdk-art.tsx';

const pictures = {
  '3d': LiveRoomArt,
  cyan: CutoutArt,
  flower: PetalsArt,
  sdk: SdkArt,
  app: AppArt,
} satisfies Record<ProductKey, (props: ArtProps) => React.ReactElement>;

/** The picture of a product, 16:10; it fills its box. */
export function ProductArt({ product, ...props }: ArtProps & { product: ProductKey }) {
  const Picture = pictures[product];
  return <Picture {...props} />;
}
