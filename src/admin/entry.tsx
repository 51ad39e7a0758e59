import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastStack } from '#ui/notices.tsx';
import { useNotices } from '#ui/state/notices.ts';
import { LanguageProvider } from './core/language.tsx';
import { createQueryClient } from './core/queries.ts';
import { SessionProvider } from './core/session.tsx';
import { StepUpProvider } from './core/step-up.tsx';
import { createAdminRouter } from './router.tsx';

const router = createAdminRouter();
const queries = createQueryClient();

function Toasts() {
  return <ToastStack toasts={useNotices().toasts} />;
}

createRoot(document.getElementById('admin') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <LanguageProvider>
        <SessionProvider>
          <StepUpProvider>
            <RouterProvider router={router} />
          </StepUpProvider>
        </SessionProvider>
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
