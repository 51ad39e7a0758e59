import { Hono } from 'hono';
import { AppError } from '#contracts/errors.ts';
import { registerAcceptance } from './acceptance/routes.ts';
import { registerArticles } from './articles/routes.ts';
import { registerBookings } from './bookings/routes.ts';
import { registerCases } from './cases/routes.ts';
import type { ApiDeps } from './deps.ts';
import { registerDevices } from './device-sheets/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerDownloads } from './downloads/routes.ts';
import { answerError } from './http/errors.ts';
import { openApiDocument } from './http/openapi.ts';
import { referencePage, referencePolicy } from './http/reference-page.ts';
import { type ApiApp, type ApiBindings, ApiRegistry, type Operation } from './http/registry.ts';
import { registerReports } from './live-reports/routes.ts';
import { registerPages } from './pages/routes.ts';
import { registerQr } from './qr-pages/routes.ts';
import { registerCampaigns } from './redemptions/routes.ts';
import { registerRequirements } from './requirements/routes.ts';
import { registerScenes } from './scenes/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerSite } from './site/routes.ts';
import { registerWechat } from './wechat/routes.ts';
import { registerOrders } from './work-orders/routes.ts';

/** The API over HTTP, and its operations for code in this process. */
export interface Api {
  app: ApiApp;
  operations: ReadonlyMap<string, Operation>;
}

/** Builds the whole API below `/api`; starts nothing. */
export function createApi(deps: ApiDeps): Api {
  const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
  const registry = new ApiRegistry(app);
  registerSite(registry, deps);
  registerWechat(registry, deps);
  registerPages(registry, deps);
  registerCases(registry, deps);
  registerBookings(registry, deps);
  registerCampaigns(registry, deps);
  registerQr(registry, deps, app);
  registerScenes(registry, deps);
  registerReports(registry, deps);
  registerOrders(registry, deps);
  registerArticles(registry, deps);
  registerDocuments(registry, deps);
  registerDownloads(registry, deps);
  registerRequirements(registry, deps);
  registerDevices(registry, deps);
  registerAcceptance(registry, deps);
  registerSearch(registry, deps);

  const document = openApiDocument(registry.contracts, `${deps.settings.basePath}api`);
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
  return { app, operations: registry.operations };
}
