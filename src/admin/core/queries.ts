import { QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestError } from '#request/errors.ts';
import { isErrorCode } from './error-text.ts';
import { SESSION_KEY } from './session.tsx';

/** The cache of answers. When a session has ended, the next answer redirects to the sign-in page. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isErrorCode(error, 'SIGN_IN_REQUIRED')) queries.setQueryData(SESSION_KEY, null);
      },
    }),
    defaultOptions: {
      queries: {
        // An answer of the API will not change by asking again; a broken connection may.
        retry: (count, error) =>
          error instanceof RequestError && error.kind !== 'business' && count < 2,
        staleTime: 10_000,
      },
    },
  });
  return queries;
}
