import type { Hono } from 'hono';
import type { z } from 'zod';
import { MAX_BODY_BYTES } from '#contracts/constants.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteContract, RouteData, RouteInput } from '#contracts/route.ts';
import { requestLocale } from './request-locale.ts';
import { parseInput } from './validation.ts';

/** What the server tells the API about one request. */
export interface ApiBindings {
  /** Identifies the request in the log; also sent to the client on errors. */
  requestId: string;
  /** Address of the client; empty for calls made while rendering a page. */
  clientAddress: string;
}

/** The Hono application that carries the API. */
export type ApiApp = Hono<{ Bindings: ApiBindings }, Record<never, never>, '/api'>;

/** What a handler gets besides its validated input. */
export interface RequestContext {
  requestId: string;
  /** The reader's language: the `locale` query field, else Accept-Language, else Chinese. */
  locale: Locale;
  headers: Headers;
  /** Address of the client as the server saw it; empty for calls made while rendering a page. */
  clientAddress: string;
}

/** A file that an operation answers with instead of the envelope. */
export interface FileAnswer {
  body: string;
  mime: string;
  /** Name it is saved under. */
  fileName: string;
}

type Handler<C> = (
  input: RouteInput<C>,
  context: RequestContext,
) => Promise<RouteData<C>> | RouteData<C>;

/** An operation as code in this process calls it, past HTTP. */
export interface Operation {
  contract: RouteContract;
  /** Runs the handler on input that has been parsed by the contract. */
  run(input: OperationInput, context: RequestContext): Promise<unknown>;
}

/** Parsed input of an operation. */
export interface OperationInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The API being put together: mounts contracts and remembers them for the reference. */
export class ApiRegistry {
  readonly contracts: RouteContract[] = [];
  /** Every operation by `METHOD /path`. */
  readonly operations = new Map<string, Operation>();
  readonly #files: string[] = [];
  readonly #app: ApiApp;

  constructor(app: ApiApp) {
    this.#app = app;
  }

  /**
   * Mounts one operation: validates parameters, query and body by its contract, runs the handler
   * and wraps what it returns in the envelope.
   * @throws AppError (VALIDATION_FAILED, INVALID_JSON, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE)
   */
  add<const C extends RouteContract>(contract: C, handler: Handler<C>): void {
    this.contracts.push(contract);
    const run = async (input: OperationInput, context: RequestContext) => {
      const data = await handler(input as RouteInput<C>, context);
      checkAnswer(contract, data);
      return data;
    };
    this.operations.set(`${contract.method} ${contract.path}`, { contract, run });
    this.#app.on(contract.method, contract.path, async (c) => {
      const locale = requestLocale(c.req.query('locale'), c.req.header('accept-language'));
      const input = {
        params: parseInput(contract.params, c.req.param(), locale),
        query: parseInput(contract.query, queryOf(c.req.url), locale),
        body: contract.body
          ? parseInput(contract.body, await readJson(c.req.raw), locale)
          : undefined,
      };
      const data = await run(input, {
        requestId: c.env.requestId,
        locale,
        headers: c.req.raw.headers,
        clientAddress: c.env.clientAddress,
      });
      if (contract.cacheTags && !isTyped(input.query)) {
        c.header('cache-tags', contract.cacheTags.join(','));
      }
      const answer: Envelope<RouteData<C>> = {
        success: true,
        data,
        errorCode: null,
        errorMessage: null,
        showType: null,
      };
      return c.json(answer);
    });
  }

  /** Mounts a GET that answers a download; failures are told by the envelope as everywhere. */
  addFile<Params extends z.ZodType>(
    path: string,
    paramsSchema: Params,
    handler: (params: z.output<Params>, context: RequestContext) => Promise<FileAnswer>,
  ): void {
    this.#files.push(path);
    this.#app.get(path, async (c) => {
      const locale = requestLocale(undefined, c.req.header('accept-language'));
      const params = parseInput(paramsSchema, c.req.param(), locale) as z.output<Params>;
      const { body, mime, fileName } = await handler(params, {
        requestId: c.env.requestId,
        locale,
        headers: c.req.raw.headers,
        clientAddress: c.env.clientAddress,
      });
      return c.body(body, 200, {
        'content-type': mime,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'x-robots-tag': 'noindex',
      });
    });
  }

  /** The methods that exist at a path below `/api`, for the Allow header of a 405. */
  methodsAt(path: string): string[] {
    const files = this.#files.map((file) => ({ method: 'GET', path: file }));
    return [...this.contracts, ...files]
      .filter((operation) => {
        const pattern = operation.path.replaceAll('.', '\\.').replace(/:[A-Za-z]+/g, '[^/]+');
        return new RegExp(`^${pattern}$`).test(path);
      })
      .map((operation) => operation.method);
  }
}

/** Whether it asks for words that a visitor typed: their answers are too many to be kept. */
export function isTyped(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'q' in query && Boolean(query.q);
}

/** Query fields by name; a field given more than once becomes a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  const start = url.indexOf('?');
  if (start < 0) return fields;
  const search = new URLSearchParams(url.slice(start));
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    fields[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return fields;
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE');
  }
  const text = await readBounded(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_JSON', { cause });
  }
}

/** Reads a body without ever holding more than the limit: its length header may be missing or lie. */
async function readBounded(request: Request, limit: number): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Outside production an answer that does not fit its contract is a bug worth failing on. */
function checkAnswer(contract: { data: z.ZodType; method: string; path: string }, data: unknown) {
  if (process.env.NODE_ENV === 'production') return;
  const result = contract.data.safeParse(data);
  if (!result.success) {
    throw new Error(`${contract.method} ${contract.path} answers off its contract`, {
      cause: result.error,
    });
  }
}
