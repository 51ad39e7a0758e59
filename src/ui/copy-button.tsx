import { useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { showToast } from '#ui/state/notices.ts';
import { Button, type ButtonProps } from './button.tsx';
import { copyText } from './copy-text.ts';
import { IconCheck, IconCopy } from './icons.tsx';
import { cx } from './text.ts';

const DONE_MS = 2000;

/** Copies a text to the clipboard and shows a toast; `text` may be a function that is called on click. */
export function CopyButton({
  text,
  icon = IconCopy,
  className,
  ...looks
}: Omit<ButtonProps, 'onClick'> & { text: string | (() => string) }) {
  const messages = useMessages(readingMessages);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const copied = await copyText(typeof text === 'string' ? text : text());
    setDone(copied);
    if (copied) showToast('success', messages.copied);
    else showToast('warning', messages.notCopied);
  };
  return (
    <Button
      variant="secondary"
      {...looks}
      icon={done ? IconCheck : icon}
      className={cx(
        'noscript:hidden',
        done && looks.variant !== 'primary' && 'text-good',
        className,
      )}
      onClick={copy}
    />
  );
}
