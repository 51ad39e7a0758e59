import type { Logger } from 'pino';
import type { FactTexts } from '#api/facts/texts.ts';
import type { AnswerCache } from '#api/http/answer-cache.ts';
import { answerCall } from '#api/http/answer-call.ts';
import type { Caller } from '#api/http/call.ts';
import { failureOf } from '#api/http/errors.ts';
import { type Operation, parseOperationInput } from '#api/http/operation.ts';
import { REQUEST_TIMEOUT_MS } from '#contracts/constants.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ApiClient, CallOptions } from '#request/client.ts';
import { BusinessError, RequestTimeoutError } from '#request/errors.ts';

export interface InProcessApi {
  operations: ReadonlyMap<string, Operation>;
  answers: AnswerCache;
  facts: FactTexts;
  log: Logger;
}

/** The page request behind the calls. Pages that are the same for everybody have no client. */
export interface PageCaller extends Omit<Caller, 'locale'> {
  /** Collects the content tags of the data that was read. */
  tags: Set<string>;
}

/** A special tag: the database was unavailable, so the page is incomplete. */
export const UNAVAILABLE = 'unavailable';

/** A special tag: the page shows an answer that only its caller gets, so it is not shared. */
export const UNSHARED = 'unshared';

/** The site's API client for one page and language. */
export type ClientFor = (caller: PageCaller, locale: Locale) => ApiClient;

interface LooseCall extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The API client for pages rendered on the server. It calls operations directly, without HTTP or
 * JSON. Public, unchanged data comes from memory. Errors are the same as those of the client in
 * the browser.
 */
export function inProcess({ operations, answers, facts, log }: InProcessApi): ClientFor {
  return ({ tags, ...visitor }, locale) => {
    const { requestId } = visitor;
    const caller: Caller = { ...visitor, locale };
    const run = async (key: string, call: LooseCall): Promise<unknown> => {
      const operation = operations.get(key);
      if (!operation) throw new Error(`the API has no operation ${key}`);
      const given = { params: call.params ?? {}, query: fieldsOf(call.query), body: call.body };
      const input = parseOperationInput(operation.contract, given, locale);
      const answer = await answerCall(operation, input, caller, tags, { facts, answers });
      if (answer.sharing === 'private') tags.add(UNSHARED);
      return answer.data;
    };
    const client = async (key: string, call: LooseCall = {}): Promise<unknown> => {
      try {
        return await withinTime(run(key, call), call.timeoutMs ?? REQUEST_TIMEOUT_MS);
      } catch (error) {
        if (error instanceof RequestTimeoutError) throw error;
        const { envelope, status } = failureOf(error, log, { requestId, route: key, locale });
        if (status === 503) tags.add(UNAVAILABLE);
        const { errorCode, errorMessage, showType, fields = [] } = envelope;
        throw new BusinessError({ errorCode, errorMessage, showType, status, fields, requestId });
      }
    };
    return client as ApiClient;
  };
}

/** Rejects after a time limit: a page must not wait for ever for the database. */
function withinTime<Data>(answer: Promise<Data>, limitMs: number): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RequestTimeoutError()), limitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Query fields as an address has them: text, without empty ones. */
function fieldsOf(query: Record<string, unknown> = {}): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
}
