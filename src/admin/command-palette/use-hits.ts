import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRecordKind, recordOf } from '#contracts/records/all.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { ItemOf } from '../core/api.ts';
import { useAnswer } from '../core/use-answer.ts';
import { contentMessages } from '../publishing/messages.ts';
import type { PaletteEntry } from './entries.ts';
import { paletteMessages } from './messages.ts';

type Hit = ItemOf<'GET /admin/search'>;

/** Pause in typing after which the search is sent. */
const PAUSE_MS = 120;

/** Records that contain the words, as entries of the palette. */
export function useHits(words: string) {
  const locale = useLocale();
  const kinds = { ...useMessages(contentMessages).kinds, ...useMessages(paletteMessages).kinds };
  const q = useRested(words.trim());
  const query = useAnswer(
    ['quick-search', q],
    (api) => api('GET /admin/search', { query: { q } }),
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const items = q === '' ? [] : (query.data?.items ?? []);
  const entries = items.map(
    (hit): PaletteEntry => ({
      key: `${hit.kind} ${hit.id}`,
      label: hit.title[locale] || hit.title.zh,
      kind: kinds[hit.kind],
      detail: hit.detail,
      ...destinationOf(hit),
    }),
  );
  const isUnderWay = words.trim() !== q || query.isFetching;
  return { entries, isUnderWay, hasFailed: query.isError };
}

function destinationOf({ kind, id, parentId, title }: Hit): Pick<PaletteEntry, 'to' | 'search'> {
  if (isRecordKind(kind)) {
    const { to, search, finds } = recordOf(kind).screen;
    if (finds === 'path') return { to: `${to}/${id}` };
    return { to, search: { ...search, [finds]: finds === 'id' ? id : title.zh } };
  }
  switch (kind) {
    case 'booking':
      return { to: `/bookings/${id}` };
    case 'sheet':
      return { to: `/sheets/${id}` };
    case 'media':
      return { to: '/media', search: { id } };
    case 'release':
      return { to: `/content/download/${parentId}`, search: { view: 'releases', release: id } };
    case 'document-section':
      return { to: '/content/document/tree' };
    case 'privacy-notice':
      return { to: `/privacy-notices/${id}` };
    case 'search-miss':
      return { to: '/search-misses', search: { q: title.zh } };
    case 'staff':
      return { to: '/staff', search: { q: title.zh } };
    default:
      return { to: `/content/${kind}/${id}` };
  }
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
