import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckResult } from './check-result.tsx';

test('a screen reader gets the current step, but not the running percentage', () => {
  const check = { state: 'working', name: 'a.zip', size: 4_000_000, done: 1_000_000 } as const;
  const html = renderToStaticMarkup(<CheckResult check={check} />);
  const [aloud = '', silent = ''] = html.split('<div aria-live="off">');
  expect(aloud).toContain('a.zip');
  expect(aloud).not.toMatch(/progress|MB/);
  expect(silent).toMatch(/<progress.*MB/);
});
