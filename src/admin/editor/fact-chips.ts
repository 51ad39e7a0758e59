import { Decoration, MatchDecorator, WidgetType } from '@codemirror/view';
import { chips } from './chips.ts';

/** The value that readers see for a fact, by `key` or `key.format`; undefined if there is none. */
export type ShowFact = (name: string) => string | undefined;

class FactChip extends WidgetType {
  readonly name: string;
  readonly value: string | undefined;

  constructor(name: string, value: string | undefined) {
    super();
    this.name = name;
    this.value = value;
  }

  override eq(other: FactChip): boolean {
    return other.name === this.name && other.value === this.value;
  }

  toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'cm-fact';
    chip.textContent = this.value ?? this.name;
    chip.title = this.name;
    if (this.value === undefined) chip.dataset.unknown = '';
    return chip;
  }
}

/** Shows `{{fact:key}}` as a chip with the fact's value; the cursor steps over it in one go. */
export function factChips(showFact: ShowFact) {
  const matcher = new MatchDecorator({
    regexp: /\{\{fact:([^{}]*)\}\}/g,
    decoration: ([, name = '']) =>
      Decoration.replace({ widget: new FactChip(name, showFact(name)) }),
  });
  return chips(matcher);
}
