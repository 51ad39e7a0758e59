import { Hono } from 'hono';
import { AppError } from '#contracts/errors.ts';
import { registerAcceptance, registerAcceptanceStaff } from './acceptance/routes.ts';
import { StaffGate } from './access/gate.ts';
import { PersonLimits } from './access/person-limits.ts';
import { createStaffLanes } from './access/staff-lanes.ts';
import { StaffRegistry } from './access/staff-registry.ts';
import { registerArticles } from './articles/routes.ts';
import { registerAudit } from './audit/routes.ts';
import { AuditTrail } from './audit/trail.ts';
import { registerBandwidth } from './bandwidth/routes.ts';
import { registerBookingInbox, registerBookings } from './bookings/routes.ts';
import { registerBulk } from './bulk/routes.ts';
import { registerCases } from './cases/routes.ts';
import { registerCustomers } from './customers/routes.ts';
import type { ApiDeps, ApiServices } from './deps.ts';
import { registerDeviceSheets } from './device-sheets/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerDocumentTree } from './documents/tree/routes.ts';
import { registerReleases } from './downloads/release-routes.ts';
import { registerDownloads } from './downloads/routes.ts';
import { registerFacts, registerFactsOfStaff } from './facts/routes.ts';
import { type FactTexts, openFactTexts } from './facts/texts.ts';
import { registerFeedback } from './feedback/routes.ts';
import type { ApiBindings } from './http/call.ts';
import { answerError } from './http/errors.ts';
import { type OpenApiDocument, openApiDocument } from './http/openapi.ts';
import type { Operation } from './http/operation.ts';
import { referencePage, referencePolicy } from './http/reference-page.ts';
import { type ApiApp, ApiRegistry } from './http/registry.ts';
import { registerLiveReports } from './live-reports/routes.ts';
import { registerMedia } from './media/routes.ts';
import { registerMessageTemplates } from './message-templates/routes.ts';
import { registerMissingPages } from './missing-pages/routes.ts';
import { registerOutbox } from './outbox/routes.ts';
import { registerPages } from './pages/routes.ts';
import { registerPrivacyNotices } from './privacy-notices/routes.ts';
import { registerPrivacyRequests } from './privacy-requests/routes.ts';
import { registerPrivatePictures } from './private-files/staff-routes.ts';
import { registerProjects } from './projects/routes.ts';
import { Proofs } from './proofs/proofs.ts';
import { registerPublishing } from './publishing/routes.ts';
import { registerQrPages } from './qr-pages/routes.ts';
import { registerQrTargets } from './qr-pages/staff-routes.ts';
import { registerQuickSearch } from './quick-search/routes.ts';
import { registerRecords } from './records/routes.ts';
import { registerRedemptions } from './redemptions/routes.ts';
import { registerCodesOfStaff } from './redemptions/staff-routes.ts';
import { registerRedirects } from './redirects/routes.ts';
import { registerRequirements } from './requirements/routes.ts';
import { registerRequirementStaff } from './requirements/staff-routes.ts';
import { registerRetention } from './retention/routes.ts';
import { registerRiskyWords } from './risky-words/routes.ts';
import { registerRooms } from './rooms/routes.ts';
import { registerScenes } from './scenes/routes.ts';
import { registerScenesOfStaff } from './scenes/staff-routes.ts';
import { openSearch } from './search/context.ts';
import { registerSearch } from './search/routes.ts';
import { registerSearchMisses } from './search-misses/routes.ts';
import { registerSearchQuestions } from './search-questions/routes.ts';
import { registerComments, registerCommentsOfStaff } from './sheets/comments/routes.ts';
import { registerPasscodes } from './sheets/customer/routes.ts';
import { registerLinkPhotos } from './sheets/files/routes.ts';
import { registerFilesOfStaff } from './sheets/files/staff-routes.ts';
import { mountLinkUploads } from './sheets/files/uploads.ts';
import { LinkGate } from './sheets/link-gate.ts';
import { LinkRegistry } from './sheets/link-registry.ts';
import { registerLinksOfStaff } from './sheets/links/routes.ts';
import { registerMarks } from './sheets/live/routes.ts';
import { registerSheetPdfs } from './sheets/pdf/routes.ts';
import { PdfWriter } from './sheets/pdf/writer.ts';
import { registerSeals } from './sheets/seals/routes.ts';
import { registerSheetStaff } from './sheets/staff/routes.ts';
import { registerTrials } from './sheets/trials/routes.ts';
import { registerSite } from './site/routes.ts';
import { registerStaff } from './staff/routes.ts';
import { createStaffServices } from './staff/services.ts';
import { registerStatistics } from './statistics/routes.ts';
import { registerSystem } from './system/routes.ts';
import { registerTransfers } from './transfers/routes.ts';
import { registerTrash } from './trash/routes.ts';
import { defaultUploadLimits } from './uploads/limits.ts';
import { mountUploads } from './uploads/routes.ts';
import { registerWebhooks } from './webhooks/routes.ts';
import { registerWechat } from './wechat/routes.ts';
import { registerWorkOrders } from './work-orders/routes.ts';

