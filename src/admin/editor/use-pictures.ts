import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSession } from '../core/session.tsx';
import { sourceOf } from '../media/thumbnail.tsx';
import { MEDIA_KEY, type MediaItem } from '../media/types.ts';
import { editorMessages } from './messages.ts';
import { MISSING_PICTURE } from './paste/missing-picture.ts';
import type { ShownPicture } from './picture-widgets.ts';

const SCHEME = 'media:';

/** Pictures that a text names, by their address in the text. */
export function usePictures() {
  const text = useMessages(editorMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const find = (key: string): Promise<MediaItem | null> =>
    queries.fetchQuery({
      queryKey: [MEDIA_KEY, 'key', key],
      queryFn: async () => {
        const { items } = await api('GET /admin/media', { query: { q: key } });
        return items.find((item) => item.key === key) ?? null;
      },
      staleTime: 60_000,
    });
  return {
    show(address: string, alt: string, onLoad: () => void): ShownPicture {
      if (address === MISSING_PICTURE)
        return { src: null, text: text.missingPicture, isMissing: true };
      if (!address.startsWith(SCHEME))
        return { src: null, text: text.foreignPicture, isMissing: true };
      const key = address.slice(SCHEME.length);
      const item = queries.getQueryData<MediaItem | null>([MEDIA_KEY, 'key', key]);
      if (item === undefined) {
        void find(key).then(onLoad, () => {});
        return { src: null, text: alt, isMissing: false };
      }
      if (item === null) return { src: null, text: text.unknownPicture(key), isMissing: true };
      return {
        src: sourceOf({ ...item, picture: item.picture ?? item.poster }, 'tile') ?? null,
        text: alt || text.noAlt,
        isMissing: false,
      };
    },
    /** Fetches a picture into the library; null if it cannot be had. */
    async importFrom(url: string): Promise<string | null> {
      try {
        return (await api('POST /admin/media-imports', { body: { url }, timeoutMs: 30_000 })).key;
      } catch {
        return null;
      }
    },
  };
}
