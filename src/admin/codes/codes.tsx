import { useState } from 'react';
import { codeStatuses } from '#contracts/enums/redemptions.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { BackLink } from '../core/back-link.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useMay } from '../core/session.tsx';
import { CodeTable } from './code-table.tsx';
import { codeMessages } from './messages.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { CODES_KEY, type IssuedCode } from './types.ts';

/** Codes by their last four symbols, state and batch. */
export function CodeList() {
  const text = useMessages(codeMessages);
  const may = useMay();
  const [revoked, setRevoked] = useState<IssuedCode>();
  const query = useListQuery([CODES_KEY, 'codes'], listOf('GET /admin/codes'));
  return (
    <>
      <BackLink to="/code-batches">{text.batches}</BackLink>
      <ScreenHeader title={text.codes} />
      <Filters>
        <SearchFilter label={text.search} />
        <SelectFilter
          name="status"
          label={text.status}
          options={optionsOf(codeStatuses, text.statuses)}
        />
      </Filters>
      <KeysetList query={query} empty={{ title: text.noCodes, text: text.noCodesText }}>
        {(items) => (
          <CodeTable items={items} onRevoke={may('codes.update') ? setRevoked : undefined} />
        )}
      </KeysetList>
      {revoked && (
        <RevokeDialog
          title={text.revokeCode}
          description={text.revokeCodeText}
          revoke={(reason, api) =>
            api('POST /admin/codes/:id/revocation', {
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
