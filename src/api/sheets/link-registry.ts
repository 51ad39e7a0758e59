import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type OwnOrigin, requireSameOrigin } from '#api/access/origin.ts';
import type { AuditContext } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { createAnswerCut } from '#api/http/answer.ts';
import type { ApiBindings, Caller } from '#api/http/call.ts';
import { type ApiRegistry, type FileAnswer, sendFile, succeeded } from '#api/http/registry.ts';
import { answerOnce, repeatableCall } from '#api/http/repeats.ts';
import { requestLocale } from '#api/http/request-locale.ts';
import { type VisitorHash, visitorOf } from '#api/http/visitor-hash.ts';
import { isPublicScene } from '#api/scenes/names.ts';
import { maskName } from '#api/shares/masking.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import { AppError } from '#contracts/errors.ts';
import type { FileContract, RouteAnswer, RouteContract, RouteInput } from '#contracts/route.ts';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { scenes } from '#db/schema/scenes.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { SheetHead } from './head.ts';
import type {
  LinkAudit,
  LinkCall,
  LinkReadCall,
  SharedLinkCall,
  SheetReadCall,
} from './link-call.ts';
import { requireSeen, requireStage, type Seen } from './link-conflicts.ts';
import type { LinkGate, OpenLink } from './link-gate.ts';
import { createLinkLimit } from './link-limits.ts';
import { type LinkReadLine, type LinkWriteLine, mayActAs } from './link-policy.ts';
import { recordOpening } from './openings.ts';

export interface LinkRegistryDeps extends WriteDeps {
  registry: ApiRegistry;
  gate: LinkGate;
  visitorHash: VisitorHash;
  log: Logger;
  /** Called when a person has opened a sheet. */
  onOpening: () => void;
  /** The addresses of the site: writes from other pages are refused. */
  own: OwnOrigin;
}

type SheetLine = LinkReadLine & { kind: SheetKind | 'any' };
type Input<C> = RouteInput<C>;
type Answer<Data> = Promise<Data> | Data;

/** A request by a link that may be made. */
interface Admitted {
  link: OpenLink;
  call: LinkReadCall;
  /** Done once the opening is recorded, or could not be; nothing if it does not count. */
  recorded: Promise<unknown> | undefined;
}

/**
 * Registers the operations that people without an account do by a shared link. A request is checked in
 * this order: same origin (writes), link, pass, audience, limits per link and per network, repeat,
 * then in a transaction: the sheet's row is locked, its stage, what the client has seen of it. After
 * the handler come the timeline and the audit entry, and the answer is cut to its contract.
 */
export class LinkRegistry {
  readonly #deps: LinkRegistryDeps;

  constructor(deps: LinkRegistryDeps) {
    this.#deps = deps;
  }

