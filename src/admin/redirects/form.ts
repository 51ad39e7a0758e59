import { z } from 'zod';
import { redirectStatuses } from '#contracts/enums/site.ts';
import { redirectFields } from '#contracts/fields/redirects.ts';
import { text } from '#contracts/form-labels.ts';
import { redirectRecord } from '#contracts/records/redirects.ts';
import type { FormDefinition } from '../form/definition.ts';
import { defineRecordForm } from '../records/record-form.ts';

/** Statuses to choose from; others are kept where a redirect has one. */
const offered = ['301', '302', '410'];

/** As the select has it. */
const status = z.enum(redirectStatuses.map(String));

const form = defineRecordForm(redirectRecord, z.strictObject({ ...redirectFields, status }), {
  fromPath: {
    help: text(
      '本站的路径，例如 /old-page；也可以粘贴完整网址。问号和井号之后的部分会去掉。',
      'A path of this site such as /old-page, or a whole address. Anything after ? or # is left out.',
    ),
  },
  target: {
    as: 'line',
    isRequired: true,
    help: text(
      '本站页面，例如 /cases；其他网站以 https:// 开头。',
      'A page of this site such as /cases, or another site with https://.',
    ),
  },
  status: {
    as: 'select',
    options: {
      301: text(
        '301 永久：搜索引擎改用新地址',
        '301 permanent: search engines take the new address',
      ),
      302: text('302 临时：以后还会恢复', '302 temporary: the old page will come back'),
      307: text('307 临时（保留请求方式）', '307 temporary, same request method'),
      308: text('308 永久（保留请求方式）', '308 permanent, same request method'),
      410: text('410 已永久删除，没有新地址', '410 gone for good, no new address'),
    },
  },
});

/** The form of a redirect; one that is gone for good has no target. */
export function redirectForm(kept: string | undefined, chosen: string): FormDefinition {
  const options = kept && !offered.includes(kept) ? [...offered, kept] : offered;
  const names = ['fromPath', ...(chosen === '410' ? [] : ['target']), 'status', 'note', 'active'];
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.name === 'status' ? { ...field, shape: { kind: 'choice', options } } : field,
    ),
    sections: [{ fields: names }],
  };
}
