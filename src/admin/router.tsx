import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
} from '@tanstack/react-router';
import { basePath } from './core/api.ts';
import { Layout, NotFound } from './core/layout.tsx';
import { Loading } from './core/loading.tsx';
import { fields, type SearchFields } from './core/search-fields.ts';
import { NewPassword } from './sign-in/new-password.tsx';
import { PasswordRequest } from './sign-in/password-request.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

const root = createRootRoute({ notFoundComponent: NotFound });

/** Screens of signed-in people; each is a lazy module. */
const layout = createRoute({ getParentRoute: () => root, id: 'signed-in', component: Layout });

const screens = [
  createRoute({
    getParentRoute: () => layout,
    path: '/',
    component: () => <Navigate to="/account" replace />,
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/account',
    component: lazyRouteComponent(() => import('./account/screen.tsx'), 'AccountScreen'),
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
];

const entrances = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    validateSearch: (search: SearchFields) => fields(search, ['next']),
    component: SignIn,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/password-request',
    component: PasswordRequest,
  }),
  createRoute({ getParentRoute: () => root, path: '/new-password', component: NewPassword }),
];

export function createAdminRouter() {
  return createRouter({
    routeTree: root.addChildren([layout.addChildren(screens), ...entrances]),
    basepath: `${basePath}admin`,
    defaultPendingComponent: Loading,
    scrollRestoration: true,
  });
}
