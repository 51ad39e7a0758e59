import { expect, test } from 'vitest';
import { newSectionForm } from '#admin/document-tree/section-form.ts';
import { factMessages } from '#admin/facts/messages.ts';
import { fieldName } from '#admin/publishing/forms/field-name.ts';
import { riskyWordMessages } from '#admin/risky-words/messages.ts';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { auditResource } from '#api/audit/transfer.ts';
import { bookingResource } from '#api/bookings/transfer.ts';
import { releaseResource } from '#api/downloads/transfer.ts';
import { feedbackResource } from '#api/feedback/transfer.ts';
import { missingPageResource } from '#api/missing-pages/transfer.ts';
import { personTable } from '#api/persons/table.ts';
import { privacyNoticeResource } from '#api/privacy-notices/transfer.ts';
import { searchMissResource } from '#api/search-misses/transfer.ts';
import { searchQuestionResource } from '#api/search-questions/transfer.ts';
import { staffResource } from '#api/staff/transfer.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { type ImportedResource, importedResources } from '#contracts/enums/transfers.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { headForm } from '../head-form.ts';
import { namesOf } from '../heads.ts';
import { importedResource } from '../resources.ts';
import type { Column } from '../table.ts';
import { columnName, type TableResource } from './names.ts';

const site = { isPage: () => true } as unknown as Parameters<typeof importedResource>[1];
const columnsOf = (resource: ImportedResource) => importedResource(resource, site).columns;

test.each(importedResources)('the columns of %s have names in both languages', (resource) => {
  for (const { name, title } of columnsOf(resource)) {
    if (name === 'id') continue;
    expect(title?.zh, name).toMatch(/[一-鿿]/);
    expect(title?.en, name).not.toBe(name);
    expect(title?.en, name).toMatch(/^[ -~]+$/);
  }
});

test.each(importedResources)('no name of %s is that of two columns', (resource) => {
  const forms = columnsOf(resource).flatMap((column) => [
    ...new Set(namesOf(column).map(headForm)),
  ]);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

/** Fields that a form calls by another name than `fieldName`, which names them in findings. */
const ownInForms = [
  'case shared.solution',
  'diagnosis shared.slug',
  'diagnosis zh.steps',
  'download zh.title',
];
const suffix = { shared: { zh: '', en: '' }, zh: { zh: '（中文）', en: ' (Chinese)' } };

test('fields of content are called as in their forms', () => {
  for (const kind of contentKinds) {
    for (const { name } of columnsOf(kind)) {
      const [, part, field = ''] = /^(shared|zh)\.(.+)$/.exec(name) ?? [];
      if (!part || ownInForms.includes(`${kind} ${name}`)) continue;
      for (const locale of locales) {
        const inForms = fieldName(field, locale, kind);
        if (inForms === field) continue;
        const expected = inForms + suffix[part as keyof typeof suffix][locale];
        expect(columnName(kind, name)[locale], `${kind} ${name}`).toBe(expected);
      }
    }
  }
});

const inMessages =
  (messages: Record<Locale, object>) =>
  (name: string, locale: Locale): unknown =>
    (messages[locale] as Record<string, unknown>)[name];

test.each<[ImportedResource, (name: string, locale: Locale) => unknown]>([
  ['risky-word', inMessages(riskyWordMessages)],
  ['fact', inMessages(factMessages)],
  ['document-section', (name, locale) => newSectionForm.labels[name]?.label[locale]],
])('fields of %s are called as in their form', (resource, inForm) => {
  for (const locale of locales) {
    const shared = columnsOf(resource).filter(
      ({ name }) => typeof inForm(name, locale) === 'string',
    );
    expect(shared.length).toBeGreaterThan(4);
    for (const { name, title } of shared) expect(title?.[locale]).toBe(inForm(name, locale));
  }
});

const call = { staff: {} } as StaffCall;
test.each<[TableResource, { columns: readonly Column[] }]>([
  ['audit', auditResource],
  ['booking', bookingResource(call)],
  ['staff', staffResource(call)],
  ['release', releaseResource],
  ['feedback', feedbackResource],
  ['missing-page', missingPageResource],
  ['search-miss', searchMissResource],
  ['search-question', searchQuestionResource],
  ['privacy-notice', privacyNoticeResource],
  ['privacy-request', personTable({ phone: null, email: 'a@b.cn', wechat: null })],
])('the columns of %s, which is only exported, have different names', (resource, { columns }) => {
  for (const locale of locales) {
    const titles = columns.map(({ name }) => columnName(resource, name)[locale]);
    expect(new Set(titles).size).toBe(columns.length);
    if (locale === 'zh') {
      expect(titles.filter((title) => !/[一-鿿]|^(id|SHA-256)$/.test(title))).toEqual([]);
    }
  }
});
