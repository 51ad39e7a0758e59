import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '#api/publishing/contract.ts';
import type { Differences } from '#api/publishing/history-contract.ts';
import type { DiagnosisStep, DiagnosisText } from '#contracts/content/diagnosis.ts';
import { contentRecords } from '#db/schema/content.ts';
import { factUses } from '#db/schema/facts.ts';
import { redirects } from '#db/schema/site.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
const editor = await signInTo(db, api, 'editor', '编辑');

const [document] = await db
  .select({ id: contentRecords.id })
  .from(contentRecords)
  .where(eq(contentRecords.name, 'lip-sync'));
const documentId = document?.id ?? '';

const steps: DiagnosisStep[] = [
  {
    id: 'meter',
    type: 'question',
    text: '音量表在动吗？',
    hint: '看总输出。',
    answers: [
      { id: 'yes', label: '在动', to: 'delay' },
      { id: 'no', label: '不动', to: 'cable' },
    ],
  },
  {
    id: 'delay',
    type: 'result',
    text: '声音提前了',
    hint: null,
    actions: [{ id: 'one', text: '加延迟' }],
    documents: [documentId],
  },
  {
    id: 'cable',
    type: 'result',
    text: '线没有接好',
    hint: null,
    actions: [{ id: 'one', text: '换线' }],
    documents: [],
  },
];
const english: DiagnosisStep[] = steps.map((step) =>
  step.type === 'question'
    ? {
        ...step,
        text: 'Does the meter move?',
        hint: null,
        answers: step.answers.map((one) => ({ ...one, label: one.id })),
      }
    : { ...step, text: step.id, actions: [{ id: 'one', text: 'Do it' }] },
);

let count = 0;
const shared = (changes: object = {}) => ({
  slug: `sync-${++count}`,
  documentId,
  product: null,
  active: true,
  ...changes,
});
const create = async (changes: object = {}) => {
  const body = { shared: shared(changes) };
  return (await editor.ask<{ id: string }>('POST /admin/content/diagnosis', body)).id;
};
const write = (id: string, part: string, data: DiagnosisText, options: object = {}) =>
  editor.write(id, part, data, options);
const findingsOf = async (id: string) =>
  (await editor.ask<{ findings: Finding[] }>(`GET /admin/records/${id}/findings`)).findings.map(
    ({ severity, code, part, field }) => [severity, code, part, field].join(' '),
  );
const readPublic = async () =>
  (await api.api('GET /documents/:slug', { params: { slug: 'lip-sync' } })).diagnosis;
const remove = (id: string) => editor.call(`DELETE /admin/records/${id}`, { body: {} });

test('a diagnosis is on its document once it is published, and gone when it is withdrawn', async () => {
  const id = await create({ product: 'cyan' });
  expect(await readPublic()).toBeNull();
  await write(id, 'zh', { title: '音画不同步', steps });
  expect(await readPublic()).toMatchObject({
    title: '音画不同步',
    product: { key: 'cyan' },
    steps: [
      {
        id: 'meter',
        hint: '看总输出。',
        answers: [{ label: '在动', to: 'delay' }, { to: 'cable' }],
      },
      { id: 'delay', actions: ['加延迟'], documents: [{ slug: 'lip-sync' }] },
      { id: 'cable', answers: [], documents: [] },
    ],
  });
  expect((await editor.view(id)).path).toBe('/dmfaq/lip-sync');
  await editor.ask(`POST /admin/records/${id}/withdrawal`, { parts: ['zh'] });
  expect(await readPublic()).toBeNull();
  await remove(id);
});

