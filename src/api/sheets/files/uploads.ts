import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ApiBindings } from '#api/http/call.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import type { ApiApp } from '#api/http/registry.ts';
import { answerAnybody, createTusServer } from '#api/uploads/tus-server.ts';
import { FairQueue } from '#bounded/fair-queue.ts';
import { AppError } from '#contracts/errors.ts';
import {
  LINK_UPLOADS_PATH,
  MAX_OPEN_UPLOADS,
  MAX_SHEET_PICTURE_BYTES,
} from '#contracts/uploads.ts';
import type { Database } from '#db/connection.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import type { OpenLink } from '../link-gate.ts';
import type { LinkRegistry } from '../link-registry.ts';
import { createLinkQuota } from './quota.ts';

/** Parts on their way at once, each with up to 4 MB in memory; links take turns. */
const arriving = {
  running: 20,
  runningPerOwner: 4,
  waiting: 100,
  waitingPerOwner: 20,
  waitMs: 10_000,
};

interface LinkUploadsDeps {
  db: Database;
  files: FileStore;
  log: Logger;
  /** Base path with slashes at both ends. */
  basePath: string;
}

/** Resumable uploads of photos by a link; an upload belongs to the link that began it. */
export function mountLinkUploads(
  app: ApiApp,
  links: LinkRegistry,
  { db, files, log, basePath }: LinkUploadsDeps,
): void {
  const queue = new FairQueue(arriving);
  const spend = createLinkQuota(db);
  const admit = links.gateFor(`POST ${LINK_UPLOADS_PATH}`, {
    kind: 'any',
    as: 'signer',
    limit: readsPerMinute(300),
  });
  const handle = createTusServer<OpenLink>(
    { db, files, log },
    {
      pathOf: ({ token }) => `${basePath}api${LINK_UPLOADS_PATH.replace(':token', token)}`,
      async begin({ size = 0 }, link) {
        if (size > 0 && size <= MAX_SHEET_PICTURE_BYTES) await spend(link, size);
        return {
          purpose: 'sheet',
          linkId: link.id,
          maxBytes: MAX_SHEET_PICTURE_BYTES,
          mostBytes: MAX_OPEN_UPLOADS * MAX_SHEET_PICTURE_BYTES,
        };
      },
      async requireOwner(id, { id: linkId }) {
        const isOwn = and(eq(uploads.id, id), eq(uploads.linkId, linkId));
        if (!(await db.$count(uploads, and(isOwn, gt(uploads.expiresAt, new Date()))))) {
          throw new AppError('NOT_FOUND');
        }
      },
    },
  );
  const answer = async (request: Request, token: string, env: ApiBindings) => {
    const early = answerAnybody(request);
    if (early) return early;
    const link = await admit(token, request, env);
    return queue.run(link.id, () => handle(request, link), request.signal);
  };
  app.all(LINK_UPLOADS_PATH, (c) => answer(c.req.raw, c.req.param('token') ?? '', c.env));
  app.all(`${LINK_UPLOADS_PATH}/*`, (c) => answer(c.req.raw, c.req.param('token') ?? '', c.env));
}
