import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Table } from '#ui/table.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { privacyMessages } from './messages.ts';
import { NOTICES_KEY, type NoticeItem } from './types.ts';

const tones = { draft: 'key', coming: 'warn', current: 'good', past: 'info' } as const;

export function PrivacyNoticeList() {
  const text = useMessages(privacyMessages);
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  const query = useAnswer([NOTICES_KEY], (api) => api('GET /admin/privacy-notices'));
  const hasDraft = query.data?.items.some(({ publishedAt }) => publishedAt === null);
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          <div className="flex flex-wrap gap-3">
            <ExportMenu path="/admin/exports/privacy-notices" query={{}} />
            {may('privacyNotices.create') && hasDraft === false && (
              <Button icon={IconPlus} onClick={() => setCreating(true)}>
                {text.add}
              </Button>
            )}
          </div>
        }
      />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          ) : (
            <NoticeTable items={items} />
          )
        }
      </Answer>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function NoticeTable({ items }: { items: NoticeItem[] }) {
  const text = useMessages(privacyMessages);
  const dates = useDates();
  return (
    <Table
      caption={text.title}
      rows={items}
      columns={[
        {
          head: text.version,
          cell: ({ id, version }) => (
            <Link to={`/privacy-notices/${id}`} className="link">
              {version}
            </Link>
          ),
        },
        {
          head: text.state,
          cell: (item) => (
            <Badge dot tone={tones[item.state]}>
              {text.states[item.state]}
            </Badge>
          ),
        },
        {
          head: text.inForceOn,
          cell: ({ inForceOn }) => inForceOn && dates.day(inForceOn),
        },
        { head: text.consents, align: 'end', cell: ({ consents }) => consents },
      ]}
    />
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(privacyMessages);
  const refresh = useRefresh([NOTICES_KEY]);
  const navigate = useNavigate();
  const form = useForm({ version: '' }, async (body, api) => {
    const { id } = await api('POST /admin/privacy-notices', { body });
    await refresh();
    await navigate({ to: `/privacy-notices/${id}` });
  });
  return (
    <Dialog title={text.add} description={text.addText} onClose={onClose}>
      <SentForm form={form} label={text.create}>
        <TextField
          {...form.field('version')}
          label={text.version}
          hint={text.versionHint}
          required
        />
      </SentForm>
    </Dialog>
  );
}
