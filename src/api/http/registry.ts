import type { Context, Hono } from 'hono';
import type { AuditTrail } from '#api/audit/trail.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import type { FactTexts } from '#api/facts/texts.ts';
import type { Proofs } from '#api/proofs/proofs.ts';
import { MAX_BODY_BYTES, MAX_STAFF_BODY_BYTES, REPEAT_HEADER } from '#contracts/constants.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import { PROOF_HEADER } from '#contracts/proofs.ts';
import type {
  Contract,
  FileContract,
  RouteAnswer,
  RouteContract,
  RouteInput,
} from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { createAnswerCut } from './answer.ts';
import { answerCall } from './answer-call.ts';
import type { ApiBindings, Caller, SharedCall, TransactionCall, VisitorCall } from './call.ts';
import { createLimitCheck } from './limit.ts';
import {
  cacheTagsOf,
  type DescribedOperation,
  isGiven,
  type Operation,
  parseOperationInput,
} from './operation.ts';
import { OperationPaths } from './operation-paths.ts';
import {
  type CachedPolicy,
  type FilePolicy,
  isStaffAccess,
  type PlainPolicy,
  type Policy,
  type TransactionPolicy,
} from './policy.ts';
import { queryFields, queryKey } from './query.ts';
import { answerOnce, repeatableCall } from './repeats.ts';
import { readJson } from './request-body.ts';
import { requestLocale } from './request-locale.ts';
import { type VisitorHash, visitorOf } from './visitor-hash.ts';

/** The Hono application of the API. */
export type ApiApp = Hono<{ Bindings: ApiBindings }, Record<never, never>, '/api'>;

export type ApiRequest = Context<{ Bindings: ApiBindings }>;

/** A request to an operation. Its input is read and parsed at the first call of `input`. */
export interface OperationRequest<C> {
  c: ApiRequest;
  caller: Caller;
  /** @throws AppError VALIDATION_FAILED or another code for a wrong body */
  input(): Promise<RouteInput<C>>;
}

/** The file in the response. */
export interface FileAnswer {
  body: string | Uint8Array<ArrayBuffer>;
  /** Name for the download; without one the browser shows the file, and saves it under its address. */
  fileName?: string;
  /** Name of a shown file when it is saved; the last part of the path if absent. */
  shownName?: string;
}

type Handler<C, Call, Answer> = (input: RouteInput<C>, call: Call) => Promise<Answer> | Answer;
type QueryField<C> = keyof RouteInput<C>['query'] & string;

export interface RegistryDeps {
  db: Database;
  visitorHash: VisitorHash;
  facts: FactTexts;
  trail: AuditTrail;
  proofs: Proofs;
}

/** Registers the operations of the API and lists them for the reference. */
export class ApiRegistry {
  /** Every operation except files, by `METHOD /path`. */
  readonly operations = new Map<string, Operation>();
  /** Every operation, files included. */
  readonly described: DescribedOperation[] = [];
  readonly #paths = new OperationPaths();
  readonly #app: ApiApp;
  readonly #deps: RegistryDeps;

  constructor(app: ApiApp, deps: RegistryDeps) {
    this.#app = app;
    this.#deps = deps;
  }

