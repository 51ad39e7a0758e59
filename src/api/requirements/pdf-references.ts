import {
  dotted,
  lead,
  libraryPdfPicture,
  sharedPdfPicture,
  small,
} from '#api/sheets/pdf/blocks.ts';
import type { PdfBlock, PdfPicture } from '#content/pdf/document.ts';
import { requirementWords } from '#contracts/sheets/words/requirement.ts';
import type { Requirement } from './contract.ts';

type Reference = Requirement['references'][number];

/** Reference pictures with their marks, each beside its words. */
export function referenceBlocks({ locale, references, items }: Requirement): PdfBlock[] {
  if (references.length === 0) return [];
  const text = requirementWords[locale];
  return [
    { kind: 'section', title: text.references },
    ...references.flatMap((reference): PdfBlock[] => {
      const item = items.find(({ key }) => key === reference.itemKey);
      const words: PdfBlock[] = [
        lead(dotted(text.referenceKinds[reference.kind], reference.scene?.name)),
        { kind: 'paragraph', text: reference.caption, bold: true },
        ...(item ? [small(text.forItem(item.title))] : []),
        ...(reference.url ? [small(reference.url)] : []),
        { kind: 'list', items: reference.marks.map((mark) => mark.text), ordered: true },
      ];
      const picture = pictureOf(reference);
      if (!picture) return words;
      return [
        {
          kind: 'beside',
          columns: [
            { share: 1, blocks: [{ kind: 'pictures', pictures: [picture], columns: 1 }] },
            { share: 1, blocks: words },
          ],
        },
      ];
    }),
  ];
}

function pictureOf({ picture, photo, marks }: Reference): PdfPicture | undefined {
  const shown = picture
    ? libraryPdfPicture(picture, '')
    : photo && { ...sharedPdfPicture(photo), caption: '' };
  if (!shown) return undefined;
  return {
    ...shown,
    marks: marks.map(({ shape, x, y, width, height }, index) => ({
      label: String(index + 1),
      x,
      y,
      ...(shape === 'box' && { width, height }),
    })),
  };
}
