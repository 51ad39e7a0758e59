import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Manifest } from 'vite';
import { STYLE_PARTS_FILE, type StylePart } from '../../src/server/pages/style-parts.ts';

/** At-rules whose rules are selected one by one; pages include all others. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Parses the style sheet of a built client for the server, which selects each page's styles, and
 * takes the font faces out of it. English pages have them inline; a second face of the same name
 * starts its own time to load, and its text would move what is painted.
 */
export function writeStyleParts(clientDir: string): void {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The build has no style.css: is it still imported by the client?');
  const styles = read(sheet.file);
  const parts = parseStyles(styles);
  writeFileSync(path.join(clientDir, sheet.file), withoutFaces(styles));
  writeFileSync(path.join(clientDir, STYLE_PARTS_FILE), JSON.stringify(parts));
}

/** Parses a style sheet into the parts from which a page's styles are selected. */
export function parseStyles(sheet: string): StylePart[] {
  return partsOf(parse(sheet));
}

/** The style sheet without its font faces. */
export function withoutFaces(sheet: string): string {
  const root = parse(sheet);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

function partsOf({ nodes = [] }: Container): StylePart[] {
  return nodes.filter(({ type }) => type !== 'comment').map(partOf);
}

function partOf(node: ChildNode): StylePart {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type !== 'atrule') return { text: node.toString() };
  // PostCSS leaves out the semicolon of an at-rule without a block.
  if (!node.nodes) return { text: `${node};` };
  if (node.name === 'font-face') return { face: node.toString() };
  if (!GROUPS.has(node.name)) return { text: node.toString() };
  return { head: headOf(node), parts: partsOf(node) };
}

function headOf({ name, params, raws }: AtRule): string {
  return `@${name}${raws.afterName ?? ' '}${params}`;
}

function ruleOf(rule: Rule): StylePart {
  const text = rule.toString();
  const needs = selectorParser().astSync(rule).nodes.map(classesOf);
  return needs.every((classes) => classes.length > 0) ? { text, needs } : { text };
}

/**
 * Classes that a page must have for a selector to match. Those in `:not()`, `:is()` and other
 * functions are optional.
 */
function classesOf({ nodes }: selectorParser.Selector): string[] {
  return nodes.filter(selectorParser.isClassName).map(({ value }) => value);
}
