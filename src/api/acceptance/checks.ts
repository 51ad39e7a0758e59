import { finding, missing } from '#api/sheets/findings.ts';
import type { SheetHead } from '#api/sheets/head.ts';
import type { AcceptanceBody } from '#contracts/sheets/acceptance.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';

/** What stands against sending an acceptance sheet. */
export function checkAcceptance(
  { locale }: Pick<SheetHead, 'locale'>,
  body: AcceptanceBody,
): SheetFinding[] {
  const { items, expectedSigner, statementEn } = body;
  const findings = [
    ...missing(body, ['statementZh']),
    ...items.flatMap((item, at) => missing(item, ['titleZh', 'criterionZh'], `items.${at}`)),
  ];
  if (items.length === 0) {
    findings.push(
      finding('block', 'items', {
        zh: '还没有验收项目，客户无从判定。',
        en: 'There are no items yet for the customer to decide on.',
      }),
    );
  }
  items.forEach(({ measured }, at) => {
    if (measured) return;
    findings.push(
      finding('warn', `items.${at}.measured`, {
        zh: '没有填写实测值，客户只能自己测。',
        en: 'Nothing is measured: the customer has to measure it.',
      }),
    );
  });
  if (!expectedSigner) {
    findings.push(
      finding('warn', 'expectedSigner', {
        zh: '没有写明请谁签署，任何持有签署链接的人都可以签。',
        en: 'Nobody is named to sign: everybody with a signer’s link may.',
      }),
    );
  }
  const isEnglishMissing =
    !statementEn || items.some(({ titleEn, criterionEn }) => !titleEn || !criterionEn);
  if (locale === 'en' && isEnglishMissing) {
    findings.push(
      finding('warn', 'statementEn', {
        zh: '这张单的语言是英文，但有内容没有英文，会以中文显示。',
        en: 'The sheet is in English, but some texts have no English and are shown in Chinese.',
      }),
    );
  }
  return findings;
}
