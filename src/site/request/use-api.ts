import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ApiClient } from '#request/client.ts';
import { useBasePath } from '#ui/host.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { showNotification, showToast } from '#ui/state/notices.ts';
import { useSite } from '../initial-state.ts';
import type { RouterContext } from '../routing/context.ts';
import { exceptionHref, presentError } from './catalogue.ts';

/** The request client in the page's language, for event handlers. */
export function useApi(): ApiClient {
  return (useRouter().options.context as RouterContext).api(useLocale());
}

/** Presents an error according to the catalogue: toast, notification, exception page or nothing. */
export function useErrorPresenter(): (error: unknown) => void {
  const router = useRouter();
  const { exceptionPath } = useSite();
  const basePath = useBasePath();
  return useCallback(
    (error: unknown) =>
      presentError(error, {
        warning: (message) => showToast('warning', message),
        error: (message) => showToast('error', message),
        notification: showNotification,
        redirect: (code, message) =>
          void router.navigate({
            href: basePath + exceptionHref(exceptionPath, code, message).slice(1),
          }),
      }),
    [router, exceptionPath, basePath],
  );
}
