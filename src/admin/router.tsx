import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Right } from '#contracts/staff/rights.ts';
import { isScriptGone } from '#request/gone-script.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ErrorState } from '#ui/states.tsx';
import { basePath } from './core/api.ts';
import { NoRight, NotFound } from './core/layout.tsx';
import { Loading } from './core/loading.tsx';
import {
  fields,
  filled,
  readSearch,
  type SearchFields,
  writeSearch,
} from './core/search-fields.ts';
import { useMay } from './core/session.tsx';
import { Layout } from './frame/layout.tsx';
import { type Screen, screens } from './screens.ts';
import { NewPassword } from './sign-in/new-password.tsx';
import { PasswordRequest } from './sign-in/password-request.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

/** What routes decide by. */
interface RouterContext {
  isSignedIn: boolean;
}

const root = createRootRouteWithContext<RouterContext>()();

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

/**
 * Throws the error of a script that could not be loaded. The router loads the page anew after the browser's
 * own error, which is right where a deployment has removed the script. Without a connection all that is
 * open would be lost, so then it is another error.
 */
async function scriptError(cause: unknown): Promise<never> {
  const isGone = (await isScriptGone(cause)) ?? navigator.onLine;
  throw isGone ? cause : new ScriptError('the script of a screen was not loaded', { cause });
}

class ScriptError extends Error {}

/** The lazy view of a screen, for those who may see it. */
const viewOf = ({ load, right }: Screen) =>
  lazyRouteComponent(async () => {
    const View = await load().catch(scriptError);
    return {
      default: () => (
        <Allowed right={right}>
          <View />
        </Allowed>
      ),
    };
  });

/** In place of a screen whose script did not load, or that failed. */
function ScreenError({ error }: ErrorComponentProps) {
  const { pageError, failed, failedHint } = useMessages(commonMessages);
  const router = useRouter();
  const isScript = error instanceof ScriptError;
  return (
    <ErrorState
      isPage
      title={isScript ? pageError.scriptTitle : failed}
      description={isScript ? pageError.scriptText : failedHint}
      onRetry={() => void router.invalidate()}
    />
  );
}

function Allowed({ right, children }: { right: Right | undefined; children: ReactNode }) {
  const may = useMay();
  return !right || may(right) ? children : <NoRight />;
}

const screenRoutes = screens.map((screen) =>
  createRoute({
    getParentRoute: () => layout,
    path: screen.path,
    validateSearch: (search: SearchFields) =>
      screen.fields === 'all' ? filled(search) : fields(search, screen.fields ?? []),
    component: viewOf(screen),
    errorComponent: ScreenError,
  }),
);

/** Any other address: the navigation stays beside the answer. */
const unknown = createRoute({ getParentRoute: () => layout, path: '$', component: NotFound });

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
    routeTree: root.addChildren([layout.addChildren([...screenRoutes, unknown]), ...entrances]),
    basepath: `${basePath}admin`,
    context: { isSignedIn: false },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPendingComponent: Loading,
    scrollRestoration: true,
  });
}
