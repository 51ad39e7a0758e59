import { blockMessages } from '#blocks/messages.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheck, IconMinus } from '#ui/icons.tsx';
import { Words } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Comparison of alternatives; on phones the table scrolls beside its row names. */
export function View({ block }: BlockProps<'comparison-table'>) {
  const { columns } = block;
  return (
    <BlockSection block={block}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={`${block.id}-heading`}
        className="overflow-x-auto rounded-md border border-line bg-surface"
      >
        <table className="w-full min-w-[42rem] table-fixed border-separate border-spacing-0 text-sm lg:text-base">
          <thead>
            <tr>
              <td className="sticky start-0 z-10 w-28 bg-surface lg:w-[20%] print:w-[20%]" />
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={cx(
                    'p-4 text-start align-top lg:p-6',
                    column.own && 'border-t-2 border-key bg-key/8',
                  )}
                >
                  <span className={cx('block text-lg', column.own && 'text-key')}>
                    {column.name}
                  </span>
                  {column.note && (
                    <span className="block text-xs font-normal text-ink-muted">{column.note}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.name}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 border-t border-line bg-surface p-4 pe-2 text-start align-top font-normal text-ink-muted lg:px-6"
                >
                  <Words text={row.name} />
                </th>
                {columns.map((column, index) => (
                  <td
                    key={column.name}
                    className={cx(
                      'border-t border-line p-4 align-top lg:px-6',
                      column.own && 'bg-key/8',
                    )}
                  >
                    <Cell value={row.cells[index] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {block.note && <p className="mt-6 max-w-reading text-ink-muted">{block.note}</p>}
    </BlockSection>
  );
}

function Cell({ value }: { value: string | boolean }) {
  const text = useMessages(blockMessages);
  if (typeof value === 'string') return value;
  return value ? (
    <span className="flex h-lh items-center text-key">
      <IconCheck title={text.yes} />
    </span>
  ) : (
    <span className="flex h-lh items-center text-ink-muted">
      <IconMinus title={text.no} />
    </span>
  );
}
