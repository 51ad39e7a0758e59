import type { Logger } from 'pino';
import type { AnswerCache } from '#api/http/answer-cache.ts';
import { failureOf } from '#api/http/errors.ts';
import { isTyped, type Operation } from '#api/http/registry.ts';
import { parseInput } from '#api/http/validation.ts';
import { REQUEST_TIMEOUT_MS } from '#contracts/constants.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ApiClient, CallOptions } from '#site/request/client.ts';
import { BusinessError, RequestTimeoutError } from '#site/request/errors.ts';

/** The API in this process. */
export interface InProcessApi {
  operations: ReadonlyMap<string, Operation>;
  answers: AnswerCache;
  log: Logger;
}

/** The page request that calls are made for. */
export interface Caller {
  requestId: string;
  /** Reaches the operation; empty for pages that are the same for everybody. */
  userAgent: string;
  /** Collects the content tags of what was read. */
  tags: Set<string>;
}

/** The site's request client for one page and language. */
export type ClientFor = (caller: Caller, locale: Locale) => ApiClient;

interface LooseCall extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The request client for pages rendered on the server. It calls operations directly: the data that a
 * handler returns comes without HTTP or JSON between, from memory where it is public and unchanged.
 * Failures are those of the client in the browser.
 */
export function inProcess({ operations, answers, log }: InProcessApi): ClientFor {
  return ({ requestId, userAgent, tags }, locale) => {
    const context = {
      requestId,
      locale,
      headers: new Headers({ 'accept-language': locale, 'user-agent': userAgent }),
      clientAddress: '',
    };
    const run = async (key: string, call: LooseCall): Promise<unknown> => {
      const operation = operations.get(key);
      if (!operation) throw new Error(`the API has no operation ${key}`);
      const { contract } = operation;
      const input = {
        params: parseInput(contract.params, call.params ?? {}, locale),
        query: parseInput(contract.query, fieldsOf(call.query), locale),
        body: parseInput(contract.body, call.body, locale),
      };
      const { cacheTags } = contract;
      if (!cacheTags || isTyped(input.query)) return operation.run(input, context);
      for (const tag of cacheTags) tags.add(tag);
      const asked = `${key} ${JSON.stringify([input.params, input.query])}`;
      return answers.get(asked, cacheTags, () => operation.run(input, context));
    };
    const client = async (key: string, call: LooseCall = {}): Promise<unknown> => {
      try {
        return await withinTime(run(key, call), call.timeoutMs ?? REQUEST_TIMEOUT_MS);
      } catch (error) {
        if (error instanceof RequestTimeoutError) throw error;
        const { envelope, status } = failureOf(error, log, { requestId, route: key, locale });
        const { errorCode, errorMessage, showType, fields = [] } = envelope;
        throw new BusinessError({ errorCode, errorMessage, showType, status, fields, requestId });
      }
    };
    return client as ApiClient;
  };
}

/** A page must not wait for ever on a database that does not answer. */
function withinTime<Data>(answer: Promise<Data>, limitMs: number): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RequestTimeoutError()), limitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Query fields as they would come from an address: text, empty ones left out. */
function fieldsOf(query: Record<string, unknown> = {}): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
}
