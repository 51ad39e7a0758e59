import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { useLanguage } from '../core/language.tsx';
import { coreMessages } from '../core/messages.ts';
import { signInMessages } from './messages.ts';

/** Frame of the pages before the sign-in: one card, and the language switch. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  const text = useMessages(coreMessages);
  const { locale, setLocale } = useLanguage();
  const other = locale === 'zh' ? 'en' : 'zh';
  return (
    <main className="keylight flex min-h-dvh flex-col items-center justify-center p-4">
      <div className="panel w-full max-w-sm sm:p-8">
        <LogoMark size={36} />
        <h1 className="mt-4 mb-6 text-2xl">{title}</h1>
        {children}
      </div>
      <button
        type="button"
        className="btn btn-ghost mt-4"
        lang={other === 'zh' ? 'zh-CN' : 'en'}
        onClick={() => setLocale(other)}
      >
        {text.language}
      </button>
    </main>
  );
}

export function ToSignIn() {
  return (
    <Link to="/sign-in" className="btn btn-ghost btn-flush">
      {useMessages(signInMessages).backToSignIn}
    </Link>
  );
}
