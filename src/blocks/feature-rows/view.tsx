import { Words } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Problems in the customer's words, each with its solution; three beside each other; a strip on phones. */
export function View({ block }: BlockProps<'feature-rows'>) {
  return (
    <BlockSection block={block}>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a strip that scrolls by arrow keys
        tabIndex={0}
        aria-label={block.heading}
        className="feature-rows strip"
      >
        {block.rows.map((row) => (
          <li key={row.title}>
            <p className="text-sm text-ink-muted">{row.problem}</p>
            <h3 className="mt-4 text-xl">
              <Words text={row.title} />
            </h3>
            <p className="mt-2">{row.solution}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
