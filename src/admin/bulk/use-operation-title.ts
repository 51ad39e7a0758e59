import { contentParts } from '#contracts/enums/content.ts';
import { recordOf } from '#contracts/records/all.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFieldName } from '../publishing/record/differences.tsx';
import { recordMessages } from '../publishing/record/messages.ts';
import { bulkMessages } from './messages.ts';
import type { Operation } from './types.ts';

/** The action of an operation in words, with its parts or field. */
export function useOperationTitle(): (operation: Operation) => string {
  const text = useMessages(bulkMessages);
  const { parts: partNames } = useMessages(recordMessages);
  const fieldName = useFieldName();
  const locale = useLocale();
  return ({ resource, action, instruction: { parts, field, value }, undoes }) => {
    const record = resource === 'content' ? undefined : recordOf(resource);
    const chosen = Array.isArray(parts) ? parts : [];
    const setting = (name: string) => {
      const label = record ? record.fields[name]?.[locale] : fieldName(name);
      const values = record?.values?.[name]?.[locale];
      return `${label} = ${values?.[String(value)] ?? valueText(value, text)}`;
    };
    const details = [
      ...(record ? [record.name[locale]] : []),
      ...contentParts.filter((part) => chosen.includes(part)).map((part) => partNames[part]),
      ...(typeof field === 'string' ? [setting(field)] : []),
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
