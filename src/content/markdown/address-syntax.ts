import type { Link, Nodes, PhrasingContent, Root } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type {} from 'micromark-extension-gfm-autolink-literal';
import type { Construct, Event, Extension, State, TokenizeContext } from 'micromark-util-types';
import {
  addressLength,
  bareAddressLength,
  endsAddress,
  hasHost,
  isHostSign,
  mayBecomeAddress,
  mayFollow,
} from '#contracts/bare-addresses.ts';

/**
 * Bare addresses, which become links by themselves, as on GitHub, except that one ends before the
 * punctuation of Chinese. Texts there have no space between an address and the rest of the sentence.
 * It replaces two constructs of GFM; those of mail addresses stay.
 */
export function bareAddresses(): Extension {
  const text = Object.fromEntries([...'hHwW'].map((sign) => [sign.charCodeAt(0), bareAddress]));
  return { text, disable: { null: ['protocolAutolink', 'wwwAutolink'] } };
}

const bareAddress: Construct = { name: 'bareAddress', add: 'after', tokenize: tokenizeAddress };

function tokenizeAddress(
  this: TokenizeContext,
  ...[effects, ok, nok]: Parameters<Construct['tokenize']>
): State {
  const { previous, events } = this;
  let kind: 'literalAutolinkHttp' | 'literalAutolinkWww' = 'literalAutolinkHttp';
  let left = 0;

  return (code) => {
    kind = code === 87 || code === 119 ? 'literalAutolinkWww' : 'literalAutolinkHttp';
    const before = previous === null || previous < 0 ? '' : String.fromCharCode(previous);
    if (!mayFollow(before, String.fromCharCode(code ?? 0)) || isInLabel(events)) return nok(code);
    effects.enter('literalAutolink');
    effects.enter(kind);
    return effects.check({ partial: true, tokenize: measure }, consume, nok)(code);
  };

  function consume(code: Parameters<State>[0]): State | undefined {
    if (left === 0) {
      effects.exit(kind);
      effects.exit('literalAutolink');
      return ok(code);
    }
    left -= 1;
    effects.consume(code);
    return consume;
  }

  /** Reads ahead once, to the end of the run, so that long runs of signs take no more than their length. */
  function measure(...[ahead, found, refused]: Parameters<Construct['tokenize']>): State {
    let run = '';
    let isInHost = true;
    const read: State = (code) => {
      const sign = code === null || code < 0 ? ' ' : String.fromCharCode(code);
      const isEnd = endsAddress(sign);
      const isPrefix = run.length < 8 && !isEnd && mayBecomeAddress(run + sign);
      if (run.length < 4 && !isPrefix) return refused(code);
      if (isInHost && !isPrefix && !isHostSign(sign)) {
        isInHost = false;
        if (!hasHost(run)) return refused(code);
      }
      if (isEnd) {
        left = addressLength(run);
        return left > 0 ? found(code) : refused(code);
      }
      run += sign;
      ahead.consume(code);
      return read;
    };
    return read;
  }
}

/**
 * Whether a bracket is open that may still become a link, in which there can be no other. It goes back
 * as far as another address has, which left its mark.
 */
function isInLabel(events: readonly Event[]): boolean {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const token = events[at]?.[1];
    if ((token?.type === 'labelLink' || token?.type === 'labelImage') && !token._balanced) {
      return true;
    }
    if (token?._gfmAutolinkLiteralWalkedInto) break;
  }
  const last = events.at(-1)?.[1];
  if (last) last._gfmAutolinkLiteralWalkedInto = true;
  return false;
}

/**
 * GFM also looks for addresses in the finished text, where it finds those that were written with a
 * backslash, or after a bracket. They end at the same signs, and at brackets.
 */
export function cutAddresses(): TreeExtension {
  return { transforms: [(tree: Root) => cutIn(tree)] };
}

function cutIn(parent: Nodes): void {
  if (!('children' in parent)) return;
  parent.children.forEach(cutIn);
  parent.children = parent.children.flatMap((child) =>
    child.type === 'link' && !child.position ? cut(child) : [child],
  ) as typeof parent.children;
}

function cut(link: Link): PhrasingContent[] {
  const [text] = link.children;
  if (text?.type !== 'text' || link.url.startsWith('mailto:')) return [link];
  const end = bareAddressLength(text.value, true);
  const rest = text.value.slice(end);
  if (end === 0 || rest === '') return [link];
  text.value = text.value.slice(0, end);
  link.url = link.url.slice(0, link.url.length - rest.length);
  return [link, ...addressesIn(rest)];
}

/** The beginning of a web address, or a mail address, not within a word. */
const address =
  /(?<![^\s\p{P}\p{S}])(?:https?:\/\/|www\.)|(?<![-+.\w])[-+.\w]+@[-\w]+(?:\.[-\w]+)*\.[-\w]*[a-z](?![-\w])/giu;
/** Looks for the end of another address no further. */
const LONGEST = 2_000;

/** Text with its addresses as links: GFM took all of it for a part of the address before it. */
function addressesIn(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: start, index } of text.matchAll(address)) {
    if (index < end) continue;
    const isMail = start.includes('@');
    const run = isMail ? start : text.slice(index, index + LONGEST);
    const value = isMail ? start : run.slice(0, bareAddressLength(run, true));
    if (value === '') continue;
    const scheme = isMail ? 'mailto:' : /^w/i.test(value) ? 'http://' : '';
    parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push({ type: 'link', url: scheme + value, children: [{ type: 'text', value }] });
    end = index + value.length;
  }
  return [...parts, { type: 'text', value: text.slice(end) }];
}
