import { pictureFile } from '#contracts/picture-files.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconImage } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { basePath } from '../core/api.ts';
import { mediaMessages } from './messages.ts';
import type { MediaItem } from './types.ts';

/** The picture of a file in its box; a mark while there is none. Its name stands beside it. */
export function Thumbnail({
  item: { picture, drawing, state },
  size = 'small',
}: {
  item: Pick<MediaItem, 'picture' | 'drawing' | 'state'>;
  size?: 'small' | 'large';
}) {
  const text = useMessages(mediaMessages);
  const src = sourceOf({ picture, drawing }, size);
  if (!src) {
    return (
      <span className="flex size-full flex-col items-center justify-center gap-2 text-xs text-ink-muted">
        {state === 'processing' && <span className="spinner" aria-hidden="true" />}
        {state === 'failed' && <IconAlert className="text-bad" />}
        {state === 'ready' && <IconImage />}
        {state !== 'ready' && text.states[state]}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading={size === 'small' ? 'lazy' : 'eager'}
      decoding="async"
      className={cx('size-full', size === 'small' && picture ? 'object-cover' : 'object-contain')}
      style={
        size === 'small' && picture?.focus
          ? { objectPosition: `${picture.focus.x * 100}% ${picture.focus.y * 100}%` }
          : undefined
      }
    />
  );
}

/** Address of a file to show; undefined while there is none. */
export function sourceOf(
  { picture, drawing }: Pick<MediaItem, 'picture' | 'drawing'>,
  size: 'small' | 'large',
): string | undefined {
  if (drawing) return `${basePath}files/${drawing}`;
  if (!picture) return undefined;
  const { widths } = picture;
  const width =
    size === 'small' ? widths[0] : (widths.find((known) => known >= 900) ?? widths.at(-1));
  return width === undefined ? undefined : pictureFile(basePath, picture, width, 'webp');
}
