import { dotted, openingBlocks, small } from '#api/sheets/pdf/blocks.ts';
import { htmlBlocks, htmlLines } from '#api/sheets/pdf/html-blocks.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfBlock, PdfContent, PdfDocument } from '#content/pdf/document.ts';
import { formatDay, formatMoment, NO_VALUE } from '#contracts/formats.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { requirementWords } from '#contracts/sheets/words/requirement.ts';
import { requirementChangeMessages } from '#contracts/sheets/words/requirement-changes.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import type { Requirement } from './contract.ts';
import { historyBlocks } from './pdf-history.ts';
import { referenceBlocks } from './pdf-references.ts';

const stateTones = {
  in_review: 'warn',
  approved: 'good',
  closed: 'muted',
} as const;

/** The newest version of a requirement with its history as a document, in the sheet's language. */
export function requirementPdf(answer: Requirement, { provider }: PdfContext): PdfDocument {
  const data = keepUnits(answer);
  const { locale } = data;
  const text = requirementWords[locale];
  return {
    title: `${data.title} ${data.number}`,
    locale,
    provider,
    kind: text.kind,
    marks: [data.number, text.versionOf(data.version)],
    notice: sheetWords[locale].notice,
    blocks: [
      ...openingBlocks(locale, {
        title: data.title,
        lead: dotted(data.customerName, data.projectNumber),
        number: data.number,
        version: data.version,
        date: text.issued(formatDay(data.issuedAt, locale)),
        status: { label: text.states[data.state], tone: stateTones[data.state] },
      }),
      ...approvalBlocks(data),
      { kind: 'section', title: text.brief },
      ...htmlBlocks(data.briefHtml),
      { kind: 'section', title: text.style },
      ...htmlBlocks(data.styleHtml),
      ...(data.palette.length > 0 ? [{ kind: 'colours', colours: data.palette } as const] : []),
      { kind: 'section', title: text.items, aside: text.itemCount(data.items.length) },
      itemTable(data),
      ...referenceBlocks(data),
      ...screenBlocks(data),
      ...deliverableBlocks(data),
      ...milestoneBlocks(data),
      ...historyBlocks(data),
    ],
  };
}

function approvalBlocks({ locale, approval, version, contentHash }: Requirement): PdfBlock[] {
  const text = requirementWords[locale];
  const state: PdfBlock[] = approval
    ? [
        {
          kind: 'paragraph',
          text: text.approved(approval.name, version),
          tone: 'good',
          bold: true,
        },
        small(dotted(approval.title, formatMoment(approval.approvedAt, locale))),
        ...(approval.remark ? [{ kind: 'paragraph', text: approval.remark } as const] : []),
      ]
    : [
        { kind: 'paragraph', text: text.notApproved(version), bold: true },
        small(text.notApprovedHint),
      ];
  return [
    ...state,
    { kind: 'facts', items: [{ term: text.fingerprint, detail: contentHash }] },
    small(text.fingerprintHint),
  ];
}

function itemTable({ locale, items }: Requirement): PdfBlock {
  const text = requirementWords[locale];
  const { itemKinds } = requirementChangeMessages[locale];
  return {
    kind: 'table',
    columns: [
      { head: text.item, share: 3 },
      { head: text.content, share: 6 },
      { head: text.criterion, share: 4 },
    ],
    rows: items.map(({ title, kind, bodyHtml, criterion }, index): PdfContent[] => [
      [
        { text: `${index + 1}\u00a0 ${title}`, bold: true },
        { text: itemKinds[kind], tone: 'muted', size: 'small' },
      ],
      htmlLines(bodyHtml),
      criterion ?? NO_VALUE,
    ]),
  };
}

function screenBlocks({ locale, screens }: Requirement): PdfBlock[] {
  if (screens.length === 0) return [];
  const text = requirementWords[locale];
  const size = (width: number, height: number, unit: string) => `${width} × ${height}\u00a0${unit}`;
  return [
    { kind: 'section', title: text.screens },
    {
      kind: 'table',
      columns: [
        { head: text.screen, share: 3 },
        { head: text.pixels, share: 3 },
        { head: text.physical, share: 3 },
        { head: text.frameRate, share: 1.6 },
        { head: text.content, share: 4 },
      ],
      rows: screens.map(({ name, widthPx, heightPx, widthMm, heightMm, frameRate, content }) => [
        name,
        size(widthPx, heightPx, 'px'),
        widthMm && heightMm ? size(widthMm, heightMm, 'mm') : NO_VALUE,
        frameRate ? `${frameRate}\u00a0fps` : NO_VALUE,
        content,
      ]),
    },
  ];
}

function deliverableBlocks({ locale, deliverables }: Requirement): PdfBlock[] {
  if (deliverables.length === 0) return [];
  const text = requirementWords[locale];
  return [
    { kind: 'section', title: text.deliverables },
    {
      kind: 'table',
      columns: [
        { head: text.deliverable, share: 4 },
        { head: text.format, share: 5 },
        { head: text.quantity, share: 1.4, align: 'end' },
        { head: text.due, share: 3, align: 'end' },
      ],
      rows: deliverables.map(({ name, format, quantity, dueOn }) => [
        name,
        format || NO_VALUE,
        String(quantity),
        dueOn ? formatDay(dueOn, locale) : NO_VALUE,
      ]),
    },
  ];
}

function milestoneBlocks({ locale, milestones }: Requirement): PdfBlock[] {
  if (milestones.length === 0) return [];
  const text = requirementWords[locale];
  return [
    { kind: 'section', title: text.milestones },
    {
      kind: 'facts',
      items: milestones.map(({ name, dueOn, doneOn, late }) => ({
        term: name,
        detail: [
          text.planned(formatDay(dueOn, locale)),
          ...(doneOn
            ? [{ text: text.done(formatDay(doneOn, locale)), tone: 'good' } as const]
            : []),
          ...(late ? [{ text: text.late, tone: 'bad' } as const] : []),
        ],
      })),
    },
  ];
}
