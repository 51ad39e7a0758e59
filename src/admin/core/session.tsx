import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { hasRight, type Right } from '#contracts/staff/rights.ts';
import { ErrorState } from '#ui/states.tsx';
import { type AdminApi, type AnswerTo, createAdminApi, setCsrfToken } from './api.ts';
import { errorText, isErrorCode } from './error-text.ts';
import { useLanguage } from './language.tsx';
import { Loading } from './loading.tsx';

/** The signed-in person. */
export type Person = AnswerTo<'GET /admin/session'>;

interface Session {
  api: AdminApi;
  /** Null when nobody is signed in. */
  person: Person | null;
  /** Reads the session again, after a sign-in, a sign-out or a change of the account. */
  refresh(): Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Key of the session among the queries. */
export const SESSION_KEY = ['session'];

/** Reads the session and provides it with the API client. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { locale, setLocale } = useLanguage();
  const queries = useQueryClient();
  const api = useMemo(() => createAdminApi(locale), [locale]);
  const { data, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => {
      try {
        const person = await api('GET /admin/session');
        setCsrfToken(person.csrfToken);
        return person;
      } catch (failure) {
        if (isErrorCode(failure, 'SIGN_IN_REQUIRED')) return null;
        throw failure;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const personLocale = data?.locale;
  useEffect(() => {
    if (personLocale) setLocale(personLocale);
  }, [personLocale, setLocale]);
  const session = useMemo(
    () =>
      data === undefined
        ? undefined
        : {
            api,
            person: data,
            refresh: () => queries.invalidateQueries({ queryKey: SESSION_KEY }),
          },
    [api, data, queries],
  );
  if (session) return <SessionContext value={session}>{children}</SessionContext>;
  if (!error) return <Loading />;
  return (
    <ErrorState isPage description={errorText(error, locale)} onRetry={() => void refetch()} />
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('this component must be rendered inside SessionProvider');
  return session;
}

/** The signed-in person, for screens that only signed-in people reach. */
export function usePerson(): Person {
  const { person } = useSession();
  if (!person) throw new Error('this component must be rendered for a signed-in person');
  return person;
}

/** Whether the person may do something. Only a mirror: the API decides. */
export function useMay(): (right: Right) => boolean {
  const person = usePerson();
  return (right) => !isOverdue(person) && hasRight(person.role, right);
}

/** Whether the person must turn the second factor on before anything else. */
export function isOverdue({ hasTwoFactor, twoFactorDueAt }: Person): boolean {
  return !hasTwoFactor && twoFactorDueAt !== null && Date.parse(twoFactorDueAt) <= Date.now();
}
