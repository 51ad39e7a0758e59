import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { Panel } from '../../core/panel.tsx';
import { useMay } from '../../core/session.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { CreateLinkDialog, type LinkedRecord, targetOf } from './create-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkTable } from './link-table.tsx';
import { linkMessages } from './messages.ts';
import { LINKS_KEY, type LinkItem } from './types.ts';

/** The links to a sheet or scene, on its screen. Everything else of the screen stays as it is. */
export function LinksPanel({ record }: { record: LinkedRecord }) {
  const text = useMessages(linkMessages);
  const may = useMay();
  const [dialog, setDialog] = useState<'create' | LinkItem>();
  const query = useAnswer(
    [LINKS_KEY, 'record', record.id],
    (api) => api('GET /admin/share-links', { query: targetOf(record) }),
    { enabled: may('shares.read') },
  );
  const close = () => setDialog(undefined);
  if (!may('shares.read')) return null;
  return (
    <Panel
      title={text.panel}
      aside={
        may('shares.update') && (
          <Button variant="secondary" size="sm" onClick={() => setDialog('create')}>
            {text.add}
          </Button>
        )
      }
    >
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{text.noneTitle}</p>
          ) : (
            <LinkTable
              items={items}
              ofOneSheet
              onShow={may('shares.update') ? setDialog : undefined}
            />
          )
        }
      </Answer>
      {dialog === 'create' && <CreateLinkDialog record={record} onClose={close} />}
      {dialog && dialog !== 'create' && <LinkDialog link={dialog} onClose={close} />}
    </Panel>
  );
}
