import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { RequestRecord, type SiteEnv, type SiteRequest } from './request-record.ts';

/**
 * Runs the Hono application in Node's HTTP server; handlers find the request's record in `c.env`.
 * @param hops number of trusted proxies in front
 */
export function siteListener(app: Hono<SiteEnv>, hops: number) {
  return getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as HttpBindings & { incoming: SiteRequest };
      const record = incoming.record ?? new RequestRecord(incoming, hops);
      return app.fetch(request, { incoming, outgoing, record });
    },
    { overrideGlobalObjects: false },
  );
}
