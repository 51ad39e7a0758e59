import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { basePath } from './core/api.ts';
import { Layout, NotFound } from './core/layout.tsx';
import { Loading } from './core/loading.tsx';
import {
  fields,
  filled,
  readSearch,
  type SearchFields,
  writeSearch,
} from './core/search-fields.ts';
import { NewPassword } from './sign-in/new-password.tsx';
import { PasswordRequest } from './sign-in/password-request.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

/** What routes decide by. */
interface RouterContext {
  isSignedIn: boolean;
}

const root = createRootRouteWithContext<RouterContext>()({ notFoundComponent: NotFound });

/** Screens of signed-in people; each is a lazy module. Others sign in first and then come back. */
const layout = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Layout,
  beforeLoad({ context, location: { pathname, searchStr } }) {
    if (context.isSignedIn) return;
    const search = pathname === '/' ? {} : { next: pathname + searchStr };
    throw redirect({ to: '/sign-in', search: search as never, replace: true });
  },
});

const screens = [
  createRoute({
    getParentRoute: () => layout,
    path: '/',
    component: lazyRouteComponent(() => import('./overview/screen.tsx'), 'Overview'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/content/$kind',
    validateSearch: (search: SearchFields) => filled(search),
    component: lazyRouteComponent(() => import('./publishing/list.tsx'), 'ContentList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/content/document/tree',
    validateSearch: (search: SearchFields) => fields(search, ['q', 'after']),
    component: lazyRouteComponent(() => import('./document-tree/screen.tsx'), 'DocumentTree'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/content/$kind/$id',
    validateSearch: (search: SearchFields) => fields(search, ['view', 'block', 'release']),
    component: lazyRouteComponent(() => import('./publishing/record/screen.tsx'), 'RecordScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/trash',
    validateSearch: (search: SearchFields) => fields(search, ['kind', 'after']),
    component: lazyRouteComponent(() => import('./publishing/trash.tsx'), 'TrashList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/translations',
    validateSearch: (search: SearchFields) => fields(search, ['state', 'kind', 'after']),
    component: lazyRouteComponent(() => import('./translations/list.tsx'), 'TranslationList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/bulk-operations',
    validateSearch: (search: SearchFields) => fields(search, ['after', 'id']),
    component: lazyRouteComponent(() => import('./bulk/list.tsx'), 'BulkList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/account',
    component: lazyRouteComponent(() => import('./account/screen.tsx'), 'AccountScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/media',
    validateSearch: (search: SearchFields) =>
      fields(search, ['q', 'folder', 'tag', 'kind', 'show', 'sort', 'after', 'view', 'id']),
    component: lazyRouteComponent(() => import('./media/library.tsx'), 'MediaLibrary'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/risky-words',
    validateSearch: (search: SearchFields) =>
      fields(search, ['q', 'severity', 'category', 'state', 'after']),
    component: lazyRouteComponent(() => import('./risky-words/list.tsx'), 'RiskyWordList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/bookings',
    validateSearch: (search: SearchFields) =>
      fields(search, ['q', 'status', 'show', 'assignee', 'product', 'locale', 'after']),
    component: lazyRouteComponent(() => import('./bookings/list.tsx'), 'BookingList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/bookings/$id',
    component: lazyRouteComponent(() => import('./bookings/record.tsx'), 'BookingRecord'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/statistics',
    validateSearch: (search: SearchFields) => fields(search, ['days']),
    component: lazyRouteComponent(() => import('./statistics/screen.tsx'), 'StatisticsScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/system',
    component: lazyRouteComponent(() => import('./system/screen.tsx'), 'SystemScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/facts',
    validateSearch: (search: SearchFields) =>
      fields(search, ['q', 'subject', 'source', 'state', 'after', 'id']),
    component: lazyRouteComponent(() => import('./facts/list.tsx'), 'FactList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/redirects',
    validateSearch: (search: SearchFields) =>
      fields(search, ['view', 'q', 'use', 'state', 'status', 'after']),
    component: lazyRouteComponent(() => import('./redirects/screen.tsx'), 'RedirectScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/privacy-notices',
    component: lazyRouteComponent(() => import('./privacy-notices/list.tsx'), 'PrivacyNoticeList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/privacy-notices/$id',
    component: lazyRouteComponent(() => import('./privacy-notices/screen.tsx'), 'PrivacyNotice'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/search-misses',
    validateSearch: (search: SearchFields) =>
      fields(search, ['view', 'q', 'locale', 'status', 'after']),
    component: lazyRouteComponent(() => import('./search-misses/screen.tsx'), 'SearchMissScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/feedback',
    validateSearch: (search: SearchFields) =>
      fields(search, ['view', 'status', 'reason', 'documentId', 'days', 'after']),
    component: lazyRouteComponent(() => import('./feedback/screen.tsx'), 'FeedbackScreen'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/staff',
    validateSearch: (search: SearchFields) => fields(search, ['q', 'role', 'state', 'after']),
    component: lazyRouteComponent(() => import('./staff/list.tsx'), 'StaffList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/audit',
    validateSearch: (search: SearchFields) =>
      fields(search, ['q', 'actorId', 'entityType', 'entityId', 'from', 'to', 'before']),
    component: lazyRouteComponent(() => import('./audit/list.tsx'), 'AuditList'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/history',
    validateSearch: (search: SearchFields) => fields(search, ['entityType', 'entityId', 'before']),
    component: lazyRouteComponent(() => import('./audit/history.tsx'), 'RecordHistory'),
  }),
];

const entrances = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    validateSearch: (search: SearchFields) => fields(search, ['next']),
    component: SignIn,
    beforeLoad({ context, search }) {
      if (!context.isSignedIn) return;
      const [to = '/', query = ''] = ownAddress(search.next).split('?');
      throw redirect({ to, search: readSearch(query) as never, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/password-request',
    component: PasswordRequest,
  }),
  createRoute({ getParentRoute: () => root, path: '/new-password', component: NewPassword }),
];

/** The address to go to after the sign-in, if it is one of the back office. */
function ownAddress(next: string | undefined): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/';
}

export function createAdminRouter() {
  return createRouter({
    routeTree: root.addChildren([layout.addChildren(screens), ...entrances]),
    basepath: `${basePath}admin`,
    context: { isSignedIn: false },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPendingComponent: Loading,
    scrollRestoration: true,
  });
}
