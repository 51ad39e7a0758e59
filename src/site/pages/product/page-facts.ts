import type { BlockPage } from '#api/pages/contract.ts';
import type { PageSharePicture } from '#site/page.ts';

/** Share picture of a page made of blocks: text and picture of its hero. */
export function heroSharePicture(page: BlockPage): PageSharePicture {
  const hero = page.blocks.find((block) => block.type === 'hero');
  return {
    title: hero?.heading ?? page.title,
    summary: page.description,
    eyebrow: page.product?.name,
    cover: hero?.picture ?? null,
  };
}

/** All questions and answers of a page. */
export function questionsOf(page: BlockPage): { question: string; answer: string }[] {
  return page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
}
