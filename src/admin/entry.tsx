import './admin.css';
import './core/zod-settings.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastStack } from '#ui/notices.tsx';
import { useNotices } from '#ui/state/notices.ts';
import { LanguageProvider } from './core/language.tsx';
import { createQueryClient } from './core/queries.ts';
import { SESSION_KEY, SessionProvider, useSession } from './core/session.tsx';
import { StepUpProvider } from './core/step-up.tsx';
import { createAdminRouter } from './router.tsx';

const router = createAdminRouter();
const queries = createQueryClient();

/** The screens. They change when somebody signs in or out. */
function Screens() {
  const isSignedIn = useSession().person !== null;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current === isSignedIn) return;
    wasSignedIn.current = isSignedIn;
    if (!isSignedIn)
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    void router.invalidate();
  }, [isSignedIn]);
  return <RouterProvider router={router} context={{ isSignedIn }} />;
}

function Toasts() {
  return <ToastStack toasts={useNotices().toasts} />;
}

createRoot(document.getElementById('admin') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <LanguageProvider>
        <SessionProvider>
          <StepUpProvider>
            <Screens />
          </StepUpProvider>
        </SessionProvider>
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
