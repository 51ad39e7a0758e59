import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestError } from '#request/errors.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { ErrorState } from '#ui/states.tsx';
import { errorText } from './error-text.ts';
import { Loading } from './loading.tsx';

/** Shows the data of a query, or that it is under way or has failed. */
export function Answer<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown };
  children: (data: Data) => ReactNode;
}) {
  const locale = useLocale();
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  return (
    <ErrorState
      description={errorText(error, locale)}
      onRetry={() => void refetch()}
      requestId={error instanceof RequestError ? error.requestId : null}
    />
  );
}
