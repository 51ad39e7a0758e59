import type { Endpoints } from '#contracts/route.ts';
import type * as acceptance from './acceptance/contract.ts';
import type * as acceptanceStaff from './acceptance/staff-contract.ts';
import type * as articles from './articles/contract.ts';
import type * as audit from './audit/contract.ts';
import type * as bandwidth from './bandwidth/contract.ts';
import type * as bookings from './bookings/contract.ts';
import type * as bookingFigures from './bookings/figures-contract.ts';
import type * as bookingInbox from './bookings/inbox-contract.ts';
import type * as bulk from './bulk/contract.ts';
import type * as cases from './cases/contract.ts';
import type * as customers from './customers/contract.ts';
import type * as deviceSheets from './device-sheets/contract.ts';
import type * as documents from './documents/contract.ts';
import type * as documentTree from './documents/tree/contract.ts';
import type * as downloads from './downloads/contract.ts';
import type * as releases from './downloads/release-contract.ts';
import type * as facts from './facts/contract.ts';
import type * as factsOfStaff from './facts/staff-contract.ts';
import type * as feedback from './feedback/contract.ts';
import type * as liveReports from './live-reports/contract.ts';
import type * as media from './media/contract.ts';
import type * as mediaFolders from './media/folder-contract.ts';
import type * as messageTemplates from './message-templates/contract.ts';
import type * as missingPages from './missing-pages/contract.ts';
import type * as outbox from './outbox/contract.ts';
import type * as pages from './pages/contract.ts';
import type * as privacyNotices from './privacy-notices/contract.ts';
import type * as privacyRequests from './privacy-requests/contract.ts';
import type * as privatePictures from './private-files/staff-contract.ts';
import type * as projects from './projects/contract.ts';
import type * as publishing from './publishing/contract.ts';
import type * as history from './publishing/history-contract.ts';
import type * as schedules from './publishing/schedule-contract.ts';
import type * as qrPages from './qr-pages/contract.ts';
import type * as qrTargets from './qr-pages/staff-contract.ts';
import type * as quickSearch from './quick-search/contract.ts';
import type { RecordEndpoints } from './records/all.ts';
import type * as codes from './redemptions/batches/contract.ts';
import type * as redemptions from './redemptions/contract.ts';
import type * as redirects from './redirects/contract.ts';
import type * as requirements from './requirements/contract.ts';
import type * as requirementStaff from './requirements/staff-contract.ts';
import type * as retention from './retention/contract.ts';
import type * as riskyWords from './risky-words/contract.ts';
import type * as rooms from './rooms/contract.ts';
import type * as scenes from './scenes/contract.ts';
import type * as scenesOfStaff from './scenes/staff-contract.ts';
import type * as search from './search/contract.ts';
import type * as searchMisses from './search-misses/contract.ts';
import type * as searchQuestions from './search-questions/contract.ts';
import type * as comments from './sheets/comments/contract.ts';
import type * as commentsOfStaff from './sheets/comments/staff-contract.ts';
import type * as linkFiles from './sheets/files/contract.ts';
import type * as filesOfStaff from './sheets/files/staff-contract.ts';
import type * as sharedLinks from './sheets/links/contract.ts';
import type * as liveSheets from './sheets/live/contract.ts';
import type * as seals from './sheets/seals/contract.ts';
import type * as sheets from './sheets/staff/contract.ts';
import type * as trials from './sheets/trials/contract.ts';
import type * as site from './site/contract.ts';
import type * as account from './staff/account-contract.ts';
import type * as staff from './staff/contract.ts';
import type * as session from './staff/session-contract.ts';
import type * as statistics from './statistics/contract.ts';
import type * as system from './system/contract.ts';
import type * as transfers from './transfers/contract.ts';
import type * as trash from './trash/contract.ts';
import type * as webhooks from './webhooks/contract.ts';
import type * as wechat from './wechat/contract.ts';
import type * as workOrders from './work-orders/contract.ts';

/** Every operation of the API by `METHOD /path`; only types, for the site's API client. */
export type ApiEndpoints = Endpoints<typeof site> &
  Endpoints<typeof wechat> &
  Endpoints<typeof facts> &
  Endpoints<typeof pages> &
  Endpoints<typeof rooms> &
  Endpoints<typeof cases> &
  Endpoints<typeof bookings> &
  Endpoints<typeof redemptions> &
  Endpoints<typeof qrPages> &
  Endpoints<typeof scenes> &
  Endpoints<typeof liveReports> &
  Endpoints<typeof workOrders> &
  Endpoints<typeof articles> &
  Endpoints<typeof documents> &
  Endpoints<typeof downloads> &
  Endpoints<typeof requirements> &
  Endpoints<typeof deviceSheets> &
  Endpoints<Pick<typeof comments, 'listComments' | 'addComment' | 'readFrame'>> &
  Endpoints<typeof liveSheets> &
  Endpoints<Pick<typeof linkFiles, 'addLinkPhoto'>> &
  Endpoints<typeof trials> &
  Endpoints<typeof acceptance> &
  Endpoints<typeof seals> &
  Endpoints<typeof search> &
  Endpoints<typeof bandwidth> &
  Endpoints<Pick<typeof riskyWords, 'listActiveRiskyWords'>>;

/** Every operation of the back office, for its API client. */
export type AdminEndpoints = Endpoints<typeof session> &
  Endpoints<typeof acceptanceStaff> &
  Endpoints<typeof account> &
  Endpoints<typeof staff> &
  Endpoints<typeof audit> &
  Endpoints<typeof publishing> &
  Endpoints<typeof schedules> &
  Endpoints<typeof history> &
  Endpoints<typeof bulk> &
  Endpoints<typeof trash> &
  Endpoints<typeof transfers> &
  Endpoints<typeof media> &
  Endpoints<typeof mediaFolders> &
  Endpoints<typeof redirects> &
  Endpoints<Omit<typeof messageTemplates, 'messageTemplateQuery'>> &
  Endpoints<typeof outbox> &
  Endpoints<Omit<typeof webhooks, 'webhookQuery'>> &
  Endpoints<typeof missingPages> &
  Endpoints<typeof searchMisses> &
  Endpoints<typeof searchQuestions> &
  Endpoints<typeof feedback> &
  Endpoints<typeof privacyNotices> &
  Endpoints<Omit<typeof privacyRequests, 'exportPerson'>> &
  Endpoints<typeof retention> &
  Endpoints<typeof qrTargets> &
  Endpoints<Pick<typeof search, 'search'>> &
  Endpoints<typeof releases> &
  RecordEndpoints &
  Endpoints<typeof customers> &
  Endpoints<typeof projects> &
  Endpoints<typeof sheets> &
  Endpoints<typeof requirementStaff> &
  Endpoints<typeof privatePictures> &
  Endpoints<typeof bookingFigures> &
  Endpoints<typeof bookingInbox> &
  Endpoints<typeof statistics> &
  Endpoints<typeof quickSearch> &
  Endpoints<Omit<typeof system, 'jobStates'>> &
  Endpoints<typeof factsOfStaff> &
  Endpoints<typeof documentTree> &
  Endpoints<typeof sharedLinks> &
  Endpoints<Omit<typeof scenesOfStaff, 'SCENE_DAYS'>> &
  Endpoints<typeof commentsOfStaff> &
  Endpoints<typeof filesOfStaff> &
  Endpoints<typeof codes>;