  /** Registers an operation that writes. Its handler may run twice, see `auditedTransaction`. */
  add<const C extends RouteContract>(
    contract: C,
    line: LinkWriteLine & { kind: SheetKind | 'any' },
    handler: (call: LinkCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void;
  add<const C extends RouteContract>(
    contract: C,
    line: LinkWriteLine & { kind: 'every' },
    handler: (call: SharedLinkCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void;
  add<C extends RouteContract>(
    contract: C,
    line: LinkWriteLine,
    handler: (call: LinkCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void {
    const cut = createAnswerCut(contract);
    const admit = this.#admission(contract, line);
    const name = contract.name;
    const run = async (input: Input<C>, caller: Caller) => {
      const { link, call } = await admit(input, caller);
      refusePreview(link);
      const repeatable = line.repeat && repeatableCall(`${name}:${link.id}`, true, input, caller);
      const repeatKey = repeatable?.key ?? null;
      return this.#write(link, { ...call, repeatKey }, (write) => {
        const work = async () => {
          const sheet = await this.#lock(write.transaction, link);
          if (sheet) {
            await requireStage(write.transaction, sheet, line.stage);
            await requireSeen(write.transaction, sheet, (input.body ?? {}) as Seen);
          }
          return write.act(sheet, async (linkCall) =>
            cut(await handler(linkCall as LinkCall, input)),
          );
        };
        // The stored answer has its fields in another order.
        return repeatable ? answerOnce(write.transaction, repeatable, work).then(cut) : work();
      });
    };
    const { registry, own } = this.#deps;
    registry.mount(contract, { access: 'link', ...line }, async ({ c, caller, input }) => {
      requireSameOrigin(c.req.raw.headers, own);
      return c.json(succeeded(await run(await input(), caller)));
    });
  }

  /** Registers an operation that reads; pages call it in this process too. */
  read<const C extends RouteContract>(
    contract: C,
    line: SheetLine,
    handler: (call: SheetReadCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void;
  read<const C extends RouteContract>(
    contract: C,
    line: LinkReadLine,
    handler: (call: LinkReadCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void;
  read<C extends RouteContract>(
    contract: C,
    line: LinkReadLine,
    handler: (call: SheetReadCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void {
    const { registry } = this.#deps;
    const cut = createAnswerCut(contract);
    const admit = this.#admission(contract, line);
    const run = async (input: Input<C>, caller: Caller) => {
      const { call, recorded } = await admit(input, caller);
      const read = async () => handler(call as SheetReadCall, input);
      const [data] = await Promise.all([read(), recorded]);
      return cut(data);
    };
    const policy = { access: 'link', ...line } as const;
    registry.operations.set(contract.name, {
      contract,
      policy,
      run: (input, caller) => run(input as Input<C>, caller),
    });
    registry.mount(contract, policy, async ({ c, caller, input }) =>
      c.json(succeeded(await run(await input(), caller))),
    );
  }

  /**
   * Registers an operation that takes in what a later write names, such as a photo, or what is only
   * counted. It changes nothing of the sheet, so it has neither a transaction nor an entry of the
   * audit log.
   */
  receive<const C extends RouteContract>(
    contract: C,
    line: SheetLine & { as: ShareAudience },
    handler: (call: SheetReadCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void;
  receive<const C extends RouteContract>(
    contract: C,
    line: LinkReadLine & { kind: 'scene' },
    handler: (call: LinkReadCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void;
  receive<C extends RouteContract>(
    contract: C,
    line: LinkReadLine,
    handler: (call: SheetReadCall, input: Input<C>) => Answer<RouteAnswer<C>>,
  ): void {
    const cut = createAnswerCut(contract);
    const admit = this.#admission(contract, line);
    const { registry, own } = this.#deps;
    registry.mount(contract, { access: 'link', ...line }, async ({ c, caller, input }) => {
      requireSameOrigin(c.req.raw.headers, own);
      const parsed = await input();
      const { link, call } = await admit(parsed, caller);
      refusePreview(link);
      return c.json(succeeded(cut(await handler(call as SheetReadCall, parsed))));
    });
  }

  /** The same checks for requests outside of the envelope, such as the parts of an upload. */
  gateFor(
    name: string,
    line: SheetLine & { as: ShareAudience },
  ): (token: string, request: Request, env: ApiBindings) => Promise<OpenLink> {
    const [method = '', path = ''] = name.split(' ');
    const admit = this.#admission({ method, path }, line);
    return async (token, { headers }, env) => {
      requireSameOrigin(headers, this.#deps.own);
      const caller = {
        ...env,
        locale: requestLocale(undefined, headers.get('accept-language') ?? undefined),
        userAgent: headers.get('user-agent') ?? '',
        cookie: headers.get('cookie') ?? undefined,
      };
      const { link } = await admit({ params: { token } }, caller);
      refusePreview(link);
      return link;
    };
  }

  /** Registers an operation that returns a file; its errors use the envelope. */
  addFile<const C extends FileContract>(
    contract: C,
    line: LinkReadLine & { kind: SheetKind | 'any' },
    handler: (call: SheetReadCall, input: Input<C>) => Answer<FileAnswer>,
  ): void;
  addFile<const C extends FileContract>(
    contract: C,
    line: LinkReadLine,
    handler: (call: LinkReadCall, input: Input<C>) => Answer<FileAnswer>,
  ): void;
  addFile<C extends FileContract>(
    contract: C,
    line: LinkReadLine,
    handler: (call: SheetReadCall, input: Input<C>) => Answer<FileAnswer>,
  ): void {
    const admit = this.#admission(contract, line);
    const policy = { access: 'link', ...line } as const;
    this.#deps.registry.mount(contract, policy, async ({ c, caller, ...request }) => {
      const input = await request.input();
      const { call } = await admit(input, caller);
      return sendFile(c, contract, await handler(call as SheetReadCall, input));
    });
  }

  /** The steps of a call before its handler or its transaction. */
  #admission(
    { method, path }: { method: string; path: string },
    line: LinkReadLine | LinkWriteLine,
  ) {
    const { db, gate, visitorHash, log, onOpening } = this.#deps;
    const count = createLinkLimit(`${method} ${path}`, line.limit, this.#deps);
    return async (input: { params: unknown }, caller: Caller): Promise<Admitted> => {
      const { token } = input.params as { token: string };
      const kind = line.kind === 'every' ? null : line.kind;
      const link = await gate.open(kind, token, caller);
      if (line.as && !mayActAs(link.audience, line.as)) {
        throw new AppError('FORBIDDEN', { messages: notForThisLink });
      }
      await count(link.id, caller.clientAddress);
      const { requestId, locale } = caller;
      const visitor = visitorOf(caller, visitorHash);
      const counts = 'opens' in line && line.opens && !link.isPreview;
      const recorded = counts
        ? recordOpening(db, link.id, visitor).then(
            (isPerson) => isPerson && onOpening(),
            (error: unknown) => {
              // The customer gets the sheet even if the visit cannot be recorded.
              log.warn(
                { err: error, linkId: link.id },
                'could not record a visit to a shared link',
              );
            },
          )
        : undefined;
      const holder: LinkReadCall['link'] = link;
      const call = { requestId, locale, visitor, link: holder, db, sheet: link.sheet };
      return { link, call, recorded };
    };
  }

  /**
   * Locks the sheet or the scene of a link that still counts; null for a scene.
   * @throws AppError LINK_CLOSED, NOT_FOUND
   */
  async #lock(
    transaction: Executor,
    { kind, token, recordId }: OpenLink,
  ): Promise<SheetHead | null> {
    const isScene = kind === 'scene';
    const [row = null] = isScene
      ? await transaction
          .select({ id: scenes.id })
          .from(scenes)
          .where(and(eq(scenes.id, recordId), isPublicScene))
          .for('update')
      : await transaction.select().from(sheets).where(eq(sheets.id, recordId)).for('update');
    // It may have been revoked while this call waited for the lock.
    await this.#deps.gate.find(kind, token, transaction);
    if (!row) throw new AppError('NOT_FOUND');
    return isScene ? null : (row as SheetHead);
  }

  /** Runs a write with its entries of the audit log and of the timeline. */
  #write<Data>(
    link: OpenLink,
    { db: _, ...call }: LinkReadCall & Pick<LinkCall, 'repeatKey'>,
    work: (write: Write) => Promise<Data>,
  ): Promise<Data> {
    const context: AuditContext = {
      actor: 'customer',
      actorId: link.id,
      actorLabel: maskName(link.holderName ?? link.label) ?? '',
      requestId: call.requestId,
    };
    return auditedTransaction(this.#deps, context, (transaction, note) => {
      const act: Write['act'] = async (sheet, handler) => {
        const events: Parameters<LinkCall['event']>[0][] = [];
        let isNoted = false;
        const audit = ({ action, changes = {}, name }: LinkAudit) => {
          isNoted = true;
          // The log cannot be changed when a person is erased.
          if (name) context.actorLabel = maskName(name) ?? '';
          note({ action, entityType: link.kind, entityId: link.recordId, changes });
        };
        const event: LinkCall['event'] = (entry) => events.push(entry);
        const data = await handler({ ...call, at: new Date(), transaction, sheet, audit, event });
        if (!isNoted) throw new Error('a write by a link has no audit entry');
        for (const { kind, text = '' } of events) {
          await transaction.insert(sheetEvents).values({
            sheetId: link.recordId,
            revision: sql`(select revision from sheets where id = ${link.recordId})`,
            kind,
            text,
            party: 'customer',
            linkId: link.id,
          });
        }
        return data;
      };
      return work({ transaction, act });
    });
  }
}

/** Staff who see a page as its recipient does change nothing there. @throws AppError FORBIDDEN */
function refusePreview({ isPreview }: OpenLink): void {
  if (isPreview) throw new AppError('FORBIDDEN', { messages: onlyPreview });
}

/** A write in its transaction. */
interface Write {
  transaction: Executor;
  /** Runs the handler on the locked sheet or scene. */
  act<Data>(
    sheet: SheetHead | null,
    handler: (call: SharedLinkCall) => Promise<Data>,
  ): Promise<Data>;
}

const notForThisLink = {
  zh: '这个链接只能查看，不能做这一步。需要办理时，请向发送链接的人索取可以办理的链接。',
  en: 'This link does not allow this step. Please ask the person who sent it for a link that does.',
};

const onlyPreview = {
  zh: '这是收件人视角的预览，不能提交任何内容。',
  en: 'This is a preview as the recipient sees it; nothing can be sent from here.',
};
