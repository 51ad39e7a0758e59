import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { CodeTabs } from './code-tabs.tsx';

/** Code of one task in several languages. */
export function View({ block }: BlockProps<'code-samples'>) {
  return (
    <BlockSection block={block}>
      <CodeTabs label={block.heading} name={`${block.id}-sample`} samples={block.samples} />
    </BlockSection>
  );
}
