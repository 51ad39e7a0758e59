import { finding, missing } from '#api/sheets/findings.ts';
import type { SheetHead } from '#api/sheets/head.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import { requirementChanges } from '#contracts/sheets/requirement-changes.ts';
import type { Executor } from '#db/connection.ts';
import { readVersions } from './versions.ts';

/** What stands against issuing a version of a requirement. */
export async function checkRequirement(
  db: Executor,
  { id, stage }: SheetHead,
  body: RequirementBody,
): Promise<SheetFinding[]> {
  const [newest] = stage === 'open' ? await readVersions(db, id) : [];
  return [
    ...(newest && requirementChanges(newest.body, body).length === 0
      ? [finding('block', '', unchanged(newest.version))]
      : []),
    ...missing(body, ['brief']),
    ...(body.items.length === 0 ? [finding('block', 'items', noItems)] : []),
    ...body.items.flatMap((item, at) => [
      ...missing(item, ['title'], `items.${at}`),
      ...(item.kind === 'criterion' && !item.criterion
        ? [finding('warn', `items.${at}.criterion`, noCriterion)]
        : []),
    ]),
    ...body.references.flatMap(({ target, caption, marks }, at) => [
      ...missing({ target }, ['target'], `references.${at}`),
      ...(caption === '' && marks.length === 0
        ? [finding('warn', `references.${at}.caption`, noCaption)]
        : []),
      ...marks.flatMap((mark, index) => missing(mark, ['text'], `references.${at}.marks.${index}`)),
    ]),
    ...(['screens', 'deliverables', 'milestones'] as const).flatMap((list) =>
      body[list].flatMap((entry, at) => missing(entry, ['name'], `${list}.${at}`)),
    ),
  ];
}

const unchanged = (version: number) => ({
  zh: `内容与第 ${version} 版相同，没有需要发布的新版本。`,
  en: `The contents equal those of version ${version}: there is nothing new to issue.`,
});
const noItems = {
  zh: '还没有需求条目，客户没有可以确认的内容。',
  en: 'There are no items yet, so the customer has nothing to approve.',
};
const noCriterion = {
  zh: '没有写判定标准，验收时难以判断。',
  en: 'Without a criterion it is hard to decide on at the acceptance.',
};
const noCaption = {
  zh: '这条参考没有图注，也没有标记，客户看不出要看什么。',
  en: 'Without a caption or marks the customer does not see what to look at.',
};
