import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { routePath } from 'hono/route';
import type { AuditContext } from '#api/audit/trail.ts';
import { type Audit, auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { createAnswerCut } from '#api/http/answer.ts';
import { createLimitCheck } from '#api/http/limit.ts';
import { networksOf } from '#api/http/network.ts';
import type { StaffAccess, StaffPolicy } from '#api/http/policy.ts';
import {
  type ApiRegistry,
  attachment,
  type OperationRequest,
  succeeded,
} from '#api/http/registry.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import { QueueFullError } from '#bounded/fair-queue.ts';
import { asOwner } from '#bounded/owner.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type {
  Contract,
  FileContract,
  RouteAnswer,
  RouteContract,
  RouteInput,
} from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { refuseHiddenFields, visibleFields } from './fields.ts';
import type { StaffCookies, StaffGate } from './gate.ts';
import type { PersonLimits } from './person-limits.ts';
import type { ClientTrace, SignedIn } from './sessions.ts';
import type { StaffLanes } from './staff-lanes.ts';

/** The call of an operation that signs somebody in. */
export interface SignInCall extends StaffCookies {
  requestId: string;
  locale: Locale;
  client: ClientTrace;
  /** The network that one customer may have: an IPv4 address or an IPv6 /48. */
  site: string;
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
  /** Adds a header to the answer. */
  header(name: string, value: string): void;
}

/** The call of a signed-in person. */
export interface StaffCall extends SignInCall {
  staff: SignedIn;
  /** Runs work that goes on after the handler, such as an export's, in the person's next turn. */
  inTurn<Result>(work: () => Promise<Result> | Result): Promise<Result>;
}

/** The call of a signed-in person that writes. */
export interface StaffWriteCall extends StaffCall {
  transaction: Executor;
  /** Notes an action for the audit log; each write notes at least one. */
  audit: Audit;
}

/** Who changes a plain record: the call of a person, or a job in the name of one. */
export interface RecordWriter extends Pick<StaffWriteCall, 'transaction' | 'audit' | 'locale'> {
  staff: Pick<SignedIn, 'id' | 'role'>;
}

type Handler<C, Call> = (
  input: RouteInput<C>,
  call: Call,
) => Promise<RouteAnswer<C>> | RouteAnswer<C>;
type SignInPolicy = StaffPolicy & {
  access: 'sign-in';
  stepUp?: never;
  isLong?: never;
  transaction?: never;
};
type SignedInPolicy = StaffPolicy & { access: StaffAccess };
type WritePolicy = SignedInPolicy & { transaction?: true };
type LoosePolicy = SignedInPolicy & { transaction: false };

/** A person's call for the audit log. */
export function staffContext({ staff, requestId }: StaffCall): AuditContext {
  return { actor: 'staff', actorId: staff.id, actorLabel: staff.name, requestId };
}

/** A file that is sent as it is read. */
export interface FileStream {
  content: Readable;
  /** Absent if it is made while it is sent. */
  bytes?: number;
  fileName: string;
}

export interface StaffRegistryDeps extends WriteDeps {
  registry: ApiRegistry;
  gate: StaffGate;
  limits: PersonLimits;
  lanes: StaffLanes;
  visitorHash: VisitorHash;
}

/** A request of a person who may make it. */
interface Admitted<C> {
  input: RouteInput<C>;
  call: StaffCall;
}

/** Registers the operations of the back office: over HTTP only, never cached. */
export class StaffRegistry {
  readonly #deps: StaffRegistryDeps;

  constructor(deps: StaffRegistryDeps) {
    this.#deps = deps;
  }

  /** Registers an operation for people who are not signed in. */
  addSignIn<const C extends RouteContract>(
    contract: C,
    policy: SignInPolicy,
    handler: Handler<C, SignInCall>,
  ): void {
    const { registry, gate } = this.#deps;
    const cut = createAnswerCut(contract);
    const { limit } = policy;
    const count = limit && createLimitCheck(contract.name, limit, this.#deps);
    registry.mount(contract, policy, async (request) => {
      gate.admitVisitor(request.c.req.raw);
      await count?.(request.caller.clientAddress);
      const data = await handler(await request.input(), this.#signInCall(request));
      return request.c.json(succeeded(cut(data)));
    });
  }

  /**
   * Registers an operation for signed-in people. A request is checked in this order: origin,
   * session, token against forgery, right, second factor, password entered lately, limit, input.
   * Then it waits for the person's turn. A write may run twice, see `auditedTransaction`.
   */
  add<const C extends RouteContract<'GET'>>(
    contract: C,
    policy: SignedInPolicy,
    handler: Handler<C, StaffCall>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: LoosePolicy,
    handler: Handler<C, StaffCall>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: WritePolicy,
    handler: Handler<C, StaffWriteCall>,
  ): void;
  add<C extends RouteContract>(
    contract: C,
    policy: SignedInPolicy,
    handler: Handler<C, StaffWriteCall>,
  ): void {
    const cut = createAnswerCut(contract);
    const isWrite = contract.method !== 'GET' && policy.transaction !== false;
    const admit = this.#admission(contract, policy);
    this.#deps.registry.mount(contract, policy, async (request) => {
      const { input, call } = await admit(request);
      const data = await call.inTurn(() =>
        isWrite
          ? this.#write(request, call, (write) => handler(input, write))
          : handler(input, call as StaffWriteCall),
      );
      const answer = visibleFields(cut(data), call.staff.role, policy.access);
      return request.c.json(succeeded(answer));
    });
  }

