import { Readable } from 'node:stream';
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
import type { Locale } from '#contracts/locale.ts';
import type {
  Contract,
  FileContract,
  RouteContract,
  RouteData,
  RouteInput,
} from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { refuseHiddenFields, visibleFields } from './fields.ts';
import type { StaffGate } from './gate.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { ClientTrace, SignedIn } from './sessions.ts';

/** The call of an operation that signs somebody in. */
export interface SignInCall {
  requestId: string;
  locale: Locale;
  client: ClientTrace;
  cookie: SessionCookie;
}

/** The call of a signed-in person. */
export interface StaffCall extends SignInCall {
  staff: SignedIn;
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

type Handler<C, Call> = (input: RouteInput<C>, call: Call) => Promise<RouteData<C>> | RouteData<C>;
type SignInPolicy = StaffPolicy & { access: 'sign-in'; stepUp?: never; transaction?: never };
type ReadPolicy = StaffPolicy & { access: StaffAccess; transaction?: never };
type WritePolicy = StaffPolicy & { access: StaffAccess; transaction: true };

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
  visitorHash: VisitorHash;
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
    const limit = this.#limitCheck(contract, policy);
    registry.mount(contract, policy, async (request) => {
      gate.admitVisitor(request.c.req.raw);
      await limit(request.caller.clientAddress);
      const data = await handler(await request.input(), this.#signInCall(request));
      return request.c.json(succeeded(cut(data)));
    });
  }

  /**
   * Registers an operation for signed-in people. A request is checked in this order: origin,
   * session, token against forgery, right, second factor, password entered lately, limit, input.
   */
  add<const C extends RouteContract>(
    contract: C,
    policy: WritePolicy,
    handler: Handler<C, StaffWriteCall>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    policy: ReadPolicy,
    handler: Handler<C, StaffCall>,
  ): void;
  add<C extends RouteContract>(
    contract: C,
    policy: ReadPolicy | WritePolicy,
    handler: Handler<C, StaffWriteCall>,
  ): void {
    const { registry, gate } = this.#deps;
    const cut = createAnswerCut(contract);
    const limit = this.#limitCheck(contract, policy);
    registry.mount(contract, policy, async (request) => {
      const staff = await gate.admit(request.c.req.raw, policy);
      await limit(request.caller.clientAddress);
      const input = await request.input();
      refuseHiddenFields(input.body, staff.role, policy.access);
      const call: StaffCall = { ...this.#signInCall(request), staff };
      const data = policy.transaction
        ? await this.#write(contract, call, (transaction, audit) =>
            handler(input, { ...call, transaction, audit }),
          )
        : await handler(input, call as StaffWriteCall);
      const answer = visibleFields(cut(data), staff.role, policy.access);
      return request.c.json(succeeded(answer));
    });
  }

  /** Registers an operation that sends a file for download; its errors use the envelope. */
  addFile<const C extends FileContract>(
    contract: C,
    policy: ReadPolicy,
    handler: (input: RouteInput<C>, call: StaffCall) => Promise<FileStream>,
  ): void {
    const { registry, gate } = this.#deps;
    const limit = this.#limitCheck(contract, policy);
    registry.mount(contract, policy, async (request) => {
      const staff = await gate.admit(request.c.req.raw, policy);
      await limit(request.caller.clientAddress);
      const call = { ...this.#signInCall(request), staff };
      const { content, bytes, fileName } = await handler(await request.input(), call);
      return request.c.body(Readable.toWeb(content) as ReadableStream, 200, {
        'content-type': contract.mediaType,
        ...(bytes !== undefined && { 'content-length': String(bytes) }),
        'content-disposition': attachment(fileName),
        'cache-control': 'no-store',
      });
    });
  }

  /** Runs a write and makes sure that it has noted what it did. */
  #write<Result>(
    { method, path }: RouteContract,
    call: StaffCall,
    work: (transaction: Executor, audit: Audit) => Promise<Result> | Result,
  ): Promise<Result> {
    return auditedTransaction(this.#deps, staffContext(call), async (transaction, audit) => {
      let isNoted = false;
      const result = await work(transaction, (entry) => {
        isNoted = true;
        audit(entry);
      });
      if (!isNoted) throw new Error(`${method} ${path} writes without an audit entry`);
      return result;
    });
  }

  #signInCall({ c, caller }: OperationRequest<Contract>): SignInCall {
    const { requestId, locale, clientAddress, userAgent } = caller;
    return {
      requestId,
      locale,
      client: { network: networksOf(clientAddress).line, userAgent },
      cookie: this.#deps.gate.cookie.writer((header) =>
        c.header('set-cookie', header, { append: true }),
      ),
    };
  }

  #limitCheck({ method, path }: Contract, { limit }: StaffPolicy) {
    return limit
      ? createLimitCheck(`${method} ${path}`, limit, { ...this.#deps })
      : async () => undefined;
  }
}
