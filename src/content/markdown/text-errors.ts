/** A text names pictures or drawings that the media library does not have. */
export class UnknownMediaError extends Error {
  /** The names, as written after `media:`. */
  readonly names: string[];

  constructor(names: string[]) {
    super(`The media library has no ${names.map((name) => `"${name}"`).join(', ')}.`);
    this.name = 'UnknownMediaError';
    this.names = names;
  }
}

/** A code sample shows a fact, and the colours of its language would cut the placeholder. */
export class FactInCodeError extends Error {
  constructor(names: string[]) {
    super(
      `Colours of code would cut {{fact:${names.join('}}, {{fact:')}}}. Write the value itself, or mark the code as plain text.`,
    );
    this.name = 'FactInCodeError';
  }
}
