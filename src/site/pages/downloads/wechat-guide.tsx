import { type RefObject, useId } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { downloadsMessages } from '#site/i18n/downloads.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Steps } from '#ui/steps.tsx';

/**
 * WeChat does not start downloads: explains how to open the page in a browser. Its texts are given, so
 * that they stay in the script of the page.
 */
export function WeChatGuide({
  text,
  ref,
}: {
  text: (typeof downloadsMessages)[Locale]['wechat'];
  ref: RefObject<HTMLDialogElement | null>;
}) {
  const heading = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className="m-0 ms-auto w-full max-w-md bg-transparent p-4 text-ink backdrop:bg-ink/70"
    >
      <svg
        viewBox="0 0 96 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="ms-auto h-18 w-24 text-surface"
        aria-hidden="true"
      >
        <path d="M8 66C14 34 40 16 82 10M66 4l18 6-12 14" strokeDasharray="7 7" />
      </svg>
      <div className="rounded-md border border-line bg-surface p-6">
        <h2 id={heading} className="text-xl">
          {text.title}
        </h2>
        <p className="mt-2 mb-6 text-ink-muted">{text.text}</p>
        <Steps steps={text.steps.map((title) => ({ title }))} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => ref.current?.close()}>{text.close}</Button>
          <CopyButton text={() => location.href}>{text.copy}</CopyButton>
        </div>
      </div>
    </dialog>
  );
}
