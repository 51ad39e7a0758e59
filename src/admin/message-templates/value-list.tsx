import { type MessageEvent, templateOf } from '#contracts/outbox/templates.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { templateMessages } from './messages.ts';

/** The values that the texts of a message can use. */
export function ValueList({ event }: { event: MessageEvent }) {
  const text = useMessages(templateMessages);
  const locale = useLocale();
  return (
    <Panel title={text.values}>
      <p className="-mt-2 mb-3 text-sm text-ink-muted">{text.valuesText}</p>
      <ul className="divide-y divide-line">
        {Object.entries(templateOf(event).values).map(([name, { label }]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 py-1 text-sm *:ms-auto">
            {label[locale]}
            <CopyButton variant="ghost" size="sm" text={`{{${name}}}`}>
              <code className="font-mono text-xs">{`{{${name}}}`}</code>
            </CopyButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
