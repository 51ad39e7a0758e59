import { Hono } from 'hono';
import { AppError } from '#contracts/errors.ts';
import { registerAcceptance } from './acceptance/routes.ts';
import { registerArticles } from './articles/routes.ts';
import { registerBookings } from './bookings/routes.ts';
import { registerCases } from './cases/routes.ts';
import type { ApiDeps } from './deps.ts';
import { registerDeviceSheets } from './device-sheets/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerDownloads } from './downloads/routes.ts';
import { answerError } from './http/errors.ts';
import { openApiDocument } from './http/openapi.ts';
import { referencePage, referencePolicy } from './http/reference-page.ts';
import { type ApiApp, type ApiBindings, ApiRegistry } from './http/registry.ts';
import { registerLiveReports } from './live-reports/routes.ts';
import { registerPages } from './pages/routes.ts';
import { registerQrPages } from './qr-pages/routes.ts';
import { registerRedemptions } from './redemptions/routes.ts';
import { registerRequirements } from './requirements/routes.ts';
import { registerScenes } from './scenes/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerSite } from './site/routes.ts';
import { registerWechat } from './wechat/routes.ts';
import { registerWorkOrders } from './work-orders/routes.ts';

/** The API of the site. */
export interface Api {
  /** Answers one request to a path below `/api`. */
  fetch: ApiApp['fetch'];
  /** See `ApiRegistry.cacheKey`. */
  cacheKey: ApiRegistry['cacheKey'];
}

/** The API of the site. */
export interface Api {
  /** Answers one request to a path below `/api`. */
  fetch: ApiApp['fetch'];
  /** See `ApiRegistry.cacheKey`. */
  cacheKey: ApiRegistry['cacheKey'];
}

/** Builds the whole API below `/api`; starts nothing. */
export function createApi(deps: ApiDeps): Api {
  const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
  const registry = new ApiRegistry(app, { db: deps.db, visitorMark: deps.visitorMark });
  registerSite(registry, deps);
  registerWechat(registry, deps);
  registerPages(registry, deps);
  registerCases(registry, deps);
  registerBookings(registry, deps);
  registerRedemptions(registry, deps);
  registerQrPages(registry, deps);
  registerScenes(registry, deps);
  registerLiveReports(registry, deps);
  registerWorkOrders(registry, deps);
  registerArticles(registry, deps);
  registerDocuments(registry, deps);
  registerDownloads(registry, deps);
  registerRequirements(registry, deps);
  registerDeviceSheets(registry, deps);
  registerAcceptance(registry, deps);
  registerSearch(registry, deps);

  const document = openApiDocument(registry.operations, `${deps.settings.basePath}api`);
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) =>
    c.html(referencePage(document), 200, { 'content-security-policy': referencePolicy }),
  );

  app.all('*', (c) => {
    const methods = registry.methodsAt(c.req.path.slice('/api'.length));
    if (methods.length === 0) throw new AppError('NOT_FOUND');
    c.header('allow', methods.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  });
  app.onError((error, c) => answerError(error, c, deps.log));
  return { fetch: app.fetch, cacheKey: (url) => registry.cacheKey(url) };
}
