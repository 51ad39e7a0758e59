import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useMay } from '../core/session.tsx';
import { BatchTable } from './batch-table.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { codeMessages } from './messages.ts';
import { OpenFileDialog } from './open-file-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { CODES_KEY, type CodeBatch } from './types.ts';

/** How often the list is read again while codes are being made. */
const MAKING_MS = 1_500;

type Open = 'create' | 'import' | 'file';

/** Batches of redemption codes: made, imported, exported, revoked. */
export function BatchList() {
  const text = useMessages(codeMessages);
  const may = useMay();
  const [open, setOpen] = useState<Open>();
  const [revoked, setRevoked] = useState<CodeBatch>();
  const close = () => setOpen(undefined);
  const query = useListQuery([CODES_KEY, 'batches'], listOf('GET /admin/code-batches'), {
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ made, quantity }) => made < quantity) ? MAKING_MS : false,
  });
  const campaigns = query.data?.campaigns ?? [];
  const buttons = may('codes.create') && campaigns.length > 0 && (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('file')}>
        {text.openFile}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('import')}>
        {text.import}
      </Button>
      <Button onClick={() => setOpen('create')}>{text.create}</Button>
    </div>
  );
  return (
    <>
      <ScreenHeader title={text.batches} action={buttons} />
      <Filters>
        <SelectFilter
          name="campaign"
          label={text.campaign}
          options={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Filters>
      <KeysetList
        query={query}
        empty={{
          title: campaigns.length === 0 ? text.noCampaign : text.noBatches,
          text: campaigns.length === 0 ? text.noCampaignText : text.noBatchesText,
        }}
      >
        {(items) => <BatchTable items={items} onRevoke={setRevoked} />}
      </KeysetList>
      {open === 'create' && <CreateDialog campaigns={campaigns} onClose={close} />}
      {open === 'import' && <ImportDialog campaigns={campaigns} onClose={close} />}
      {open === 'file' && <OpenFileDialog onClose={close} />}
      {revoked && (
        <RevokeDialog
          title={text.revokeBatch}
          description={text.revokeBatchText}
          revoke={(reason, api) =>
            api('POST /admin/code-batches/:id/revocation', {
              params: { id: revoked.id },
              body: { reason },
            })
          }
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}
