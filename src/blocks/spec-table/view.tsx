import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Technical data: a table per group. */
export function View({ block }: BlockProps<'spec-table'>) {
  return (
    <BlockSection block={block} side>
      <div className="grid gap-10">
        {block.groups.map((group) => (
          <table key={group.name} className="w-full border-collapse">
            <caption className="border-b-2 border-key/60 pb-3 text-start text-lg font-semibold">
              {group.name}
            </caption>
            <tbody>
              {group.rows.map((row) => (
                <tr key={row.name} className="border-b border-line">
                  <th
                    scope="row"
                    className="w-[7.5rem] py-3 pe-4 text-start align-top text-sm font-normal text-ink-muted md:w-[13rem]"
                  >
                    {row.name}
                  </th>
                  <td className="py-3 align-top">{row.value}</td>
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
