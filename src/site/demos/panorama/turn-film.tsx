import type { Scene } from '#api/scenes/contract.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { panoramaMessages } from './messages.ts';
import { savesData } from './panorama-picture.ts';

/** Whether the film may begin by itself: it moves, and it takes more bytes than a picture. */
const mayPlay = () => !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A film of a turn through the scene, in place of the view that a browser cannot draw. */
export function TurnFilm({ scene: { turn, picture } }: { scene: Pick<Scene, 'turn' | 'picture'> }) {
  const text = useMessages(panoramaMessages);
  const basePath = useBasePath();
  if (!turn) return null;
  const plays = mayPlay();
  return (
    <video
      src={`${basePath}files/${turn}`}
      aria-label={text.turn}
      className="absolute inset-0 size-full bg-stage object-contain"
      poster={
        picture ? pictureFile(basePath, picture, picture.widths.at(-1) ?? 0, 'webp') : undefined
      }
      controls
      muted
      loop
      playsInline
      autoPlay={plays}
      preload={plays ? 'auto' : 'none'}
    />
  );
}
