import type { ElementContent, Root, Text } from 'hast';
import { joinLineEnds } from '#contracts/line-ends.ts';

/** Elements that stand between texts: blocks, breaks, pictures, and code, which is not changed. */
const divider =
  /^(?:p|div|section|article|[uo]l|li|d[ltd]|table|t(?:[hdr]|body|head|foot)|caption|h[1-6]|blockquote|pre|code|figure|hr|br|img|note-(?:mark|text))$/;

/** Takes out line ends of the clip's source that would become spaces between Chinese characters. */
export function joinLines() {
  return (tree: Root) => {
    for (const texts of runsIn(tree.children as ElementContent[], [[]])) {
      texts.forEach((text, index) => {
        const before = texts[index - 1]?.value.slice(-2) ?? '';
        const after = texts[index + 1]?.value.slice(0, 2) ?? '';
        text.value = joinLineEnds(text.value, before, after);
      });
    }
  };
}

/** Adds the texts of nodes to runs, in which one goes on behind the other. */
function runsIn(nodes: readonly ElementContent[], runs: Text[][]): Text[][] {
  for (const node of nodes) {
    if (node.type === 'text') runs.at(-1)?.push(node);
    if (node.type !== 'element' || node.tagName === 'pre') continue;
    const isApart = divider.test(node.tagName);
    if (isApart) runs.push([]);
    if (node.tagName !== 'code') runsIn(node.children, runs);
    if (isApart) runs.push([]);
  }
  return runs;
}
