import { BlockSection } from '../frame.tsx';
import type { SpecTableBlock } from './schema.ts';

/** Technical data: a table per group, its name beside it on wide windows. */
export function SpecTableView({ block }: { block: SpecTableBlock }) {
  return (
    <BlockSection block={block}>
      <div className="grid gap-10">
        {block.groups.map((group) => (
          <table
            key={group.name}
            className="block w-full text-sm lg:grid lg:grid-cols-[240px_1fr] lg:gap-8"
          >
            <caption className="block pb-3 text-start text-base font-semibold text-key">
              {group.name}
            </caption>
            <tbody className="block border-t border-line">
              {group.rows.map((row) => (
                <tr key={row.name} className="flex gap-4 border-b border-line py-3">
                  <th
                    scope="row"
                    className="w-[7.5em] shrink-0 text-start font-normal text-ink-muted md:w-[13em]"
                  >
                    {row.name}
                  </th>
                  <td className="min-w-0 grow">{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {block.note && <p className="mt-6 text-sm text-ink-muted">{block.note}</p>}
    </BlockSection>
  );
}
