import { expect, test } from 'vitest';
import { webhookEvents } from '#contracts/enums/outbox.ts';
import { locales } from '#contracts/locale.ts';
import { link, moment, value } from '#contracts/outbox/template.ts';
import { isMessageEvent, messageEvents, templateOf } from '#contracts/outbox/templates.ts';
import { mailHtml } from './mail-html.ts';
import { writeMessage } from './message-text.ts';
import { placesIn, plainText, renderMessage } from './render.ts';

const values = {
  name: value('姓名', 'Name', '林一'),
  company: value('公司', 'Company', null),
  kind: value('类型', 'Type', 'demo', { words: { demo: { zh: '演示', en: 'Demo' } } }),
  time: moment('时间', 'Time'),
  page: link('地址', 'Page', 'https://example.com/'),
};
const render = (body: string, payload: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  renderMessage({ subject: '{{name}} {{company}}', body }, { values }, payload, locale);

test('values are written in the language of the reader', () => {
  const payload = { kind: ['demo', 'other'], time: '2026-11-21T01:30:00Z' };
  expect(plainText(render('{{kind}}，{{ time }}', payload))).toBe(
    '演示、other，2026-11-21T09:30 (UTC+8)',
  );
  expect(plainText(render('{{kind}}', payload, 'en'))).toBe('Demo, other');
});

test('lines without a value are left out, and empty lines are not doubled', () => {
  const body = '您好\n\n公司：{{company}}\n\n姓名：{{name}} {{company}}\n{{page}}\n';
  expect(plainText(render(body, { name: '林一', page: '' }))).toBe('您好\n\n姓名：林一');
  expect(render('', { name: ' 林\n一 ', company: null }).subject).toBe('林 一');
});

test('a value with a placeholder stays as it is', () => {
  expect(plainText(render('{{name}}', { name: '{{page}}', page: 'https://x.example' }))).toBe(
    '{{page}}',
  );
});

test('only links of ours are links in HTML, and nothing of a visitor is markup', () => {
  const text = render('{{name}}\n看这里 https://www.mujing.example/a?b=1&c 。\n{{page}}', {
    name: '<b onclick="x">https://evil.example</b>',
    page: 'https://www.mujing.example/admin/bookings/1',
  });
  const html = mailHtml(text, '幕境 & 朋友', 'zh');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://www.mujing.example/a?b=1&amp;c',
    'https://www.mujing.example/admin/bookings/1',
  ]);
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;https://evil.example&lt;/b&gt;');
  expect(html).toContain('幕境 &amp; 朋友');
});

test.each(messageEvents)(
  '%s uses its own values only, and reads well in both languages',
  (event) => {
    const { values: known, subject, body } = templateOf(event);
    const sample = Object.fromEntries(
      Object.entries(known).map(([name, one]) => [name, one.sample]),
    );
    for (const locale of locales) {
      for (const name of placesIn(`${subject[locale]} ${body[locale]}`)) {
        expect(known, `${event} has no ${name}`).toHaveProperty(name);
      }
      const text = writeMessage(event, sample, locale);
      expect(`${text.subject}\n${plainText(text)}`).not.toMatch(/\{\{|undefined|null|\[object/);
      expect(text.subject).not.toBe('');
      expect(text.lines.length).toBeGreaterThan(0);
    }
  },
);

test('every event of a webhook has a template', () => {
  expect(webhookEvents.filter((event) => !isMessageEvent(event))).toEqual([]);
});
