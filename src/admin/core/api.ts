import type { AdminEndpoints } from '#api/endpoints.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import { type ApiClient, type ClientOf, createApiClient } from '#request/client.ts';

/** The client of the back office's operations. */
export type AdminApi = ClientOf<AdminEndpoints>;

type Operation = keyof AdminEndpoints;

/** What an operation answers. */
export type AnswerTo<Name extends Operation> = RouteData<AdminEndpoints[Name]>;
/** An entry of the list that an operation answers. */
export type ItemOf<Name extends Operation> =
  AnswerTo<Name> extends { items: readonly (infer Item)[] } ? Item : never;
/** What an operation is asked for in its address. */
export type QueryOf<Name extends Operation> = RouteCall<AdminEndpoints[Name]>['query'];
/** What an operation is sent. */
export type BodyOf<Name extends Operation> = RouteCall<AdminEndpoints[Name]>['body'];

/** Base path of all addresses, with slashes at both ends. */
export const basePath = globalThis.document?.documentElement.dataset.base ?? '/';

let csrfToken = '';

/** The client of the public operations, such as the table of facts. */
export function createPublicApi(locale: Locale): ApiClient {
  return createApiClient({
    apiUrl: `${basePath}api`,
    locale,
    send: (url, init) => fetch(url, init),
  });
}

/** Sets the token of the session, which every write sends. */
export function setCsrfToken(token: string): void {
  csrfToken = token;
}

/** Headers of writes that do not go through the client. */
export function sessionHeaders(): Record<string, string> {
  return csrfToken ? { 'x-csrf-token': csrfToken } : {};
}

export function createAdminApi(locale: Locale): AdminApi {
  return createApiClient<AdminEndpoints>({
    apiUrl: `${basePath}api`,
    locale,
    send(url, init) {
      const headers = new Headers({
        ...Object.fromEntries(new Headers(init.headers)),
        ...sessionHeaders(),
      });
      return fetch(url, { ...init, headers });
    },
  });
}
