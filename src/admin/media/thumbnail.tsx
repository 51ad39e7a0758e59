import type { MediaKind } from '#contracts/enums/media.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Icon, IconAlert, IconBox, IconFile, IconPlay } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { IconImage } from '#ui/tool-icons.tsx';
import { basePath } from '../core/api.ts';
import { mediaMessages } from './messages.ts';
import type { MediaItem } from './types.ts';

/** Icons of files without a picture. */
const kindIcons: Record<MediaKind, Icon> = {
  picture: IconImage,
  drawing: IconImage,
  video: IconPlay,
  model: IconBox,
  document: IconFile,
};

/** Sizes of the box: a row of a table, a tile, a whole screen. */
type Size = 'row' | 'tile' | 'full';

/** The picture of a file, filling its box; an icon while there is none. The caller shows the name. */
export function Thumbnail({
  item: { kind, picture, drawing, poster, state },
  size,
}: {
  item: Pick<MediaItem, 'kind' | 'picture' | 'drawing' | 'poster' | 'state'>;
  size: Size;
}) {
  const text = useMessages(mediaMessages);
  const shown = picture ?? poster;
  const src = sourceOf({ picture: shown, drawing }, size);
  const KindIcon = kindIcons[kind];
  if (!src) {
    return (
      <span className="flex size-full flex-col items-center justify-center gap-2 bg-surface-2 text-xs text-ink-muted">
        {state === 'processing' && <span className="spinner" aria-hidden="true" />}
        {state === 'failed' && <IconAlert className="text-bad" />}
        {state === 'ready' && <KindIcon />}
        {state !== 'ready' && size !== 'row' && text.states[state]}
      </span>
    );
  }
  const isCropped = shown !== null && size !== 'full';
  const focus = isCropped ? shown.focus : undefined;
  return (
    <img
      src={src}
      alt=""
      loading={size === 'full' ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(
        'size-full',
        isCropped ? 'object-cover' : 'object-contain',
        // Pictures without a placeholder have transparent parts.
        shown?.blur === null ? 'media-ground' : 'bg-surface-2',
      )}
      style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
    />
  );
}

/** Address of a file to show; undefined while there is none. */
export function sourceOf(
  { picture, drawing }: Pick<MediaItem, 'picture' | 'drawing'>,
  size: Size,
): string | undefined {
  if (drawing) return `${basePath}files/${drawing}`;
  if (!picture) return undefined;
  const { widths } = picture;
  const width =
    size !== 'full' ? widths[0] : (widths.find((known) => known >= 900) ?? widths.at(-1));
  return width === undefined ? undefined : pictureFile(basePath, picture, width, 'webp');
}
