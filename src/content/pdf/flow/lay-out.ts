import type { PdfBlock } from '../document.ts';
import type { Box, Setting } from './box.ts';
import { besideBoxes, codeBoxes, coloursBoxes, drawingBoxes, picturesBoxes } from './drawings.ts';
import { tableBoxes } from './table.ts';
import {
  barsBoxes,
  factsBoxes,
  figuresBoxes,
  listBoxes,
  paragraphBoxes,
  sectionBoxes,
  subheadingBoxes,
} from './texts.ts';

/** The boxes of some blocks, in their order. */
export function layOut(blocks: readonly PdfBlock[], setting: Setting): Box[] {
  return blocks.flatMap((block) => boxesOf(block, setting));
}

function boxesOf(block: PdfBlock, setting: Setting): Box[] {
  switch (block.kind) {
    case 'section':
      return sectionBoxes(block, setting);
    case 'subheading':
      return subheadingBoxes(block, setting);
    case 'paragraph':
      return paragraphBoxes(block, setting);
    case 'list':
      return listBoxes(block, setting);
    case 'facts':
      return factsBoxes(block, setting);
    case 'figures':
      return figuresBoxes(block, setting);
    case 'bars':
      return barsBoxes(block, setting);
    case 'table':
      return tableBoxes(block, setting);
    case 'pictures':
      return picturesBoxes(block, setting);
    case 'drawing':
      return drawingBoxes(block, setting);
    case 'colours':
      return coloursBoxes(block, setting);
    case 'beside':
      return besideBoxes(block, setting);
    case 'code':
      return codeBoxes(block);
    case 'new-page':
      return [];
    case 'landscape':
      return layOut(block.blocks, setting);
  }
}
