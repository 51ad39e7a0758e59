import { afterAll, expect, test } from 'vitest';
import { openPublishing } from '#tests/support/publishing.ts';

const { database, signIn } = await openPublishing();
const sales = await signIn('sales', '周琳');
const viewer = await signIn('viewer', '访客');
afterAll(() => database.drop());

const template = {
  name: '初次答复',
  textZh: '{{name}}，您好：',
  textEn: 'Dear {{name}},',
  active: true,
};

test('sales write reply templates, others do not see them', async () => {
  const { id } = await sales.ask<{ id: string }>('POST /admin/reply-templates', template);
  await sales.ask(`PATCH /admin/reply-templates/${id}`, { active: false });
  const on = await sales.ask<{ items: unknown[] }>('GET /admin/reply-templates?state=on');
  expect(on.items).toEqual([]);
  const { items } = await sales.ask<{ items: unknown[] }>('GET /admin/reply-templates?q=Dear');
  expect(items).toMatchObject([{ id, name: '初次答复', active: false }]);
  expect((await viewer.call('GET /admin/reply-templates')).status).toBe(403);
});

test('a placeholder that would reach the visitor is refused by its name', async () => {
  const { body } = await sales.call('POST /admin/reply-templates', {
    body: { ...template, name: '写错的', textEn: 'Dear {{nmae}},' },
  });
  expect(body.fields).toEqual([{ path: 'textEn', message: expect.stringContaining('{{nmae}}') }]);
});
