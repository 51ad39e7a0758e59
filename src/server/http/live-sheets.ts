import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { LinkGate, OpenLink } from '#api/sheets/link-gate.ts';
import type { LiveReader, LiveSheets } from '#api/sheets/live/live-sheets.ts';
import { FairQueue, QueueFullError } from '#bounded/fair-queue.ts';
import { currentOwner } from '#bounded/owner.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import { networkOf } from './client-address.ts';
import type { SiteEnv } from './request-record.ts';

/** Time between two signs of life; less than the idle time of connections and of proxies. */
const BEAT_MS = 15_000;
/** A stream ends after this time. Its page comes back, and its link and pass are checked again. */
const LIFE_MS = 10 * 60_000;
/** Pages come back after 3 to 8 s, not all at once. */
const pause = () => 3_000 + Math.round(5_000 * Math.random());

/** Links that are looked up at once: after a restart, all pages come back within seconds. */
const lookUps = { running: 2, waiting: 1_000, waitingPerOwner: 250, waitMs: 8_000 };

export interface LiveSheetsRouteOptions {
  gate: LinkGate;
  live: LiveSheets;
}

/**
 * Tells open pages of a sheet when it changes, as server-sent events at
 * `/api/shares/links/<token>/events`: only a mark of its state, never content. The page then loads
 * itself again, with everything that a load checks. This route lies outside the API, whose answers
 * have an end.
 */
export function addLiveSheets(app: Hono<SiteEnv>, { gate, live }: LiveSheetsRouteOptions): void {
  const queue = new FairQueue(lookUps);

  app.get('/api/shares/links/:token/events', async (c) => {
    const { record, outgoing } = c.env;
    record.route = '/api/shares/links/:token/events';
    c.header('cache-control', 'no-store');
    if (c.req.method === 'HEAD') return c.body(null, 204);
    const { token } = c.req.param();
    try {
      const caller = { cookie: c.req.header('cookie') };
      const link = await queue.run(currentOwner(), () => gate.open('any', token, caller));
      const reader = readerOf(link, networkOf(record.clientAddress), outgoing);
      // Where there are too many, the page asks by itself from now on.
      if (outgoing.destroyed || !live.add(reader)) return c.body(null, 204);
      stream(outgoing, link, reader);
      outgoing.once('close', () => live.remove(reader));
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      if (error instanceof QueueFullError) return c.body(null, 503);
      if (!(error instanceof AppError)) throw error;
      return c.body(null, errorTable[error.code].status);
    }
  });
}

/** The page at the other end of an answer. */
function readerOf(link: OpenLink, network: string, outgoing: ServerResponse): LiveReader {
  return {
    linkId: link.id,
    sheetId: link.recordId,
    network,
    tell: (mark) => send(outgoing, `data: ${mark}\n\n`),
    end: () => outgoing.end('event: ended\ndata:\n\n'),
    stop: () => outgoing.end(),
  };
}

function send(outgoing: ServerResponse, text: string): void {
  if (!outgoing.writableEnded) outgoing.write(text);
}

/** Begins a stream, keeps it alive, and ends it in time. */
function stream(outgoing: ServerResponse, { expiresAt }: OpenLink, reader: LiveReader): void {
  outgoing.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  outgoing.write(`retry: ${pause()}\n\n`);
  const beat = setInterval(() => send(outgoing, ':\n\n'), BEAT_MS);
  const untilExpiry = expiresAt ? expiresAt.getTime() - Date.now() : Number.POSITIVE_INFINITY;
  const life =
    untilExpiry <= LIFE_MS
      ? setTimeout(reader.end, Math.max(0, untilExpiry))
      : setTimeout(reader.stop, LIFE_MS);
  outgoing.once('close', () => {
    clearInterval(beat);
    clearTimeout(life);
  });
}
