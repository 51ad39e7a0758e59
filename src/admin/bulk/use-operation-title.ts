import { contentParts } from '#contracts/enums/content.ts';
import type { RiskSeverity } from '#contracts/enums/risky-words.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { auditMessages } from '../audit/messages.ts';
import { useFieldName } from '../publishing/record/differences.tsx';
import { recordMessages } from '../publishing/record/messages.ts';
import { riskyWordMessages } from '../risky-words/messages.ts';
import { bulkMessages } from './messages.ts';
import type { Operation } from './types.ts';

/** The action of an operation in words, with its parts or field. */
export function useOperationTitle(): (operation: Operation) => string {
  const text = useMessages(bulkMessages);
  const { parts: partNames } = useMessages(recordMessages);
  const fieldName = useFieldName();
  const { entities } = useMessages(auditMessages);
  const { severities } = useMessages(riskyWordMessages);
  const nameOf = (field: string) =>
    field in text.plainFields
      ? text.plainFields[field as keyof typeof text.plainFields]
      : fieldName(field);
  return ({ resource, action, instruction: { parts, field, value }, undoes }) => {
    const chosen = Array.isArray(parts) ? parts : [];
    const details = [
      ...(resource === 'content' ? [] : [entities[resource]]),
      ...contentParts.filter((part) => chosen.includes(part)).map((part) => partNames[part]),
      ...(typeof field === 'string'
        ? [`${nameOf(field)} = ${severities[value as RiskSeverity] ?? valueText(value, text)}`]
        : []),
    ];
    const name = text.actions[action];
    const title = details.length > 0 ? `${name} · ${details.join(' · ')}` : name;
    return undoes ? text.undoOf(title) : title;
  };
}

function valueText(value: unknown, { on, off }: { on: string; off: string }): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? on : off;
}
