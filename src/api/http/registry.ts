import type { Context, Hono } from 'hono';
import type { Envelope } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type {
  Contract,
  FileContract,
  RouteContract,
  RouteData,
  RouteInput,
} from '#contracts/route.ts';
import type { Database, Executor } from '#db/connection.ts';
import { createAnswerCut } from './answer.ts';
import { createLimitCheck, type LimitCheck } from './limit.ts';
import { OperationPaths } from './operation-paths.ts';
import type {
  CachedPolicy,
  FilePolicy,
  Operation,
  PlainPolicy,
  Policy,
  TransactionPolicy,
} from './policy.ts';
import { queryFields, queryKey } from './query.ts';
import { readJson } from './request-body.ts';
import { requestLocale } from './request-locale.ts';
import { parseInput } from './validation.ts';
import type { VisitorMark } from './visitor-mark.ts';

/** The server's facts about one request. */
export interface ApiBindings {
  /** Identifies the request in the log; also sent to the client on errors. */
  requestId: string;
  /** Address of the client; empty where no client waits, e.g. for the render of a share picture. */
  clientAddress: string;
  /** Whether the client sent a HEAD, which the API gets as a GET. */
  isHead?: boolean;
}

/** The Hono application that carries the API. */
export type ApiApp = Hono<{ Bindings: ApiBindings }, Record<never, never>, '/api'>;

type ApiRequest = Context<{ Bindings: ApiBindings }>;

/**
 * A call as the handler of a cached operation sees it. Nothing here differs between visitors: the
 * language of the answer is a query field.
 */
export interface SharedCall {
  requestId: string;
}

/** The client behind a call. */
export interface Visitor {
  userAgent: string;
  /** Whether the client asks without wanting the content. */
  isHead: boolean;
  /** Today's mark of the visitor, by address and user agent; see `createVisitorMark`. */
  mark(): Promise<string>;
}

/** A call as the handler of any other operation sees it. */
export interface VisitorCall extends SharedCall {
  /** The reader's language: the `locale` query field, else Accept-Language, else Chinese. */
  locale: Locale;
  visitor: Visitor;
}

/** A call whose handler runs in a transaction. */
export interface TransactionCall extends VisitorCall {
  transaction: Executor;
}

/** The file that an operation answers with. */
export interface FileAnswer {
  body: string | Uint8Array<ArrayBuffer>;
  /** Browsers save it under this name; they show it where the name is absent. */
  fileName?: string;
}

type Handler<C, Call, Answer> = (input: RouteInput<C>, call: Call) => Promise<Answer> | Answer;
type QueryField<C> = keyof RouteInput<C>['query'] & string;

/** The registry's own needs. */
export interface RegistryDeps {
  db: Database;
  visitorMark: VisitorMark;
}

/** Mounts the operations of the API and knows them for the reference. */
export class ApiRegistry {
  readonly operations: Operation[] = [];
  readonly #paths = new OperationPaths();
  readonly #app: ApiApp;
  readonly #deps: RegistryDeps;

  constructor(app: ApiApp, deps: RegistryDeps) {
    this.#app = app;
    this.#deps = deps;
  }

