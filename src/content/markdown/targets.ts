import type { Nodes, Root } from 'mdast';
import { dialect } from './dialect.ts';
import { checkLimits } from './limits.ts';

/** A picture that a text shows. */
export interface TextPicture {
  /** Address as written: `media:<name>` for the library. */
  url: string;
  alt: string;
}

/** Addresses that a text names. */
export interface TextTargets {
  pictures: TextPicture[];
  links: string[];
}

/** Finds the pictures and links of a Markdown text. @throws MarkdownLimitError */
export function findTargets(markdown: string): TextTargets {
  checkLimits(markdown);
  const tree: Root = dialect.parse(markdown);
  const definitions = new Map<string, string>();
  const targets: TextTargets = { pictures: [], links: [] };
  walk(tree, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  });
  walk(tree, (node) => {
    if (node.type === 'link') targets.links.push(node.url);
    if (node.type === 'linkReference') {
      targets.links.push(definitions.get(node.identifier) ?? '');
    }
    if (node.type === 'image') targets.pictures.push({ url: node.url, alt: node.alt ?? '' });
    if (node.type === 'imageReference') {
      targets.pictures.push({ url: definitions.get(node.identifier) ?? '', alt: node.alt ?? '' });
    }
  });
  return targets;
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
