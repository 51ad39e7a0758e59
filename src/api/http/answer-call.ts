import type { FactTexts } from '#api/facts/texts.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Caller } from './call.ts';
import {
  cacheTagsOf,
  isSharedAnswer,
  type Operation,
  recordTagsOf,
  textLocaleOf,
} from './operation.ts';

export interface AnswerDeps {
  facts: FactTexts;
  /** Keeps answers that everybody gets; without it the operation runs each time. */
  answers?: AnswerCache;
}

export interface Answered {
  data: unknown;
  /**
   * Whether others may get this answer too. `variable`: never, because of its query, which the
   * caller knows from the address; `private`: not this one, because of its data.
   */
  sharing: 'shared' | 'private' | 'variable';
}

/**
 * Makes the answer to a call with parsed input, for HTTP and for pages alike: it runs the operation,
 * or takes what it answered before, and fills in the facts.
 * @param tags gets the tags of the content; some of them before an error is thrown
 */
export async function answerCall(
  operation: Operation,
  input: RouteInput<Operation['contract']>,
  caller: Caller,
  tags: Set<string>,
  { facts, answers }: AnswerDeps,
): Promise<Answered> {
  const { contract, policy } = operation;
  const { params, query } = input;
  const run = () => operation.run(input, caller);
  if (!policy.cache) return { data: await run(), sharing: 'variable' };
  const cacheTags = cacheTagsOf(policy, query);
  for (const tag of cacheTags ?? []) tags.add(tag);
  const tagsOf = (data: unknown) =>
    cacheTags && isSharedAnswer(policy, query, data)
      ? [...cacheTags, ...recordTagsOf(policy, query, data)]
      : undefined;
  const key = `${contract.path} ${JSON.stringify([params, query])}`;
  const data = cacheTags && answers ? await answers.get(key, tagsOf, run) : await run();
  const shared = tagsOf(data);
  for (const tag of shared ?? []) tags.add(tag);
  const sharing = shared ? 'shared' : cacheTags ? 'private' : 'variable';
  return { data: await facts.resolve(data, textLocaleOf(query), tags), sharing };
}
