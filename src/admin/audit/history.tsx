import { keepPreviousData } from '@tanstack/react-query';
import { auditEntities } from '#contracts/enums/audit.ts';
import { historyRight } from '#contracts/staff/rights.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { NoRight, ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { AuditTable } from './audit-table.tsx';
import { auditMessages } from './messages.ts';

/** What was done with one record, for people who may change it. */
export function RecordHistory() {
  const may = useMay();
  const { search } = useSearchFields();
  const entityType = auditEntities.find((name) => name === search.entityType);
  if (!entityType || !search.entityId || !may(historyRight(entityType))) return <NoRight />;
  return <History entityType={entityType} entityId={search.entityId} before={search.before} />;
}

function History({
  entityType,
  entityId,
  before,
}: {
  entityType: (typeof auditEntities)[number];
  entityId: string;
  before: string | undefined;
}) {
  const text = useMessages(auditMessages);
  const query = useAnswer(
    ['history', entityType, entityId, before],
    (api) =>
      api('GET /admin/histories', {
        query: { entityType, entityId, ...(before && { before: Number(before) }) },
      }),
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ScreenHeader title={text.historyTitle(text.entities[entityType])} />
      <KeysetList query={query} empty={{ title: text.historyNone }} cursorField="before">
        {(items) => <AuditTable items={items} />}
      </KeysetList>
    </>
  );
}
