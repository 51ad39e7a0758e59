import type { BlockPage } from '#api/pages/contract.ts';
import type { PageCard } from '#site/page.ts';

/** What share pictures show of a page made of blocks: its opening words and picture. */
export function heroCard(page: BlockPage): PageCard {
  const hero = page.blocks.find((block) => block.type === 'hero');
  return {
    title: hero?.heading ?? page.title,
    summary: page.description,
    eyebrow: page.product?.name,
    cover: hero?.picture ?? null,
  };
}

/** All questions that a page answers. */
export function questionsOf(page: BlockPage): { question: string; answer: string }[] {
  return page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
}