  /**
   * Mounts one operation. A call is validated by the contract, counted against the limit and given
   * to the handler, in a transaction where the policy says so; the answer is cut to the contract
   * and wrapped in the envelope.
   */
  add<const C extends RouteContract>(
    contract: C,
    policy: CachedPolicy<QueryField<C>>,
    handler: Handler<C, SharedCall, RouteData<C>>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: TransactionPolicy<QueryField<C>>,
    handler: Handler<C, TransactionCall, RouteData<C>>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: PlainPolicy<QueryField<C>>,
    handler: Handler<C, VisitorCall, RouteData<C>>,
  ): void;
  add<C extends RouteContract>(
    contract: C,
    policy: Policy,
    handler: Handler<C, TransactionCall, RouteData<C>>,
  ): void {
    const cut = createAnswerCut(contract);
    this.#mount(contract, policy, async (c, input: RouteInput<C>, call) => {
      const data = await (policy.transaction
        ? this.#deps.db.transaction((transaction) =>
            Promise.resolve(handler(input, { ...call, transaction })),
          )
        : handler(input, call as TransactionCall));
      if (policy.cache && !isGiven(input.query, policy.cache.unless)) {
        c.header('cache-tags', policy.cache.tags.join(','));
      }
      const answer: Envelope<unknown> = {
        success: true,
        data: cut(data),
        errorCode: null,
        errorMessage: null,
        showType: null,
      };
      return c.json(answer);
    });
  }

  /** Mounts an operation that answers with a file; its failures are envelopes as everywhere. */
  addFile<const C extends FileContract>(
    contract: C,
    policy: FilePolicy,
    handler: Handler<C, VisitorCall, FileAnswer>,
  ): void {
    this.#mount(contract, policy, async (c, input: RouteInput<C>, call) => {
      const { body, fileName } = await handler(input, call);
      if (fileName) c.header('content-disposition', attachment(fileName));
      if (policy.maxAge) c.header('cache-control', `public, max-age=${policy.maxAge}`);
      const isText = contract.mediaType.startsWith('text/');
      return c.body(body, 200, {
        'content-type': isText ? `${contract.mediaType}; charset=utf-8` : contract.mediaType,
        'x-robots-tag': 'noindex',
      });
    });
  }

  /** The methods of a path below `/api`, for the Allow header of a 405. */
  methodsAt(path: string): string[] {
    return this.#paths.at(path).map(({ operation }) => operation.contract.method);
  }

  /**
   * The key under which the answer to a GET is kept: path and parsed query fields, so that every
   * spelling of a request has one key. Undefined where the answer is not cached or the request is
   * refused. `url` is a path below `/api` with its query.
   */
  cacheKey(url: string): string | undefined {
    const [path = ''] = url.split('?', 1);
    const match = this.#paths.at(path).find(({ operation }) => operation.contract.method === 'GET');
    const { contract, policy } = match?.operation ?? {};
    if (!match || !contract || !policy?.cache) return undefined;
    try {
      parseInput(contract.params, match.params, 'zh');
      const query = parseInput(contract.query, queryFields(url), 'zh');
      return isGiven(query, policy.cache.unless) ? undefined : `${path}?${queryKey(query)}`;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  #mount<C extends Contract>(
    contract: C,
    policy: Operation['policy'],
    answer: (c: ApiRequest, input: RouteInput<C>, call: VisitorCall) => Promise<Response>,
  ): void {
    const operation = { contract, policy };
    this.operations.push(operation);
    this.#paths.add(operation);
    const check = this.#limitCheck(contract, policy);
    this.#app.on(contract.method, contract.path, async (c) => {
      const { requestId, clientAddress, isHead = false } = c.env;
      const locale = requestLocale(c.req.query('locale'), c.req.header('accept-language'));
      const input = await readInput(contract, c, locale);
      if (check && (!policy.limit?.field || isGiven(input.query, policy.limit.field))) {
        await check(clientAddress);
      }
      const userAgent = c.req.header('user-agent') ?? '';
      const mark = () => this.#deps.visitorMark(clientAddress, userAgent);
      return answer(c, input, { requestId, locale, visitor: { userAgent, isHead, mark } });
    });
  }

  #limitCheck({ method, path }: Contract, { limit }: Operation['policy']): LimitCheck | undefined {
    return limit && createLimitCheck(`${method} ${path}`, limit, this.#deps);
  }
}

/** @throws AppError VALIDATION_FAILED or one of `readJson` */
async function readInput<C extends Contract>(
  { params, query, body }: C,
  c: ApiRequest,
  locale: Locale,
): Promise<RouteInput<C>> {
  return {
    params: parseInput(params, c.req.param(), locale),
    query: parseInput(query, queryFields(c.req.url), locale),
    body: body ? parseInput(body, await readJson(c.req.raw), locale) : undefined,
  } as RouteInput<C>;
}

function isGiven(query: unknown, field: string | undefined): boolean {
  return field !== undefined && Boolean((query as Record<string, unknown> | undefined)?.[field]);
}

function attachment(fileName: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
