import { transferFormats } from '#contracts/enums/transfers.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { ActionMenu } from '../core/action-menu.tsx';
import { useAction } from '../core/use-action.ts';
import { download } from './download.ts';
import { transferMessages } from './messages.ts';

/** Exports what a list shows, in one of three formats. */
export function ExportMenu({
  path,
  query,
}: {
  /** Path of the export below `/api`. */
  path: string;
  /** Filters of the list. */
  query: Record<string, string | readonly string[] | undefined>;
}) {
  const text = useMessages(transferMessages);
  const locale = useLocale();
  const { run, isBusy } = useAction();
  const fields = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return (
    <ActionMenu
      className="btn btn-secondary"
      disabled={isBusy}
      aria-busy={isBusy}
      items={transferFormats.map((format) => ({
        label: text.formats[format],
        onClick: () =>
          run(() =>
            download(`${path}?${new URLSearchParams([...fields, ['format', format]])}`, locale),
          ),
      }))}
    >
      {text.export}
      <IconChevronDown size={18} />
    </ActionMenu>
  );
}
