import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckResult } from './check-result.tsx';

test('a screen reader gets the current step, but not the running percentage', () => {
  const check = { state: 'working', name: 'a.zip', size: 4_000_000, done: 1_000_000 } as const;
  const html = renderToStaticMarkup(<CheckResult check={check} />);
  const [announced = '', silent = ''] = html.split('<div aria-live="off">');
  expect(announced).toContain('a.zip');
  expect(announced).not.toMatch(/progress|MB/);
  expect(silent).toMatch(/<progress.*MB/);
});
