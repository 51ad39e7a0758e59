import type { ApiEndpoints } from '#api/endpoints.ts';
import { REPEAT_HEADER, REQUEST_TIMEOUT_MS } from '#contracts/constants.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { CAN_PROVE, PROOF_HEADER } from '#contracts/proofs.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import { BusinessError, HttpStatusError, JsonParseError, RequestTimeoutError } from './errors.ts';

export interface CallOptions {
  /** Timeout in milliseconds; 10 s by default. */
  timeoutMs?: number;
  /** Aborts the call, for example when the visitor navigates away. */
  signal?: AbortSignal;
  /** Key of a step that may be sent again, for operations that answer repeated calls once. */
  repeatKey?: string;
  /** The body of an operation that takes bytes. */
  bytes?: Blob;
}

type Call<Contract> = RouteCall<Contract> & CallOptions;
type CallArguments<Contract> =
  Record<never, never> extends RouteCall<Contract>
    ? [call?: Call<Contract>]
    : [call: Call<Contract>];

/**
 * Calls one API operation and returns the envelope's data.
 * @throws BusinessError, RequestTimeoutError, HttpStatusError or JsonParseError
 */
export type ClientOf<Operations> = <K extends keyof Operations>(
  key: K,
  ...args: CallArguments<Operations[K]>
) => Promise<RouteData<Operations[K]>>;

/** The client of the site's operations. */
export type ApiClient = ClientOf<ApiEndpoints>;

/** How requests are sent: the only difference between browser and server. */
export interface ClientSettings {
  /** Address of the API without a trailing slash, for example `/api`. */
  apiUrl: string;
  locale: Locale;
  send: (url: string, init: RequestInit) => Promise<Response>;
  /**
   * Does the work that the server asks for while too many requests come in, and returns the header
   * for the repeated request; throws the refusal if it fails. Absent where nobody waits for the
   * answer.
   */
  prove?: (refusal: BusinessError, signal?: AbortSignal) => Promise<string>;
}

interface LooseCall extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Creates the request client; the browser and server rendering use the same code. */
export function createApiClient<Operations = ApiEndpoints>(
  settings: ClientSettings,
): ClientOf<Operations> {
  const request = async (key: string, call: LooseCall, proof?: string): Promise<unknown> => {
    const [method = 'GET', path = '/'] = key.split(' ');
    const url = settings.apiUrl + fillPath(path, call.params) + queryString(call.query);
    const timeout = AbortSignal.timeout(call.timeoutMs ?? REQUEST_TIMEOUT_MS);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': settings.locale,
    };
    let body: string | Blob | undefined = call.bytes;
    if (body) {
      headers['content-type'] = 'application/octet-stream';
    } else if (method !== 'GET') {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(call.body ?? {});
    }
    if (proof && method !== 'GET') headers[PROOF_HEADER] = proof;
    if (call.repeatKey) headers[REPEAT_HEADER] = call.repeatKey;
    try {
      const response = await settings.send(url, {
        method,
        headers,
        credentials: 'same-origin',
        signal,
        ...(body === undefined ? {} : { body }),
      });
      return readEnvelope(response, await response.text());
    } catch (error) {
      if (timeout.aborted && isAbort(error)) throw new RequestTimeoutError();
      if (error instanceof TypeError) throw new HttpStatusError(0);
      throw error;
    }
  };
  const { prove } = settings;
  const client = async (key: string, call: LooseCall = {}): Promise<unknown> => {
    if (!prove) return request(key, call);
    try {
      return await request(key, call, CAN_PROVE);
    } catch (error) {
      if ((error as BusinessError).errorCode !== 'PROOF_REQUIRED') throw error;
      // With a time of its own: that of the work does not count.
      return request(key, call, await prove(error as BusinessError, call.signal));
    }
  };
  return client as ClientOf<Operations>;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && /Abort|Timeout/.test(error.name);
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function readEnvelope(response: Response, text: string): unknown {
  const envelope = parseEnvelope(text);
  if (envelope && !envelope.success) {
    throw new BusinessError({
      errorCode: envelope.errorCode ?? null,
      errorMessage: envelope.errorMessage ?? null,
      showType: envelope.showType ?? null,
      status: response.status,
      fields: envelope.fields ?? [],
      requestId: envelope.requestId ?? null,
      data: envelope.data,
    });
  }
  if (!response.ok)
    throw new HttpStatusError(response.status, response.headers.get('x-request-id'));
  if (!envelope) throw new JsonParseError(response.status);
  return envelope.data;
}

function parseEnvelope(text: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'success' in value;
}
