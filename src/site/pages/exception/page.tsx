import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import {
  DEFAULT_ERROR_MESSAGE,
  EXCEPTION_CODE_MAX,
  EXCEPTION_MESSAGE_MAX,
} from '#contracts/constants.ts';
import { type ErrorCode, errorTable } from '#contracts/errors.ts';
import { ContactLinks } from '#site/components/contact-links.tsx';
import { exceptionMessages } from '#site/i18n/exception.ts';
import { useSite } from '#site/initial-state.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';

const { zh, en } = exceptionMessages;

/** The page has no English version, so each Chinese line has a short English one below it. */
function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" className="block text-sm font-normal tracking-[0] text-ink-muted">
      {children}
    </span>
  );
}

function ExceptionView({ search }: ViewProps<undefined>) {
  const { code, ownTexts, linkText } = readError(search);
  return (
    <div className="wrap max-w-3xl py-10 md:py-16">
      <p className="eyebrow mb-4">
        {zh.eyebrow} <span lang="en">{en.eyebrow}</span>
      </p>
      <h1 className="text-4xl">
        {zh.heading}
        <English>{en.heading}</English>
      </h1>
      <p className="mt-4 text-lg">
        {zh.lead}
        <English>{en.lead}</English>
      </p>
      <dl className="mt-8 rounded-md border border-line bg-surface px-5 py-2 md:px-6">
        <Entry term={zh.message} english={en.message}>
          {ownTexts && (
            <>
              {ownTexts.zh}
              <English>{ownTexts.en}</English>
            </>
          )}
          {linkText && <LinkText>{linkText}</LinkText>}
          {!ownTexts && !linkText && DEFAULT_ERROR_MESSAGE}
        </Entry>
        {code && (
          <Entry term={zh.code} english={en.code}>
            <code className="font-mono break-all">{code}</code>
          </Entry>
        )}
      </dl>
      <Actions />
      <h2 className="mt-10 text-xl">
        {zh.todoHeading}
        <English>{en.todoHeading}</English>
      </h2>
      <ol className="mt-4 list-decimal space-y-3 ps-5">
        {zh.todo.map((line, index) => (
          <li key={line}>
            {line}
            <English>{en.todo[index]}</English>
          </li>
        ))}
      </ol>
      <Contact />
    </div>
  );
}

/** Anyone can write a link to this page, so text that comes only from the link is marked as such. */
function LinkText({ children }: { children: string }) {
  return (
    <figure className="not-first:mt-4">
      <blockquote className="break-words">{children}</blockquote>
      <figcaption className="mt-1 text-sm text-ink-muted">
        {zh.foreign}
        <English>{en.foreign}</English>
      </figcaption>
    </figure>
  );
}

function Entry({
  term,
  english,
  children,
}: {
  term: string;
  english: string;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line py-4 not-first:border-t sm:grid-cols-[9em_1fr]">
      <dt className="text-sm text-ink-muted">
        {term} <span lang="en">{english}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** Both languages in one label, with the second marked as English. */
function Label({ name }: { name: 'retry' | 'home' | 'book' }) {
  return (
    <span>
      {zh[name]}
      <span lang="en" className="ms-2 font-normal opacity-80">
        {en[name]}
      </span>
    </span>
  );
}

function Actions() {
  const router = useRouter();
  const base = useBasePath();
  // Links to the home page until scripts run, and if there is no previous page.
  const retry = (event: MouseEvent) => {
    if (!router.history.canGoBack() && !cameFromSite(base)) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <a href={base} onClick={retry} className="btn btn-primary max-sm:w-full">
        <Label name="retry" />
      </a>
      <Button to="/" variant="secondary" className="max-sm:w-full">
        <Label name="home" />
      </Button>
      <Button to="/cooperation" variant="secondary" className="max-sm:w-full">
        <Label name="book" />
      </Button>
    </div>
  );
}

/** Whether the previous page was on this site, for example before a redirect by the server. */
function cameFromSite(base: string): boolean {
  return history.length > 1 && document.referrer.startsWith(location.origin + base);
}

function Contact() {
  const { phone, email } = useSite().contacts;
  if (!phone && !email) return null;
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">
        {zh.contact}
        <English>{en.contact}</English>
      </h2>
      <ContactLinks />
    </section>
  );
}

/** Format of an error code. Any other value is shown as text from the link. */
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** Content of the address: an error code, our texts for it, and text that is not ours. */
function readError(search: Record<string, string>) {
  const code = clean(search.errorCode, EXCEPTION_CODE_MAX);
  const message = clean(search.errorMessage, EXCEPTION_MESSAGE_MAX);
  const ownTexts = Object.hasOwn(errorTable, code) ? errorTable[code as ErrorCode] : undefined;
  const isCode = CODE.test(code);
  const isOurs = [ownTexts?.zh, ownTexts?.en, DEFAULT_ERROR_MESSAGE].includes(message);
  return {
    code: isCode ? code : '',
    ownTexts,
    linkText: [isCode ? '' : code, isOurs ? '' : message].filter(Boolean).join('\n'),
  };
}

/** Text from the address, without control characters and cut to the length limit. */
function clean(text: string | undefined, max: number): string {
  const printable = (text ?? '').replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
  return Array.from(printable).slice(0, max).join('');
}

export default definePage({ View: ExceptionView });
