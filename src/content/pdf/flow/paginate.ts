import type { Box } from './box.ts';

/** A box and its distance from the top of the page. */
export interface PlacedBox {
  box: Box;
  y: number;
}

/** Sums of heights differ from the page's by less than this. */
const ROUNDING = 0.01;

/** Puts boxes on pages of a height: a box, and those that stay with it, go on the next page whole. */
export function paginate(boxes: readonly Box[], pageHeight: number): PlacedBox[][] {
  let page: PlacedBox[] = [];
  const pages = [page];
  let y = 0;
  const place = (box: Box) => {
    const top = page.length === 0 ? 0 : y + box.gap;
    page.push({ box, y: top });
    y = top + box.height;
  };
  for (const [index, box] of boxes.entries()) {
    const needed = page.length === 0 ? 0 : groupHeight(boxes, index, pageHeight);
    if (page.length > 0 && y + needed > pageHeight + ROUNDING) {
      page = [];
      pages.push(page);
      if (box.head) place(box.head);
    }
    place(box);
  }
  return pages;
}

/** Height of a box with those that stay with it; no more than a page, which nothing can exceed. */
function groupHeight(boxes: readonly Box[], from: number, pageHeight: number): number {
  let height = 0;
  for (let index = from; index < boxes.length; index += 1) {
    const box = boxes[index] as Box;
    height += box.gap + box.height;
    if (!box.keepsWithNext || height > pageHeight) break;
  }
  return Math.min(height, pageHeight);
}
