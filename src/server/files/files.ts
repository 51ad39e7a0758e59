import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import {
  attachment,
  countsAsDownload,
  DOWNLOAD_CACHE,
  SIGNED_ADDRESS_SECONDS,
  wechatGuide,
} from '#api/downloads/delivery.ts';
import { countDownload, findReleaseFile, type ReleaseFile } from '#api/downloads/files.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import type { SiteEnv } from '../http/request-record.ts';
import {
  answerStoreFailure,
  bytesOf,
  isStored,
  type Selection,
  selectBytes,
  sendStoredFile,
} from './files-send.ts';

/** Options for serving the files of releases. */
export interface FilesOptions {
  db: Database;
  log: Logger;
  files: FileStore;
  visitorHash: VisitorHash;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** WeChat gets another answer at the same address. */
const vary = { vary: 'User-Agent' };

/**
 * Serves the files of public releases at `/files/downloads/<release>/<name>`, with range
 * requests. If visitors can reach the store, they are redirected to it; otherwise the file passes
 * through this process.
 */
export function addFiles(app: Hono<SiteEnv>, { db, log, files, visitorHash }: FilesOptions): void {
  app.on(['GET', 'HEAD'], `/files/downloads/:id{${UUID}}/:name`, async (c) => {
    const { incoming } = c.env;
    c.env.record.route = '/files/downloads/:id/:name';
    const userAgent = incoming.headers['user-agent'] ?? '';
    const guide = wechatGuide(userAgent, incoming.headers.referer ?? '');
    if (guide) {
      return c.body(null, 302, { ...vary, location: guide, 'cache-control': 'no-store' });
    }
    const release = await findFile(c.req.param('id'), c.req.param('name'));
    if (!release) return c.text('Not found\n', 404);
    const selection = selectBytes(incoming, { bytes: release.bytes, etag: `"${release.sha256}"` });
    try {
      const answer = await deliver(c, release, selection, () =>
        count(release, c.env.record.clientAddress, userAgent),
      );
      return answer ?? c.text('Not found\n', 404);
    } catch (error) {
      return answerStoreFailure(error, c, log);
    }
  });

  async function findFile(id: string, name: string): Promise<ReleaseFile | undefined> {
    // PostgreSQL cannot store or compare U+0000.
    return name.includes('\0') ? undefined : findReleaseFile(db, id, name);
  }

  /** Undefined where the store lacks the file. @param onDownload called when a download begins */
  async function deliver(
    c: Context<SiteEnv>,
    release: ReleaseFile,
    selection: Selection,
    onDownload: () => void,
  ): Promise<Response | undefined> {
    const { key, bytes, mime, sha256 } = release;
    const { incoming, outgoing } = c.env;
    const disposition = attachment(release.name);
    const hasContent = selection.status === 200 || selection.status === 206;
    const onContent = () => {
      if (hasContent && countsAsDownload(bytesOf(selection, bytes), bytes)) onDownload();
    };
    const options = { disposition, mime, seconds: SIGNED_ADDRESS_SECONDS };
    const address =
      hasContent && incoming.method === 'GET' ? await files.downloadUrl(key, options) : undefined;
    if (address) {
      if (!(await isStored(files, release, log))) return undefined;
      onContent();
      return c.body(null, 302, { ...vary, location: address, 'cache-control': 'no-store' });
    }
    const file = {
      key,
      bytes,
      etag: `"${sha256}"`,
      mime,
      cacheControl: DOWNLOAD_CACHE,
      headers: { ...vary, 'content-disposition': disposition },
    };
    const sending = { incoming, outgoing, files, log, selection, onContent };
    return (await sendStoredFile(sending, file)) ? RESPONSE_ALREADY_SENT : undefined;
  }

  function count({ releaseId }: ReleaseFile, address: string, userAgent: string): void {
    visitorHash('download', address, userAgent)
      .then((visitor) => countDownload(db, releaseId, visitor))
      .catch((error: unknown) =>
        log.warn({ err: error, release: releaseId }, 'Could not count a download'),
      );
  }
}