/** The API over HTTP, and its operations for direct calls in this process. */
export interface Api {
  /** Handles a request to a path below `/api`. */
  fetch: ApiApp['fetch'];
  /** Every operation except files, by `METHOD /path`, for direct calls in this process. */
  operations: ReadonlyMap<string, Operation>;
  /** See `ApiRegistry.cacheKey`. */
  cacheKey(url: string): string | undefined;
  /** See `ApiRegistry.patternOf`. */
  patternOf(method: string, path: string): string | undefined;
  /** Resolves the facts in texts that are read without an operation. */
  facts: FactTexts;
  /** Decides what shared links open; private pictures ask it too. */
  links: LinkGate;
}

/** Builds the whole API below `/api`. Starts no background work. */
export function createApi(deps: ApiDeps): Api {
  const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
  const { db, visitorHash, keys, log } = deps;
  const { basePath } = deps.settings;
  const trail = new AuditTrail(keys);
  const facts = openFactTexts(deps);
  const registry = new ApiRegistry(app, {
    db,
    visitorHash,
    trail,
    facts,
    proofs: new Proofs({ db, keys }),
  });
  const services: ApiServices = { ...deps, search: openSearch(deps) };
  registerSite(registry, services);
  registerWechat(registry, services);
  registerFacts(registry, services);
  registerPages(registry, services);
  registerRooms(registry, services);
  registerCases(registry, services);
  registerBookings(registry, { ...services, trail });
  registerRedemptions(registry, { ...services, trail });
  registerQrPages(registry, services);
  registerArticles(registry, services);
  registerDocuments(registry, services);
  registerDownloads(registry, services);
  const links = openLinks(app, registry, deps, trail);
  registerSeals(registry, { db, keys });
  registerSearch(registry, services);
  registerBandwidth(registry, services);
  registerRiskyWords(registry, services);
  registerBackOffice(app, registry, deps, trail, links);

  let document: OpenApiDocument | undefined;
  const reference = () => {
    document ??= openApiDocument(registry.described, `${basePath}api`);
    return document;
  };
  app.get('/openapi.json', (c) => c.json(reference()));
  app.get('/docs', (c) =>
    c.html(referencePage(reference()), 200, { 'content-security-policy': referencePolicy }),
  );

  app.all('*', (c) => {
    const methods = registry.methodsAt(c.req.path.slice('/api'.length));
    if (methods.length === 0) throw new AppError('NOT_FOUND');
    c.header('allow', methods.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  });
  app.onError((error, c) => answerError(error, c, log));
  const { operations } = registry;
  return {
    fetch: app.fetch,
    operations,
    cacheKey: (url) => registry.cacheKey(url),
    patternOf: (method, path) => registry.patternOf(method, path),
    facts,
    links,
  };
}

/** Registers what people do by shared links. */
function openLinks(app: ApiApp, registry: ApiRegistry, deps: ApiDeps, trail: AuditTrail): LinkGate {
  const { db, keys, log, files, visitorHash, settings, showsDrafts } = deps;
  const { publicUrl } = settings;
  const gate = new LinkGate({ db, keys, publicUrl, showsDrafts });
  const writer = new PdfWriter({ db, files });
  const onOpening = () => writer.prepare();
  const common = { registry, gate, db, keys, trail, log, visitorHash, onOpening };
  const all = { ...common, publicUrl, own: settings };
  const links = new LinkRegistry(all);
  registerPasscodes(all);
  registerSheetPdfs(links, { db, files, writer, publicUrl });
  registerScenes(links);
  registerLiveReports(links);
  registerWorkOrders(links);
  registerRequirements(links);
  registerDeviceSheets(links);
  registerAcceptance(links, deps);
  registerComments(links, { publicUrl });
  registerMarks(links);
  registerLinkPhotos(links, { db, files: deps.files });
  mountLinkUploads(app, links, { db, files: deps.files, log, basePath: settings.basePath });
  registerTrials(links, deps);
  return gate;
}

/** Registers what staff do, on connections of their own. */
function registerBackOffice(
  app: ApiApp,
  registry: ApiRegistry,
  deps: ApiDeps,
  trail: AuditTrail,
  linkGate: LinkGate,
): void {
  const { staffDb: db = deps.db, files, visitorHash, keys, log, personBounds } = deps;
  const { publicUrl, localNames, otherOrigins, basePath, mediaImports } = deps.settings;
  const gate = new StaffGate({ db, publicUrl, localNames, otherOrigins });
  const personLimits = new PersonLimits(db, personBounds);
  const lanes = createStaffLanes(db.$client.options.max);
  const staffRegistry = new StaffRegistry({
    registry,
    gate,
    limits: personLimits,
    lanes,
    trail,
    db,
    visitorHash,
  });
  registerStaff(staffRegistry, createStaffServices({ db, trail, keys, publicUrl }));
  registerAudit(staffRegistry, { db });
  const site = { publicUrl, isPage: deps.isPage ?? (() => true) };
  registerPublishing(staffRegistry, { db, trail, keys, site });
  registerBulk(staffRegistry, { db });
  registerTrash(staffRegistry, { db, site });
  const imports = mediaImports ?? { hosts: [], allowPrivate: false };
  const uploadLimits = deps.settings.uploadLimits ?? defaultUploadLimits;
  registerMedia(staffRegistry, {
    db,
    files,
    trail,
    imports,
    limits: uploadLimits,
    log,
    scanner: deps.scanner,
  });
  registerRecords(staffRegistry, { db, site });
  registerCustomers(staffRegistry, { db });
  registerProjects(staffRegistry, { db, site });
  registerStatistics(staffRegistry, { db });
  registerQuickSearch(staffRegistry, { db });
  const { buildId, dataDir, services: outside = {} } = deps.settings;
  const context = { buildId, dataDir, services: outside };
  registerSystem(staffRegistry, { db, trail, context, queue: deps.queue });
  registerBookingInbox(staffRegistry, {
    db,
    keys,
    publicUrl,
    sendsMail: deps.settings.sendsMail ?? false,
  });
  registerLinksOfStaff(staffRegistry, { db, keys, publicUrl, gate: linkGate });
  registerScenesOfStaff(staffRegistry, { db });
  registerCommentsOfStaff(staffRegistry, { db });
  registerFilesOfStaff(staffRegistry, { db });
  registerSheetStaff(staffRegistry, { db, trail });
  registerAcceptanceStaff(staffRegistry, { db });
  registerRequirementStaff(staffRegistry, { db });
  registerPrivatePictures(staffRegistry, { db, files });
  registerTransfers(staffRegistry, { db, trail, files, site });
  registerCodesOfStaff(staffRegistry, { db, trail, keys });
  registerFactsOfStaff(staffRegistry, { db });
  registerDocumentTree(staffRegistry, { db });
  registerReleases(staffRegistry, { db, files, trail, site });
  registerOutbox(staffRegistry, { db });
  registerMessageTemplates(staffRegistry, { site });
  registerWebhooks(staffRegistry, { keys, site, allowPrivate: imports.allowPrivate });
  registerRedirects(staffRegistry, { db, site });
  registerQrTargets(staffRegistry, { db, publicUrl, hasPublicAddress: !localNames });
  registerPrivacyNotices(staffRegistry, { db, site });
  registerPrivacyRequests(staffRegistry, { db, trail, keys, files });
  registerRetention(staffRegistry, { db });
  registerFeedback(staffRegistry, { db });
  registerSearchMisses(staffRegistry, { db });
  registerSearchQuestions(staffRegistry, { db });
  registerMissingPages(staffRegistry, { db, pagePaths: deps.pagePaths ?? [] });
  mountUploads(app, { db, files, gate, personLimits, lanes, log, basePath, limits: uploadLimits });
}
