import { type ConfigData, definePlugin, Rule } from 'html-validate';

/**
 * The HTML standard: a required select that shows one line begins with an empty option, its
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
 * `html-validate:standard` demands what the HTML standard does. The rules added to it are about
 * references, labels and ARIA, where mistakes change what a visitor gets. Its presets `recommended`
 * and `a11y` are left out: most of their rules are about style (the length of a title, void tags,
 * inline styles), and accessibility is checked in a browser by axe-core.
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
