import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Release } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';
import { LocaleProvider } from '#ui/i18n/messages.tsx';
import { ReleaseFacts } from './release-parts.tsx';

const release: Release = {
  id: '00000000-0000-4000-8000-000000000000',
  version: '1.0.0',
  channel: 'stable',
  releasedOn: '2026-11-22',
  minOs: 'WebGL2',
  requirements: [],
  notesHtml: '',
  file: null,
};
const facts = (platform: Platform, minOs: string) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ReleaseFacts release={{ ...release, minOs }} platform={platform} />
    </LocaleProvider>,
  );

it('asks a program for the web for a browser, the others for a system', () => {
  expect(facts('web', 'WebGL2')).toContain('Any browser with WebGL2');
  expect(facts('windows', 'Windows 11')).toContain('<dd>Windows 11</dd>');
});
