import type { ComponentType } from 'react';
import type { BlockPage } from '#api/pages/contract.ts';
import { Button } from '#site/components/button.tsx';
import { PageHeader } from '#site/components/page-header.tsx';
import { commonMessages } from '#site/i18n/common.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { CallToActionView } from './call-to-action/view.tsx';
import { CapabilityGridView } from './capability-grid/view.tsx';
import { CaseCardsView } from './case-cards/view.tsx';
import { CompatibilityView } from './compatibility/view.tsx';
import { DocumentLinksView } from './document-links/view.tsx';
import { DownloadLinksView } from './download-links/view.tsx';
import { FaqView } from './faq/view.tsx';
import { FeatureRowsView } from './feature-rows/view.tsx';
import { FiguresView } from './figures/view.tsx';
import { HeroView } from './hero/view.tsx';
import { NewsCardsView } from './news-cards/view.tsx';
import { OfficesView } from './offices/view.tsx';
import { ProductCardsView } from './product-cards/view.tsx';
import { SceneCardsView } from './scene-cards/view.tsx';
import type { Block, BlockType } from './schemas.ts';
import { SpecTableView } from './spec-table/view.tsx';
import { StepsView } from './steps/view.tsx';
import { StoryView } from './story/view.tsx';
import { TimelineView } from './timeline/view.tsx';

type Views = { [T in BlockType]: ComponentType<{ block: Extract<Block, { type: T }> }> };

/** The view of each type of block. */
const views: Views = {
  'call-to-action': CallToActionView,
  'capability-grid': CapabilityGridView,
  'case-cards': CaseCardsView,
  compatibility: CompatibilityView,
  'document-links': DocumentLinksView,
  'download-links': DownloadLinksView,
  faq: FaqView,
  'feature-rows': FeatureRowsView,
  figures: FiguresView,
  hero: HeroView,
  'news-cards': NewsCardsView,
  offices: OfficesView,
  'product-cards': ProductCardsView,
  'scene-cards': SceneCardsView,
  'spec-table': SpecTableView,
  steps: StepsView,
  story: StoryView,
  timeline: TimelineView,
};

/** A page by its blocks in their order; what it is about where it has none yet. */
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
  return page.blocks.map((block) => {
    const View = views[block.type] as ComponentType<{ block: Block }>;
    return <View key={block.id} block={block} />;
  });
}