  /** Registers an operation that sends a file for download; its errors use the envelope. */
  addFile<const C extends FileContract>(
    contract: C,
    policy: SignedInPolicy,
    handler: (input: RouteInput<C>, call: StaffCall) => Promise<FileStream>,
  ): void {
    const { registry, lanes } = this.#deps;
    const admit = this.#admission(contract, policy);
    registry.mount(contract, policy, async (request) => {
      const { input, call } = await admit(request);
      return new Promise((answer, refuse) => {
        lanes.downloads
          .run(call.staff.id, async () => {
            const { content, bytes, fileName } = await call.inTurn(() => handler(input, call));
            const end = finished(content);
            if (request.caller.isHead) content.destroy();
            const body = Readable.toWeb(content) as ReadableStream;
            answer(
              request.c.body(body, 200, {
                'content-type': contract.mediaType,
                ...(bytes !== undefined && { 'content-length': String(bytes) }),
                'content-disposition': attachment(fileName),
                'cache-control': 'no-store',
              }),
            );
            await end;
          })
          .catch((error) => {
            refuse(error instanceof QueueFullError ? tooManyDownloads(error) : error);
          });
      });
    });
  }

  /** The steps of a request before its handler. */
  #admission<C extends Contract>(contract: C, policy: SignedInPolicy) {
    const { gate, lanes, limits } = this.#deps;
    const count = limits.of(contract.name, policy.limit);
    const lane = policy.isLong ? lanes.longWork : lanes.work;
    return async (request: OperationRequest<C>): Promise<Admitted<C>> => {
      const { raw } = request.c.req;
      const admit = async () => {
        const person = await gate.admit(raw, policy);
        await count(person.id);
        return person;
      };
      const network = networksOf(request.caller.clientAddress).line;
      const staff = await lanes.admission.run(network, admit, raw.signal);
      // Before the turn: a body that arrives slowly holds no place.
      const input = await request.input();
      refuseHiddenFields(input.body, staff.role, policy.access);
      const inTurn: StaffCall['inTurn'] = (work) =>
        lane.run(staff.id, () => asOwner(staff.id, work), raw.signal);
      return { input, call: { ...this.#signInCall(request), staff, inTurn } };
    };
  }

  /** Runs a write and makes sure that it has noted what it did. Cookies are sent after the commit. */
  async #write<Data>(
    { c }: OperationRequest<RouteContract>,
    call: StaffCall,
    work: (call: StaffWriteCall) => Promise<Data> | Data,
  ): Promise<Data> {
    let cookies: string[] = [];
    const data = await auditedTransaction(
      this.#deps,
      staffContext(call),
      async (transaction, note) => {
        cookies = [];
        const own = this.#deps.gate.cookies(c.req.raw.headers, (header) => cookies.push(header));
        let isNoted = false;
        const audit: Audit = (entry) => {
          isNoted = true;
          note(entry);
        };
        const result = await work({ ...call, ...own, transaction, audit });
        if (!isNoted)
          throw new Error(`${c.req.method} ${routePath(c)} writes without an audit entry`);
        return result;
      },
    );
    for (const header of cookies) c.header('set-cookie', header, { append: true });
    return data;
  }

  #signInCall({ c, caller }: OperationRequest<Contract>): SignInCall {
    const { requestId, locale, clientAddress, userAgent } = caller;
    const { line, site = line } = networksOf(clientAddress);
    return {
      requestId,
      locale,
      client: { network: line, userAgent },
      site,
      signal: c.req.raw.signal,
      header: (name, value) => c.header(name, value),
      ...this.#deps.gate.cookies(c.req.raw.headers, (header) =>
        c.header('set-cookie', header, { append: true }),
      ),
    };
  }
}

function tooManyDownloads(cause: Error): AppError {
  return new AppError('RATE_LIMITED', {
    messages: {
      zh: '您同时下载的文件太多，请等其中一个完成后再试。',
      en: 'Too many of your downloads are running. Please wait until one of them has ended.',
    },
    cause,
  });
}