test('publishing Chinese leaves English as it is, and makes the translation stale', async () => {
  const id = await create();
  await write(id, 'zh', { title: '音画不同步', steps });
  await write(id, 'en', { title: 'Out of sync', steps: english }, { matchesSource: true });
  const before = await editor.readPart(id, 'en');
  const shorter = steps.map((step) => (step.id === 'cable' ? { ...step, text: '线松了' } : step));
  await write(id, 'zh', { title: '音画不同步', steps: shorter });
  expect(await editor.readPart(id, 'en')).toEqual(before);
  const view = await editor.view(id);
  expect(view.parts.find(({ part }) => part === 'en')?.freshness).toBe('stale');
  const changes = await editor.ask(`GET /admin/records/${id}/source-changes`);
  expect(changes).toMatchObject({
    paragraphs: [{ field: 'steps.cable.text', before: '线没有接好', after: '线松了' }],
  });
  const moved = [steps[0], shorter[2], shorter[1]] as DiagnosisStep[];
  await editor.ask(`POST /admin/records/${id}/source-confirmation`, {});
  await write(id, 'zh', { title: '音画不同步', steps: moved }, { minor: true });
  expect((await editor.view(id)).parts.find(({ part }) => part === 'en')?.freshness).toBe('fresh');
  await remove(id);
});

test('the history names changed, added and moved steps by their keys', async () => {
  const id = await create();
  await write(id, 'zh', { title: '音画不同步', steps });
  const { version } = await editor.readPart(id, 'zh');
  const [meter, delay, cable] = steps as [DiagnosisStep, DiagnosisStep, DiagnosisStep];
  const changed = [meter, cable, { ...delay, text: '声音早了' }, { ...cable, id: 'new' }];
  await editor.save(id, 'zh', version, { title: '不同步', steps: changed });
  const path = `GET /admin/records/${id}/parts/zh/differences`;
  const { fields, blocks } = await editor.ask<Differences>(path);
  expect(fields).toEqual([{ field: 'title', before: '音画不同步', after: '不同步' }]);
  expect(blocks.map(({ id: step, type, change }) => `${change} ${type} ${step}`)).toEqual([
    'moved result cable',
    'changed result delay',
    'added result new',
  ]);
  await remove(id);
});

test('the check names what would mislead a reader, and refuses to publish it', async () => {
  const id = await create({ documentId: null });
  const broken = [
    { ...steps[0], answers: [{ id: 'yes', label: '在动', to: 'none' }] },
    { ...steps[1], actions: [] },
    { ...steps[2], text: '' },
  ] as DiagnosisStep[];
  const { version } = await editor.readPart(id, 'zh');
  await editor.save(id, 'zh', version, { title: '音画不同步', steps: broken });
  expect(await findingsOf(id)).toEqual([
    'warn document-missing shared documentId',
    'block few-answers zh steps.meter',
    'block answer-leads-nowhere zh steps.meter.answers.yes.to',
    'block no-advice zh steps.delay',
    'block step-unreachable zh steps.delay',
    'block text-missing zh steps.cable.text',
    'block step-unreachable zh steps.cable',
    'warn translation-missing en ',
  ]);
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'zh', version: version + 1 }] },
  });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'PUBLICATION_BLOCKED']);
  await remove(id);
});

test('the check compares the steps of both languages, and looks at the documents', async () => {
  const hidden = await editor.ask<{ id: string }>('POST /admin/content/document', {
    shared: { slug: `hidden-${Date.now()}`, sectionId: await sectionId() },
  });
  const id = await create();
  const other = await create();
  await write(other, 'zh', { title: '另一个', steps });
  const linked = steps.map((step) =>
    step.type === 'result' ? { ...step, documents: [hidden.id] } : step,
  );
  const { version } = await editor.readPart(id, 'zh');
  await editor.save(id, 'zh', version, { title: '音画不同步', steps: linked.slice(0, 2) });
  await editor.save(id, 'en', 0, { title: 'Out of sync', steps: english });
  expect(await findingsOf(id)).toEqual([
    'warn document-taken shared documentId',
    'block answer-leads-nowhere zh steps.meter.answers.no.to',
    'warn document-not-public zh steps.delay.documents',
    'warn other-structure en steps.delay',
    'warn other-structure en steps.cable',
  ]);
  await remove(id);
  await remove(other);
});

async function sectionId(): Promise<string> {
  const { fields } = await editor.ask<{
    fields: { name: string; values: { value: string }[] }[];
  }>('GET /admin/content/document/choices');
  return fields.find(({ name }) => name === 'section')?.values[0]?.value ?? '';
}

