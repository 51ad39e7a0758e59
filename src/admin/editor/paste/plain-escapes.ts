import type {} from 'remark-stringify';
import type { Data, Processor } from 'unified';

type Writer = NonNullable<Data['toMarkdownExtensions']>[number];

/** Signs that GFM escapes so that no address becomes a link; here it should. */
const ofAddresses = /^[@.:]$/;

/**
 * Leaves out the backslashes that texts of the site do not need, so that people can read and copy
 * them: bare addresses are links, and a single tilde is text, as in `1~2 周`.
 */
export function plainEscapes(this: Processor): void {
  const data = this.data();
  data.toMarkdownExtensions = data.toMarkdownExtensions?.map(withoutEscapes);
}

function withoutEscapes({ extensions, unsafe, ...rest }: Writer): Writer {
  return {
    ...rest,
    ...(extensions && { extensions: extensions.map(withoutEscapes) }),
    ...(unsafe && {
      unsafe: unsafe.flatMap((pattern) => {
        if (ofAddresses.test(pattern.character)) return [];
        if (pattern.character !== '~') return [pattern];
        return [
          { ...pattern, before: '(?<=~)' },
          { ...pattern, after: '(?=~)' },
        ];
      }),
    }),
  };
}
