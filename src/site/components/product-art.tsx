import type { ProductKey } from '#contracts/site-state.ts';
import { AppArt } from './art/app-art.tsx';
import type { ArtProps } from './art/canvas.tsx';
import { CutoutArt } from './art/cutout-art.tsx';
import { LiveRoomArt } from './art/live-room-art.tsx';
import { PetalsArt } from './art/petals-art.tsx';
import { SdkArt } from './art/sdk-art.tsx';

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
