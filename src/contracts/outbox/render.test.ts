import { expect, test } from 'vitest';
import { webhookEvents } from '../enums/outbox.ts';
import { locales } from '../locale.ts';
import { placesIn, plainText, renderMessage } from './render.ts';
import { link, moment, value } from './template.ts';
import { isMessageEvent, messageEvents, sampleOf, templateOf } from './templates.ts';

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
    '演示、other，2026年11月21日 09:30（北京时间）',
  );
  expect(plainText(render('{{kind}}', payload, 'en'))).toBe('Demo, other');
});

test('lines without a value are left out, and empty lines are not doubled', () => {
  const body = '您好\n\n公司：{{company}}\n\n姓名：{{name}} {{company}}\n{{page}}\n';
  expect(plainText(render(body, { name: '林一', page: '' }))).toBe('您好\n\n姓名：林一');
});

test('a subject is one line', () => {
  expect(render('', { name: ' 林\r\nBcc: x ', company: null }).subject).toBe('林 Bcc: x');
});

test('a value with a placeholder stays as it is', () => {
  const payload = { name: '{{page}}', page: 'https://x.example' };
  expect(plainText(render('{{name}}', payload))).toBe('{{page}}');
});

test.each(messageEvents)('%s uses its own values only, in both languages', (event) => {
  const template = templateOf(event);
  for (const locale of locales) {
    const text = { subject: template.subject[locale], body: template.body[locale] };
    for (const name of placesIn(`${text.subject} ${text.body}`)) {
      expect(Object.keys(template.values)).toContain(name);
    }
    const written = renderMessage(text, template, sampleOf(event, locale), locale);
    expect(`${written.subject}\n${plainText(written)}`).not.toMatch(/\{\{|undefined|null|\[object/);
    if (locale === 'en') {
      expect(`${written.subject}\n${plainText(written)}`).not.toMatch(
        /[\u3000-\u9fff\uff00-\uffef]/,
      );
    }
    expect(written.subject).not.toBe('');
    expect(written.lines.length).toBeGreaterThan(0);
  }
});

test('every event of a webhook has a template', () => {
  expect(webhookEvents.filter((event) => !isMessageEvent(event))).toEqual([]);
});
