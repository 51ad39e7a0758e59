import type { IncomingMessage } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { RequestRecord, SiteEnv } from './request-record.ts';

/**
 * Runs the Hono application in Node's HTTP server; handlers find the request's record in `c.env`.
 */
export function siteListener(
  app: Hono<SiteEnv>,
  recordOf: (request: IncomingMessage) => RequestRecord,
) {
  return getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      return app.fetch(request, { incoming, outgoing, record: recordOf(incoming) });
    },
    { overrideGlobalObjects: false },
  );
}
