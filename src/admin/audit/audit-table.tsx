import { auditEntities } from '#contracts/enums/audit.ts';
import { NO_VALUE } from '#contracts/formats.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { ItemOf } from '../core/api.ts';
import { Moment } from '../core/moment.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { auditMessages } from './messages.ts';
import { useValueNames } from './value-names.ts';

type Entry = ItemOf<'GET /admin/histories'>;
/** What only the whole log has. */
type LogFields = Omit<ItemOf<'GET /admin/audit'>, keyof Entry>;

/**
 * Entries of the audit log. In the whole log, person and record of an entry are filters; the
 * history of one record has neither.
 */
export function AuditTable({ items }: { items: (Entry & Partial<LogFields>)[] }) {
  const text = useMessages(auditMessages);
  const { change } = useSearchFields();
  const entityName = (type: string) => {
    const known = auditEntities.find((name) => name === type);
    return known ? text.entities[known] : type;
  };
  const actions: Record<string, string> = text.actions;
  const isLog = items[0]?.entityType !== undefined;
  const columns: (Column<Entry & Partial<LogFields>> | false)[] = [
    {
      head: text.time,
      cell: ({ createdAt, position, requestId }) => (
        <>
          <span className="block">
            <Moment at={createdAt} />
          </span>
          <span className="block text-xs font-normal text-ink-muted">
            {text.position} {position}
          </span>
          {requestId && (
            <code className="font-mono text-xs font-normal text-ink-muted" title={text.request}>
              {requestId}
            </code>
          )}
        </>
      ),
    },
    {
      head: text.person,
      cell: ({ actor, actorId, actorLabel }) =>
        actorId ? (
          <FilterButton
            title={text.byPerson}
            label={actorLabel ?? actorId}
            onClick={() => change({ actorId, before: undefined })}
          />
        ) : (
          (actorLabel ?? text.actors[actor])
        ),
    },
    { head: text.action, cell: ({ action }) => actions[action] ?? action },
    isLog && {
      head: text.recordColumn,
      cell: ({ entityType = '', entityId }) =>
        entityId ? (
          <FilterButton
            title={text.byRecord}
            label={`${entityName(entityType)}\u00a0…${entityId.slice(-6)}`}
            onClick={() => change({ entityType, entityId, before: undefined })}
          />
        ) : (
          entityName(entityType)
        ),
    },
    {
      head: text.changes,
      cell: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
    },
  ];
  return (
    <Table
      caption={text.title}
      columns={columns.filter((column) => column !== false)}
      rows={items}
      rowKey={({ position }) => position}
    />
  );
}

function FilterButton({
  title,
  label,
  onClick,
}: {
  title: string;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className="link text-start" title={title} onClick={onClick}>
      {label}
    </button>
  );
}

function Changes({ changes }: Pick<Entry, 'changes'>) {
  const names: Record<string, string> = useMessages(auditMessages).fields;
  const nameOf = useValueNames();
  return (
    <ul className="grid min-w-44 gap-0.5 text-xs">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-ink-muted">{names[field] ?? field}: </span>
          {before !== null && <del className="text-bad">{nameOf(field, before)}</del>}
          {before !== null && ' → '}
          <span>{after === null ? NO_VALUE : nameOf(field, after)}</span>
        </li>
      ))}
    </ul>
  );
}
