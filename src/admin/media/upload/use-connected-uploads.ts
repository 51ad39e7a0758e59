import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '#ui/i18n/messages.tsx';
import { useSession } from '../../core/session.tsx';
import { RELEASES_KEY } from '../../downloads/use-releases.ts';
import { MEDIA_KEY } from '../types.ts';
import { connectUploads, uploadFiles } from './uploads.ts';

/** Connects the uploads with the session; returns the function that begins one. */
export function useConnectedUploads(): typeof uploadFiles {
  const { api } = useSession();
  const locale = useLocale();
  const queries = useQueryClient();
  useEffect(() => {
    connectUploads({
      api,
      locale,
      onAdded: () => {
        void queries.invalidateQueries({ queryKey: [MEDIA_KEY] });
        void queries.invalidateQueries({ queryKey: [RELEASES_KEY] });
      },
    });
  }, [api, locale, queries]);
  return uploadFiles;
}
