import { type ComponentType, Fragment, Suspense, useEffect, useState } from 'react';
import type { BlockPage } from '#api/pages/contract.ts';
import type { Block } from '#blocks/block.ts';
import { View as DemoSlot } from '#blocks/demo-slot/view.tsx';
import { BlockSection } from '#blocks/frame.tsx';
import { View as Hero } from '#blocks/hero/view.tsx';
import { blockViews } from '#blocks/views.tsx';
import { DemoStage } from '#site/demos/demo-stage.tsx';
import { HeroDemo } from '#site/demos/hero-demo.tsx';
import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CaseCards } from './case-cards.ts';
import { CodeSamples } from './code-samples.ts';
import { PageContents, sectionsOf } from './page-contents.tsx';
import type { PhoneBarProps } from './phone-bar.tsx';
import { RoomChooser } from './room-chooser.ts';
import { StudioPlan } from './studio-plan.tsx';

/** A page made of blocks. Without blocks it shows title, description and a booking link. */
export function BlockPageView({ page }: { page: BlockPage }) {
  const text = useMessages(commonMessages);
  if (page.blocks.length === 0) {
    const { product } = page;
    return (
      <PageHeader
        heading={page.title}
        lead={page.description}
        actions={
          <Button to="/cooperation" search={product ? { product: product.key } : {}}>
            {product ? text.bookProduct(product.key) : text.book}
          </Button>
        }
      />
    );
  }
  return page.blocks.map((block, index) => {
    return (
      <Fragment key={block.id}>
        <BlockView block={block} />
        {index === 0 && page.product && <ProductGuide page={page} name={page.product.name} />}
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
  if (block.type === 'case-cards') {
    if (block.items.length === 0) return null;
    return (
      <BlockSection block={block}>
        <Suspense>
          <CaseCards block={block} />
        </Suspense>
      </BlockSection>
    );
  }
  if (block.type === 'code-samples') {
    return (
      <Suspense>
        <CodeSamples block={block} />
      </Suspense>
    );
  }
  if (block.type === 'demo-slot') {
    return (
      <DemoSlot block={block} stage={(still) => <DemoStage demo={block.demo} still={still} />} />
    );
  }
  if (block.type === 'hero' && block.demo) {
    const { demo } = block;
    return <Hero block={block} stage={(still) => <HeroDemo demo={demo} still={still} />} />;
  }
  if (block.type === 'studio-plan') return <StudioPlan block={block} />;
  const View = blockViews[block.type];
  return <View block={block} />;
}

/** The ways through a product page: its contents, and on phones the bar. */
function ProductGuide({ page, name }: { page: BlockPage; name: string }) {
  const sections = sectionsOf(page.blocks);
  const call = page.blocks.find((block) => block.type === 'call-to-action');
  const booking = call?.actions[0];
  return (
    <>
      <PageContents name={name} sections={sections} />
      {booking && <LazyPhoneBar sections={sections} booking={booking} />}
    </>
  );
}

/** The bar with its own script, which only phones load, after hydration. */
function LazyPhoneBar(props: PhoneBarProps) {
  const [Bar, setBar] = useState<ComponentType<PhoneBarProps>>();
  useEffect(() => {
    if (!matchMedia('(width < 48rem)').matches) return;
    import('./phone-bar.tsx').then(
      ({ PhoneBar }) => setBar(() => PhoneBar),
      // The page has the same links without the bar.
      () => {},
    );
  }, []);
  return Bar && <Bar {...props} />;
}
