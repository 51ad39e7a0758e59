import { Decoration, MatchDecorator, WidgetType } from '@codemirror/view';
import { type CalloutKind, calloutKindOf, calloutTitles } from '#contracts/callouts.ts';
import type { Locale } from '#contracts/locale.ts';
import { chips } from './chips.ts';

class CalloutChip extends WidgetType {
  readonly kind: CalloutKind;
  readonly locale: Locale;

  constructor(kind: CalloutKind, locale: Locale) {
    super();
    this.kind = kind;
    this.locale = locale;
  }

  override eq(other: CalloutChip): boolean {
    return other.kind === this.kind && other.locale === this.locale;
  }

  toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'cm-callout';
    chip.dataset.kind = this.kind;
    chip.textContent = calloutTitles[this.kind][this.locale];
    return chip;
  }
}

/** Shows the marker of a callout, `[!NOTE]`, as the title that readers see. */
export function calloutChips(locale: Locale) {
  return chips(
    new MatchDecorator({
      regexp: /(?<=^(?:> ?)+)\[!([a-z]+)\](?=\s*$)/gi,
      decorate(add, from, to, [, name = '']) {
        const kind = calloutKindOf(name);
        if (kind) add(from, to, Decoration.replace({ widget: new CalloutChip(kind, locale) }));
      },
    }),
  );
}
