import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lastDayOf } from '#contracts/sheets/links.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { Moment } from '../../core/moment.tsx';
import { HistoryLink } from '../../core/record-actions.tsx';
import { useSession } from '../../core/session.tsx';
import { siteAddress } from '../../core/site-address.ts';
import { useAction } from '../../core/use-action.ts';
import { useAudienceWords } from './audience-words.ts';
import { LinkActions, type News } from './link-actions.tsx';
import { stateTones } from './link-table.tsx';
import { MadeLinkView } from './made-link.tsx';
import { linkMessages } from './messages.ts';
import { readyMessage } from './ready-message.ts';
import { LINKS_KEY, type LinkItem } from './types.ts';

/** One link: what to send, its code, who opened it, and how to end it. */
export function LinkDialog({ link, onClose }: { link: LinkItem; onClose(): void }) {
  const text = useMessages(linkMessages);
  const audiences = useAudienceWords();
  const [news, setNews] = useState<News>();
  const title = news?.title ?? (link.holderName || link.label || link.title);
  const messageFor = (url: string) =>
    readyMessage({
      ...link,
      url,
      holderName: link.holderName ?? null,
      lastDay: link.expiresAt && lastDayOf(link.expiresAt),
    });
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {news ? (
        <MadeLinkView {...news} message={news.url && messageFor(news.url)} onDone={onClose} />
      ) : (
        <div className="grid gap-6">
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
            <Badge dot tone={stateTones[link.state]}>
              {text.states[link.state]}
            </Badge>
            {audiences.name(link.kind, link.audience)}
          </p>
          {link.state === 'locked' && <Notice kind="warning">{text.lockedHint}</Notice>}
          {link.url && (link.state === 'live' || link.state === 'locked') && (
            <>
              <LiveLink link={link} url={link.url} message={messageFor(link.url)} />
              <LinkActions link={link} onNews={setNews} onDone={onClose} />
            </>
          )}
          <Openings id={link.id} />
          <div>
            <HistoryLink entityType="share-link" entityId={link.id} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function LiveLink({ link, url, message }: { link: LinkItem; url: string; message: string }) {
  const text = useMessages(linkMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const { id } = link;
  const code = useQuery({
    queryKey: [LINKS_KEY, 'code', id],
    queryFn: () => api('GET /admin/share-links/:id/code', { params: { id } }),
  });
  // Opened before the call: browsers let only a click open a window.
  const preview = async () => {
    const page = window.open('', '_blank');
    const answer = await run(() => api('POST /admin/share-links/:id/preview', { params: { id } }));
    if (answer && page) page.location.href = siteAddress(answer.path, 'zh');
    else page?.close();
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <div className="grid content-start gap-4">
        <code className="rounded-sm bg-surface-2 p-3 font-mono text-sm break-all select-all">
          {url}
        </code>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={message}>{text.copyMessage}</CopyButton>
          <CopyButton text={url}>{text.copyLink}</CopyButton>
          <Button variant="secondary" busy={isBusy} onClick={preview}>
            {text.preview}
          </Button>
        </div>
      </div>
      {code.data && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code.data.svg)}`}
          alt={text.codeAlt}
          width={160}
          height={160}
          className="rounded-sm border border-line"
        />
      )}
    </div>
  );
}

function Openings({ id }: { id: string }) {
  const text = useMessages(linkMessages);
  const { api } = useSession();
  const query = useQuery({
    queryKey: [LINKS_KEY, 'openings', id],
    queryFn: () => api('GET /admin/share-links/:id/openings', { params: { id } }),
  });
  return (
    <section className="grid gap-2">
      <h3 className="text-sm">{text.openingsTitle}</h3>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{text.never}</p>
          ) : (
            <ul className="max-h-48 overflow-y-auto text-sm">
              {items.map(({ openedAt, client, granted }) => (
                <li key={`${openedAt}${client}${granted}`} className="flex gap-3 py-1">
                  <Moment at={openedAt} />
                  {text.clients[client]}
                  {!granted && <Badge tone="warn">{text.refused}</Badge>}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}
