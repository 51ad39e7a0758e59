import { productChoices } from '#api/publishing/choices.ts';
import {
  mediaReferences,
  type PartReference,
  type PartText,
  type PublishableKind,
  plainTexts,
} from '#api/publishing/kind.ts';
import { textParts } from '#api/publishing/stored/text-parts.ts';
import type { BlockType } from '#blocks/block.ts';
import { mapPictures } from '#blocks/picture-field.ts';
import { blockDefinitions, storedBlockSchema } from '#blocks/schemas.ts';
import { type PageText, pageText } from '#contracts/content/page.ts';
import { pageTranslations } from '#db/schema/pages.ts';

/**
 * A page whose blocks follow the schemas of their types and have ids of their own. Hidden blocks
 * may be incomplete: they are checked when they are shown.
 */
const wholePage = pageText.superRefine(({ blocks }, context) => {
  blocks.forEach((block, at) => {
    const { error } = storedBlockSchema.safeParse(block);
    const issues = error && !isHidden(block) ? error.issues : [];
    // Without the message, so that the caller's language counts.
    for (const { message: _, ...issue } of issues) {
      context.addIssue({ ...issue, path: [...pathOf(block), ...issue.path] } as never);
    }
    if (blocks.findIndex(({ id }) => id === block.id) !== at) {
      context.addIssue({ code: 'custom', path: [...pathOf(block), 'id'] });
    }
  });
});

type StoredBlock = PageText['blocks'][number];

const isHidden = ({ hidden }: StoredBlock) => hidden === true;
/** Fields of blocks are named by the block's id, so that they stay the same when it is moved. */
const pathOf = ({ id }: StoredBlock) => ['blocks', id];
const fieldOf = (block: StoredBlock) => pathOf(block).join('.');
const visibleBlocks = (blocks: StoredBlock[]) => blocks.filter((block) => !isHidden(block));

const texts = textParts({
  schema: wholePage,
  table: pageTranslations,
  recordId: 'pageId',
  texts: ({ title, description, blocks }) => [
    ...plainTexts({ title, description }),
    ...visibleBlocks(blocks).flatMap((block) => textsIn(block, fieldOf(block))),
  ],
  references: ({ shareImageId, blocks }) => [
    ...mediaReferences({ shareImageId }),
    ...visibleBlocks(blocks).flatMap((block) => [
      ...linksIn(block, fieldOf(block)),
      ...picturesIn(block, fieldOf(block)),
    ]),
  ],
});

/** Fields of blocks whose values are no texts for readers. */
const codes = /^(id|type|kind|layout|tone|art|icon|picture|source|product|to|href|code)$/;

function textsIn(value: unknown, field: string): PartText[] {
  if (typeof value === 'string') return [{ field, text: value, form: 'plain' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    codes.test(name) ? [] : textsIn(inner, `${field}.${name}`),
  );
}

function linksIn(value: unknown, field: string): PartReference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'to' || name === 'href') && typeof inner === 'string'
      ? [{ field: `${field}.${name}`, kind: 'link', value: inner } as const]
      : linksIn(inner, `${field}.${name}`),
  );
}

function picturesIn(block: StoredBlock, field: string): PartReference[] {
  const found: PartReference[] = [];
  mapPictures(block, blockDefinitions[block.type as BlockType].pictures, (value) => {
    found.push({ field, kind: 'picture', value });
    return null;
  });
  return found;
}

/** Pages made of blocks. Code knows their keys, so none can be added or deleted. */
export const pageKind: PublishableKind = {
  kind: 'page',
  parts: { zh: texts.part('zh'), en: texts.part('en') },
  draftTables: texts.draftTables,
  withdraw: texts.withdraw,
  path: (key) => (key === 'home' ? '/' : `/${key.replace(/^product-/, 'product/')}`),
  hasEnglish: true,
  choices: async (db) => [await productChoices(db)],
};
