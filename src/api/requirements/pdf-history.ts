import { dotted, lead, small } from '#api/sheets/pdf/blocks.ts';
import type { PdfBlock, PdfContent, PdfTone } from '#content/pdf/document.ts';
import type { RequirementItemKind } from '#contracts/enums/requirements.ts';
import { formatDay } from '#contracts/formats.ts';
import type { Locale } from '#contracts/locale.ts';
import { requirementWords } from '#contracts/sheets/words/requirement.ts';
import { requirementChangeMessages } from '#contracts/sheets/words/requirement-changes.ts';
import type { Requirement } from './contract.ts';

type Change = Requirement['history'][number]['changes'][number];

const tones: Record<Change['kind'], PdfTone> = {
  added: 'good',
  changed: 'warn',
  moved: 'muted',
  removed: 'bad',
};

/** All issued versions with their differences, the newest first. */
export function historyBlocks({ locale, history }: Requirement): PdfBlock[] {
  const text = requirementWords[locale];
  const oldest = history.at(-1)?.version;
  return [
    { kind: 'section', title: text.history },
    lead(text.historyLead),
    ...history.flatMap((version): PdfBlock[] => {
      const { approval, changes } = version;
      return [
        {
          kind: 'subheading',
          text: text.versionOf(version.version),
          aside: formatDay(version.issuedAt, locale),
        },
        { kind: 'paragraph', text: version.changeNote },
        ...(approval
          ? [
              small(
                dotted(
                  text.approved(approval.name, version.version),
                  formatDay(approval.approvedAt, locale),
                ),
              ),
            ]
          : []),
        changes.length > 0
          ? changeTable(changes, locale)
          : small(version.version === oldest ? text.firstVersion : text.sameParts),
        small(`${text.fingerprint} ${version.contentHash}`),
      ];
    }),
  ];
}

function changeTable(changes: readonly Change[], locale: Locale): PdfBlock {
  const text = requirementChangeMessages[locale];
  return {
    kind: 'table',
    columns: [
      { head: '', share: 1.4 },
      { head: '', share: 4 },
      { head: '', share: 8 },
    ],
    rows: changes.map(({ part, kind, title, fields }): PdfContent[] => [
      [{ text: text.changes[kind], tone: tones[kind], size: 'small' }],
      dotted(text.parts[part], part === 'sheet' ? null : title || text.unnamed),
      fields.map((field) => changeText(field, locale)),
    ]),
  };
}

function changeText({ field, before, after }: Change['fields'][number], locale: Locale): string {
  const text = requirementChangeMessages[locale];
  const shown = (value: string) => {
    if (value === '') return text.none;
    if (field === 'dueOn') return formatDay(value, locale);
    return field === 'kind' ? text.itemKinds[value as RequirementItemKind] : value;
  };
  const told = before !== '' || after !== '' ? `${shown(before)} → ${shown(after)}` : text.other;
  return `${text.fields[field]}: ${told}`;
}
