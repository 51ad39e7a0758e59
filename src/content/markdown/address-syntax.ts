import type { Link, Nodes, PhrasingContent, Root } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type {} from 'micromark-extension-gfm-autolink-literal';
import type { Construct, Event, Extension, State, TokenizeContext } from 'micromark-util-types';
import {
  addressLength,
  endsAddress,
  hasHost,
  isHostSign,
  mayBecomeAddress,
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
    const before = previous === null || previous < 0 ? ' ' : String.fromCharCode(previous);
    const mayFollow = kind === 'literalAutolinkWww' ? /[\s\p{P}\p{S}]/u : /[^a-z]/i;
    if (!mayFollow.test(before) || isInLabel(events)) return nok(code);
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
 * backslash, or after a bracket. They end at the same signs.
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
  const end = [...text.value].findIndex(endsAddress);
  if (end < 0) return [link];
  const rest = [...text.value].slice(end).join('');
  text.value = text.value.slice(0, text.value.length - rest.length);
  link.url = link.url.slice(0, link.url.length - rest.length);
  return [link, { type: 'text', value: rest }];
}