  /**
   * Registers one operation. A call is validated by the contract, counted against the limit and
   * passed to the handler, in a transaction if the policy says so. The answer is reduced to the
   * fields of the contract and put in the envelope.
   */
  add<const C extends RouteContract>(
    contract: C,
    policy: CachedPolicy<QueryField<C>>,
    handler: Handler<C, SharedCall, RouteAnswer<C>>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: TransactionPolicy<QueryField<C>>,
    handler: Handler<C, TransactionCall, RouteAnswer<C>>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: PlainPolicy<QueryField<C>>,
    handler: Handler<C, VisitorCall, RouteAnswer<C>>,
  ): void;
  add<C extends RouteContract>(
    contract: C,
    policy: Policy,
    handler: Handler<C, TransactionCall, RouteAnswer<C>>,
  ): void {
    const { facts } = this.#deps;
    const cut = createAnswerCut(contract);
    const admit = this.#admission(contract, policy);
    const run = async (input: RouteInput<C>, caller: Caller) => {
      const call = await admit(input, caller);
      if (!policy.transaction) return cut(await handler(input, call as TransactionCall));
      const context = { actor: 'visitor', requestId: call.requestId } as const;
      const { repeat } = policy;
      const name = contract.name;
      const repeatable = repeat && repeatableCall(name, repeat, input, caller);
      return auditedTransaction(this.#deps, context, (transaction, audit) => {
        const work = async () => cut(await handler(input, { ...call, transaction, audit }));
        // The stored answer has its fields in another order.
        return repeatable ? answerOnce(transaction, repeatable, work).then(cut) : work();
      });
    };
    const operation: Operation = { contract, policy, run: run as Operation['run'] };
    this.operations.set(contract.name, operation);
    this.mount(contract, policy, async ({ c, caller, ...request }) => {
      const tags = new Set<string>();
      const answer = await answerCall(operation, await request.input(), caller, tags, { facts });
      if (answer.sharing === 'shared') c.header('cache-tags', [...tags].join(','));
      return c.json(succeeded(answer.data));
    });
  }

  /** Registers an operation that returns a file; its errors use the envelope. */
  addFile<const C extends FileContract>(
    contract: C,
    policy: FilePolicy,
    handler: Handler<C, VisitorCall, FileAnswer>,
  ): void {
    const admit = this.#admission(contract, policy);
    this.mount(contract, policy, async ({ c, caller, ...request }) => {
      const input = await request.input();
      const answer = await handler(input, await admit(input, caller));
      if (policy.maxAge) c.header('cache-control', `public, max-age=${policy.maxAge}`);
      return sendFile(c, contract, answer);
    });
  }

  /** Registers an operation whose body is bytes; the handler reads them as they arrive. */
  addBytes<const C extends RouteContract>(
    contract: C,
    policy: PlainPolicy,
    handler: (input: RouteInput<C>, request: Request) => Promise<RouteAnswer<C>>,
  ): void {
    const cut = createAnswerCut(contract);
    const admit = this.#admission(contract, policy);
    this.mount(contract, policy, async ({ c, caller, ...request }) => {
      const input = await request.input();
      // A refused body is not read to its end, so the connection cannot be used again.
      c.header('connection', 'close');
      await admit(input, caller);
      const data = cut(await handler(input, c.req.raw));
      c.header('connection', undefined);
      return c.json(succeeded(data));
    });
  }

  /** The methods of a path below `/api`, for the Allow header of a 405. */
  methodsAt(path: string): string[] {
    return this.#paths.at(path).map(({ operation }) => operation.contract.method);
  }

  /** The pattern of a call's path below `/api`, for the log: paths have tokens and keys in them. */
  patternOf(method: string, path: string): string | undefined {
    return this.#paths.patternOf(method, path);
  }

  /**
   * The cache key of a GET request: path and parsed query fields, so that equivalent requests have
   * one key. Undefined if the answer is not cached or the request is not valid. `url` is a path
   * below `/api` with its query.
   */
  cacheKey(url: string): string | undefined {
    const [path = ''] = url.split('?', 1);
    const match = this.#paths.at(path).find(({ operation }) => operation.contract.method === 'GET');
    if (!match?.operation.policy.cache) return undefined;
    const { contract, policy } = match.operation;
    try {
      const rawInput = { params: match.params, query: queryFields(url), body: undefined };
      const { query } = parseOperationInput(contract, rawInput, 'zh');
      return cacheTagsOf(policy, query) && `${path}?${queryKey(query)}`;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** Counts calls against the limit and creates the call data for handlers. */
  #admission({ method, path }: Contract, { limit }: Policy | FilePolicy) {
    const { visitorHash } = this.#deps;
    const check = limit && createLimitCheck(`${method} ${path}`, limit, this.#deps);
    return async (input: { query: unknown }, caller: Caller): Promise<VisitorCall> => {
      const { requestId, locale, clientAddress, proof } = caller;
      const isCounted = check && (!limit.field || isGiven(input.query, limit.field));
      const admission = isCounted ? await check(clientAddress, proof) : 'admitted';
      const isUnproven = admission === 'unproven';
      return { requestId, locale, visitor: visitorOf(caller, visitorHash), isUnproven };
    };
  }

  /** Serves an operation over HTTP and lists it for the reference. */
  mount<C extends Contract>(
    contract: C,
    policy: DescribedOperation['policy'],
    answer: (request: OperationRequest<C>) => Promise<Response>,
  ): void {
    const operation = { contract, policy };
    this.described.push(operation);
    this.#paths.add(operation);
    const bodyLimit = isStaffAccess(policy.access) ? MAX_STAFF_BODY_BYTES : MAX_BODY_BYTES;
    this.#app.on(contract.method, contract.path, async (c) => {
      const locale = requestLocale(c.req.query('locale'), c.req.header('accept-language'));
      const input = async () => {
        const rawInput = {
          params: c.req.param(),
          query: queryFields(c.req.url),
          body: contract.body && (await readJson(c.req.raw, bodyLimit)),
        };
        return parseOperationInput(contract, rawInput, locale);
      };
      const caller = {
        ...c.env,
        locale,
        userAgent: c.req.header('user-agent') ?? '',
        proof: c.req.header(PROOF_HEADER),
        repeatKey: c.req.header(REPEAT_HEADER),
        cookie: c.req.header('cookie'),
      };
      return answer({ c, input, caller });
    });
  }
}

/** The envelope of a successful call. */
export function succeeded(data: unknown): Envelope<unknown> {
  return { success: true, data, errorCode: null, errorMessage: null, showType: null };
}

/** The response with a file. */
export function sendFile(
  c: ApiRequest,
  { mediaType, path }: Pick<FileContract, 'mediaType' | 'path'>,
  { body, fileName, shownName = path.slice(path.lastIndexOf('/') + 1) }: FileAnswer,
): Response {
  c.header('content-disposition', fileName ? attachment(fileName) : shown(shownName));
  const charset = mediaType.startsWith('text/') ? '; charset=utf-8' : '';
  const headers = { 'content-type': mediaType + charset, 'x-robots-tag': 'noindex' };
  if (typeof body === 'string') return c.body(body, 200, headers);
  return c.body(streamOf(body), 200, { ...headers, 'content-length': String(body.byteLength) });
}

/** A body of these bytes as they are: bytes that a response gets are copied, for each who asks. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** The Content-Disposition of a file that the browser shows. */
function shown(fileName: string): string {
  return `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** The Content-Disposition of a download. */
export function attachment(fileName: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
