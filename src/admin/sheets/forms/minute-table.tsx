import { useMessages } from '#ui/i18n/messages.tsx';
import type { BodyEditorProps } from '../screen-of-kind.ts';
import { tableMessages } from '../tables/messages.ts';
import { TableButtons } from '../tables/table-buttons.tsx';

/** The minutes of a session come as a table: nobody types hundreds of them. */
export function MinuteTable(props: BodyEditorProps) {
  const text = useMessages(tableMessages);
  const minutes = props.body.minutes as unknown[];
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">{text.minutes(minutes.length)}</p>
      <TableButtons {...props} tables={['minutes']} />
    </div>
  );
}
