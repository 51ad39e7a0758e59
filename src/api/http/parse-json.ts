/** Bounds of a JSON text from outside. */
export interface JsonBounds {
  /** Lists and objects inside each other. */
  depth: number;
  /** Values in all, at most; without it, as many as the text holds. */
  values?: number;
}

/** A JSON text goes beyond a bound. */
export class JsonBoundError extends Error {
  override name = 'JsonBoundError';
  readonly bound: keyof JsonBounds;

  constructor(bound: keyof JsonBounds) {
    super(`the JSON is beyond its bound of ${bound}`);
    this.bound = bound;
  }
}

/**
 * Parses JSON from outside. Its bounds are checked before: code that walks through lists inside lists
 * calls itself for each, and thousands of them would exhaust the stack.
 * @throws JsonBoundError, or SyntaxError
 */
export function parseJson(text: string, bounds: JsonBounds): unknown {
  requireBounds(text, bounds);
  return JSON.parse(text);
}

/** Counts brackets and commas outside of texts. */
function requireBounds(text: string, { depth, values = Number.POSITIVE_INFINITY }: JsonBounds) {
  let open = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfText(text, at);
        break;
      case '[':
      case '{':
        if (++open > depth) throw new JsonBoundError('depth');
        if (++count > values) throw new JsonBoundError('values');
        break;
      case ']':
      case '}':
        open--;
        break;
      case ',':
        if (++count > values) throw new JsonBoundError('values');
        break;
    }
  }
}

/** The place of the closing quote. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
