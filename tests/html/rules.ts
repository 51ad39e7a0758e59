import { type ConfigData, definePlugin, Rule } from 'html-validate';

/**
 * HTML standard: a required select that shows one line must begin with an empty option, its
 * placeholder. html-validate has no rule for it.
 */
class RequiredSelectPlaceholder extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const select of document.querySelectorAll('select[required]')) {
        if (select.hasAttribute('multiple') || select.hasAttribute('size')) continue;
        const first = select.querySelector('option');
        if (first?.getAttributeValue('value') !== '') {
          this.report(select, 'the first option of a required select has the value ""');
        }
      }
    });
  }
}

const plugin = definePlugin({
  name: 'site',
  rules: { 'site/required-select-placeholder': RequiredSelectPlaceholder },
});

/**
 * `html-validate:standard` checks the rules of the HTML standard. The added rules are about
 * references, labels and ARIA, where mistakes affect visitors. The presets `recommended` and
 * `a11y` are not used: most of their rules are about style (the length of a title, void tags,
 * inline styles), and axe-core checks accessibility in a browser.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  plugins: [plugin],
  rules: {
    'aria-label-misuse': 'error',
    'hidden-focusable': 'error',
    'input-missing-label': 'error',
    'multiple-labeled-controls': 'error',
    'no-abstract-role': 'error',
    'no-missing-references': 'error',
    'no-multiple-main': 'error',
    'no-redundant-aria-label': 'error',
    'site/required-select-placeholder': 'error',
    'valid-autocomplete': 'error',
    'valid-for': 'error',
  },
};
