import { Fragment, Suspense } from 'react';
import type { BlockPage } from '#api/pages/contract.ts';
import type { Block } from '#blocks/block.ts';
import { blockMessages } from '#blocks/messages.ts';
import { blockViews } from '#blocks/views.tsx';
import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RoomChooser } from './room-chooser.ts';

/** A page made of blocks. Without blocks it shows title, description and a booking link. */
export function BlockPageView({ page }: { page: BlockPage }) {
  const text = useMessages(commonMessages);
  if (page.blocks.length === 0) {
    const search = page.product ? { product: page.product.key } : {};
    return (
      <PageHeader
        heading={page.title}
        lead={page.description}
        actions={
          <Button to="/cooperation" search={search}>
            {text.book}
          </Button>
        }
      />
    );
  }
  return page.blocks.map((block, index) => {
    return (
      <Fragment key={block.id}>
        <BlockView block={block} />
        {index === 0 && page.product && (
          <ContentsBar name={page.product.name} blocks={page.blocks} />
        )}
      </Fragment>
    );
  });
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'room-chooser') {
    return (
      <Suspense>
        <RoomChooser block={block} />
      </Suspense>
    );
  }
  const View = blockViews[block.type];
  return <View block={block} />;
}

/** Sticky links to the sections of a product page, on wide screens. */
function ContentsBar({ name, blocks }: { name: string; blocks: Block[] }) {
  const text = useMessages(blockMessages);
  const parts = blocks.flatMap((block) =>
    block.type !== 'hero' && 'eyebrow' in block && block.eyebrow
      ? [{ id: block.id, label: block.eyebrow }]
      : [],
  );
  return (
    <nav aria-label={text.onThisPage} className="contents-bar max-md:hidden">
      <div className="wrap flex items-center gap-6 overflow-x-auto">
        <a href="#main" className="me-auto shrink-0 font-semibold">
          {name}
        </a>
        {parts.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            className="flex min-h-12 shrink-0 items-center text-sm text-ink-muted hover:text-ink"
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
