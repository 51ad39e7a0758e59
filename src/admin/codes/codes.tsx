import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeStatuses } from '#contracts/enums/redemptions.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { BackLink } from '../core/back-link.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { CodeTable } from './code-table.tsx';
import { codeMessages } from './messages.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { CODES_KEY, type CodeQuery, type IssuedCode } from './types.ts';

/** Codes by their last four symbols, state and batch. */
export function CodeList() {
  const text = useMessages(codeMessages);
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const [revoked, setRevoked] = useState<IssuedCode>();
  const query = useQuery({
    queryKey: [CODES_KEY, 'codes', search],
    queryFn: () => api('GET /admin/codes', { query: search as CodeQuery }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <BackLink to="/code-batches">{text.batches}</BackLink>
      <ScreenHeader title={text.codes} />
      <Filters>
        <SearchFilter label={text.search} cursorField="after" />
        <SelectFilter
          name="status"
          cursorField="after"
          label={text.status}
          options={codeStatuses.map((value) => ({ value, label: text.statuses[value] }))}
        />
      </Filters>
      <Answer query={query}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={text.noCodes}>{text.noCodesText}</EmptyState>
          ) : (
            <>
              <CodeTable items={items} onRevoke={may('codes.update') ? setRevoked : undefined} />
              <KeysetPager cursorField="after" next={next} />
            </>
          )
        }
      </Answer>
      {revoked && (
        <RevokeDialog
          title={text.revokeCode}
          description={text.revokeCodeText}
          revoke={(reason) =>
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