test.each<[string, object]>([
  ['a step with fields of the other kind', { ...steps[1], answers: [] }],
  ['a key that is no slug', { ...steps[1], id: 'Not a slug' }],
  ['a text that is too long', { ...steps[1], text: '长'.repeat(161) }],
  [
    'five answers',
    {
      ...steps[0],
      answers: Array.from({ length: 5 }, (_, at) => ({
        id: `a${at}`,
        label: `${at}`,
        to: 'delay',
      })),
    },
  ],
])('%s is not published', async (_, step) => {
  const id = await create();
  const { version } = await editor.readPart(id, 'zh');
  const saved = await editor.save(id, 'zh', version, { title: '音画不同步', steps: [step] });
  const body = { parts: [{ part: 'zh', version: saved }] };
  const refused = await editor.call(`POST /admin/records/${id}/publication`, { body });
  expect(refused.body.errorCode).toBe('PUBLICATION_BLOCKED');
  await remove(id);
});

test('a document that a diagnosis names cannot be put in the trash, in whatever part it is named', async () => {
  const target = await editor.ask<{ id: string }>('POST /admin/content/document', {
    shared: { slug: `target-${Date.now()}`, sectionId: await sectionId() },
  });
  const id = await create({ documentId: target.id });
  const refused = await remove(target.id);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'RECORD_IN_USE']);
  await editor.save(id, 'shared', 1, shared({ documentId: null }));
  const { version } = await editor.readPart(id, 'shared');
  await editor.publish(id, { shared: version });
  const naming = steps.map((step) =>
    step.type === 'result' ? { ...step, documents: [target.id] } : step,
  );
  await editor.save(id, 'zh', 0, { title: '草稿', steps: naming });
  expect((await remove(target.id)).status).toBe(409);
  await remove(id);
  expect((await remove(target.id)).status).toBe(200);
});

test('facts that steps show are known, and unknown ones refused', async () => {
  const id = await create();
  const withFact = (name: string) =>
    steps.map((step) => (step.id === 'delay' ? { ...step, hint: `约 {{fact:${name}}}。` } : step));
  await write(id, 'zh', { title: '音画不同步', steps: withFact('sound-speech-level') });
  const uses = await db.select().from(factUses).where(eq(factUses.recordId, id));
  expect(uses).toMatchObject([
    { factKey: 'sound-speech-level', relation: 'diagnosis_translations', locale: 'zh' },
  ]);
  const shown = await readPublic();
  expect(shown?.steps[1]?.hint).not.toContain('{{fact');
  const { version } = await editor.readPart(id, 'zh');
  await editor.save(id, 'zh', version, { title: '音画不同步', steps: withFact('no-such-fact') });
  expect(await findingsOf(id)).toContain('block invalid zh steps.delay.hint');
  await remove(id);
});

test('another slug redirects nothing, and the search of the back office finds it', async () => {
  const id = await create();
  await write(id, 'zh', { title: '音画不同步的诊断', steps });
  const { version, data } = await editor.readPart(id, 'shared');
  const saved = await editor.save(id, 'shared', version, { ...data, slug: 'renamed' });
  await editor.publish(id, { shared: saved });
  expect(
    await db.select().from(redirects).where(eq(redirects.fromPath, '/support/document')),
  ).toEqual([]);
  const { items } = await editor.ask<{ items: { kind: string; id: string }[] }>(
    `GET /admin/search?q=${encodeURIComponent('不同步的诊断')}`,
  );
  expect(items).toMatchObject([{ kind: 'diagnosis', id }]);
  await remove(id);
});

test('a preview shows the draft on its document, in Chinese only', async () => {
  const id = await create();
  const preview = (locale: string) =>
    editor.call(`GET /admin/records/${id}/preview?locale=${locale}`, {});
  const { body } = await preview('zh');
  expect((body.data as unknown as { url: string }).url).toContain('/dmfaq/lip-sync?preview=');
  expect((await preview('en')).status).toBe(404);
  await remove(id);
});

test('sales read diagnoses and do not write them', async () => {
  const sales = await signInTo(db, api, 'sales', '销售');
  const refused = await sales.call('POST /admin/content/diagnosis', { body: { shared: shared() } });
  expect(refused.status).toBe(403);
  const { items } = await sales.ask<{ items: { name: string }[] }>(
    'GET /admin/content/diagnosis?filter=product:cyan',
  );
  expect(items.map(({ name }) => name)).toContain('no-picture');
});
