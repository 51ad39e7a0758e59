import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { coreMessages } from '../../core/messages.ts';
import { useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { linkMessages } from './messages.ts';
import { LINKS_KEY, type LinkItem } from './types.ts';

/** What the dialog shows after a link was changed. */
export interface News {
  title: string;
  url: string | null;
  passcode: string | null;
}

/** Changes a live link: a new passcode, a new link in its place, its end. The last two ask first. */
export function LinkActions({
  link: { id },
  onNews,
  onDone,
}: {
  link: LinkItem;
  onNews(news: News): void;
  onDone(): void;
}) {
  const text = useMessages(linkMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const [asks, setAsks] = useState<'replace' | 'revoke'>();
  const call = { params: { id } };
  const changed = () => queries.invalidateQueries({ queryKey: [LINKS_KEY] });
  const renew = async () => {
    const answer = await run(() => api('POST /admin/share-links/:id/passcode', call));
    if (!answer) return;
    await changed();
    onNews({ title: text.newPasscodeTitle, url: null, passcode: answer.passcode });
  };
  const replace = async () => {
    const answer = await run(() => api('POST /admin/share-links/:id/replacement', call));
    if (!answer) return;
    await changed();
    onNews({ title: text.madeTitle, url: answer.url, passcode: answer.passcode });
  };
  const revoke = async () => {
    const answer = await run(() => api('POST /admin/share-links/:id/revocation', call));
    if (!answer) return;
    await changed();
    showToast('success', text.revoked);
    onDone();
  };
  if (asks) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm" role="alert">
        <span>{asks === 'replace' ? text.replaceAsk : text.revokeAsk}</span>
        <Button size="sm" busy={isBusy} onClick={asks === 'replace' ? replace : revoke}>
          {text[asks]}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsks(undefined)}>
          {core.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-x-6">
      <Button variant="ghost" flush disabled={isBusy} onClick={renew}>
        {text.newPasscode}
      </Button>
      <Button variant="ghost" flush onClick={() => setAsks('replace')}>
        {text.replace}
      </Button>
      <Button variant="ghost" flush onClick={() => setAsks('revoke')}>
        {text.revoke}
      </Button>
    </div>
  );
}
