import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RequestError } from '#request/errors.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ErrorState } from '#ui/states.tsx';
import { pageErrorText } from '../request/catalogue.ts';
import { useErrorPresenter } from '../request/use-api.ts';

/** Replaces a page whose script or data failed to load. Offers a retry. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const present = useErrorPresenter();
  const texts = useMessages(commonMessages).pageError;
  useEffect(() => {
    if (error instanceof RequestError) present(error);
  }, [error, present]);
  return (
    <ErrorState
      isPage
      title={error instanceof RequestError ? texts.dataTitle : texts.scriptTitle}
      description={error instanceof RequestError ? pageErrorText(error) : texts.scriptText}
      requestId={error instanceof RequestError ? error.requestId : null}
      retryLabel={texts.retry}
      onRetry={() => void router.invalidate()}
    />
  );
}
