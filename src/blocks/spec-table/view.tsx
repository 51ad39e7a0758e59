import { Words } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection, Fold } from '../frame.tsx';

/** Technical data: a table per group, all but the first one folded. */
export function View({ block }: BlockProps<'spec-table'>) {
  return (
    <BlockSection block={block}>
      {block.note && (
        <p className="-mt-3 mb-6 max-w-reading break-after-avoid text-sm text-ink-muted">
          {block.note}
        </p>
      )}
      {block.groups.map((group, index) => (
        <Fold key={group.name} heading={<h3>{group.name}</h3>} open={index === 0}>
          <table aria-label={group.name} className="fold-body w-full border-collapse">
            <tbody>
              {group.rows.map((row) => (
                <tr key={row.name} className="border-t border-line">
                  <th
                    scope="row"
                    className="w-[7.5rem] wrap-anywhere py-2.5 pe-4 text-start align-top text-sm font-normal text-ink-muted md:w-[16rem]"
                  >
                    <Words text={row.name} />
                  </th>
                  <td className="wrap-anywhere py-2.5 align-top max-md:text-sm">{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </BlockSection>
  );
}
