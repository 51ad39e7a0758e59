import { pictureFile } from '#contracts/picture-files.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { basePath } from '../../core/api.ts';
import { mediaMessages } from '../messages.ts';
import { Thumbnail } from '../thumbnail.tsx';
import type { MediaRecord } from '../types.ts';

/** A file in the record panel: an image, a video that plays, or a sign of what it is. */
export function Preview({ record }: { record: MediaRecord }) {
  const text = useMessages(mediaMessages);
  const { kind, title, file, poster } = record;
  if (kind === 'video' && file) {
    const width = poster?.widths.at(-1);
    return (
      // biome-ignore lint/a11y/useMediaCaption: the library has no captions; texts describe the video
      <video
        src={`${basePath}files/${file}`}
        poster={poster && width ? pictureFile(basePath, poster, width, 'webp') : undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        className="block aspect-video w-full rounded-md bg-surface-2 object-contain"
      />
    );
  }
  return (
    <div>
      <span className="block h-56 overflow-hidden rounded-md">
        <Thumbnail item={record} size="full" />
      </span>
      {kind === 'model' && <p className="mt-2 text-sm text-ink-muted">{text.modelText}</p>}
    </div>
  );
}
