import type { FindMedia, TextMedia } from './text-media.ts';

/** Media that a job on a text may use: it cannot ask the database itself. */
export interface MediaOfText {
  /** Names that were looked for. */
  names: ReadonlySet<string>;
  found: Map<string, TextMedia | null>;
}

/** The outcome of a job on a text: names of media that nobody has looked for yet, or the result. */
export type WithMedia<Result> = { wanted: string[] } | { result: Result };

/** Thrown inside a job for names that nobody has looked for yet. */
class MediaWanted extends Error {
  readonly names: string[];

  constructor(names: string[]) {
    super('media must be looked for first');
    this.names = names;
  }
}

/** Runs work on a text with media that were looked for; this is the side of the job. */
export async function withMedia<Result>(
  media: MediaOfText | undefined,
  work: (findMedia?: FindMedia) => Promise<Result>,
): Promise<WithMedia<Result>> {
  try {
    return { result: await work(media && ((names) => take(media, names))) };
  } catch (error) {
    if (error instanceof MediaWanted) return { wanted: error.names };
    throw error;
  }
}

async function take({ names, found }: MediaOfText, wanted: string[]) {
  const unasked = wanted.filter((name) => !names.has(name));
  if (unasked.length > 0) throw new MediaWanted(unasked);
  return found;
}

/** Names after `media:`, as nearly all texts write them. */
const NAMES = /media:([^\s<>()"'\\&%]+)/g;

/**
 * Looks for the media of a text and runs a job with them. Names that are written in an unusual way,
 * such as with backslashes, are known after the job has read the text: then it runs again.
 */
export async function lookUpMedia<Result>(
  markdown: string,
  findMedia: FindMedia | undefined,
  job: (media?: MediaOfText) => Promise<WithMedia<Result>>,
): Promise<Result> {
  let names = new Set([...markdown.matchAll(NAMES)].map(([, name = '']) => name));
  for (;;) {
    const found = findMedia && (await findMedia([...names]));
    const outcome = await job(found && { names, found });
    if ('result' in outcome) return outcome.result;
    names = new Set([...names, ...outcome.wanted]);
  }
}
