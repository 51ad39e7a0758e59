import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrases } from './phrases.tsx';

const html = (text: string) => renderToStaticMarkup(<Phrases text={text} />);
const whole = (word: string) => `<span class="inline-block">${word}</span>`;

it('keeps a word with a hyphen on one line of a headline', () => {
  expect(html('Real-time keying, with sign-language')).toBe(
    `${whole('Real-time')} keying, with ${whole('sign-language')}`,
  );
  expect(html('A plain headline – and 4–6 m')).toBe('A plain headline – and 4–6 m');
  expect(html('a-word-that-no-phone-has-room-for')).toBe('a-word-that-no-phone-has-room-for');
});

it('breaks between sentences first', () => {
  expect(html('One. Two-part.')).toBe(
    `<span class="inline-block">One.</span> <span class="inline-block">${whole('Two-part')}.</span>`,
  );
});
