import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from './request-record.ts';

/**
 * Gives the answer to HEAD the length that the answer to GET has. Hono drops the body, from which Node
 * would take it. A file that is made while it is sent has no length for GET either.
 */
export const headLength: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  if (c.env.incoming.method !== 'HEAD' || !c.res.body) return;
  const { status, headers } = c.res;
  if (headers.has('content-length') || headers.has('content-disposition')) return;
  const { byteLength } = await c.res.arrayBuffer();
  c.res = new Response(null, { status, headers });
  c.res.headers.set('content-length', String(byteLength));
};
