import { dotted, lead, openingBlocks, sharedPdfPicture, small } from '#api/sheets/pdf/blocks.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfBlock, PdfContent, PdfDocument } from '#content/pdf/document.ts';

import { formatDay, formatMoment } from '#contracts/formats.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import {
  SIGNATURE_WIDTH,
  type SignatureStrokes,
  strokesHeight,
  strokesPath,
} from '#contracts/sheets/strokes.ts';
import { acceptanceWords, missingSignature } from '#contracts/sheets/words/acceptance.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import type { Acceptance } from './contract.ts';

type Signature = Acceptance['signatures'][number];

const stateTones = { sent: 'warn', closed: 'muted', rejected: 'bad', sealed: 'good' } as const;
const resultTones = { pending: 'muted', pass: 'good', fail: 'bad' } as const;

/**
 * An acceptance sheet as a document, in its own language.
 * @param translation the same sheet in the other language, which follows without the photos
 */
export function acceptancePdf(
  answer: Acceptance,
  { provider, verification }: PdfContext,
  translation?: Acceptance,
): PdfDocument {
  const data = keepUnits(answer);
  const { locale, seal } = data;
  const text = acceptanceWords[locale];
  const code = seal?.verificationCode;
  return {
    title: `${data.title} ${data.number}`,
    locale,
    provider,
    kind: text.kind,
    subject: code ? `seal:${data.number}:${code}` : undefined,
    marks: [data.number, ...(code ? [`${text.code} ${code}`] : [])],
    notice: sheetWords[locale].notice,
    blocks: [
      ...sheetBlocks(data, evidenceBlocks(data), verification),
      ...(translation
        ? [{ kind: 'new-page' } as const, ...sheetBlocks(keepUnits(translation), [], verification)]
        : []),
    ],
  };
}

function sheetBlocks(
  data: Acceptance,
  evidence: readonly PdfBlock[],
  verification: PdfContext['verification'],
): PdfBlock[] {
  const { locale } = data;
  const text = acceptanceWords[locale];
  return [
    ...openingBlocks(locale, {
      title: data.title,
      lead: dotted(data.customerName, data.siteName),
      number: data.number,
      date: dateOf(data),
      status: { label: text.states[data.state], tone: stateTones[data.state] },
    }),
    ...rejectionBlocks(data),
    { kind: 'section', title: text.statement, aside: text.statementVersion(data.statementVersion) },
    { kind: 'paragraph', text: data.statement },
    {
      kind: 'facts',
      columns: 2,
      items: [
        { term: text.basis.customer, detail: data.customerName },
        { term: text.basis.site, detail: data.siteName },
        { term: text.basis.project, detail: data.projectNumber },
        { term: text.basis.order, detail: data.orderNumber },
        { term: text.basis.previous, detail: data.replacesNumber },
      ],
    },
    { kind: 'section', title: text.items, aside: countsOf(data) },
    itemTable(data),
    ...evidence,
    { kind: 'section', title: text.signatures },
    signatureBlock(data),
    { kind: 'paragraph', text: text.signatureKind, tone: 'muted', size: 'small' },
    ...verificationBlocks(data, verification[locale]),
  ];
}

function dateOf({ locale, seal, sentAt }: Acceptance): string | null {
  const text = acceptanceWords[locale];
  if (seal) return text.sealedOn(formatDay(seal.sealedAt, locale));
  return sentAt && text.sentOn(formatDay(sentAt, locale));
}

function countsOf({ locale, items }: Acceptance): string {
  const count = (result: keyof typeof resultTones) =>
    items.filter((item) => item.result === result).length;
  return acceptanceWords[locale].counts(count('pass'), count('fail'), count('pending'));
}

function rejectionBlocks({ locale, rejection, replacedByNumber }: Acceptance): PdfBlock[] {
  if (!rejection) return [];
  const text = acceptanceWords[locale];
  return [
    { kind: 'section', title: text.rejection },
    { kind: 'paragraph', text: rejection.reason, tone: 'bad' },
    small(dotted(rejection.name, formatMoment(rejection.rejectedAt, locale))),
    small(replacedByNumber ? text.replacedBy(replacedByNumber) : text.rejectionHint),
  ];
}

function itemTable({ locale, items }: Acceptance): PdfBlock {
  const text = acceptanceWords[locale];
  return {
    kind: 'table',
    columns: [
      { head: text.item, share: 3 },
      { head: text.criterion, share: 4 },
      { head: text.measured, share: 4 },
      { head: text.result, share: 3 },
    ],
    rows: items.map(({ title, criterion, measured, result, remark, decidedAt }, index) => [
      `${index + 1}\u00a0 ${title}`,
      criterion,
      measured ? [measured] : [{ text: text.notMeasured, tone: 'muted' }],
      [
        { text: text.results[result], tone: resultTones[result], bold: true },
        ...(decidedAt
          ? [{ text: formatMoment(decidedAt, locale), tone: 'muted', size: 'small' } as const]
          : []),
        ...(remark ? [{ text: text.remark(remark), size: 'small' } as const] : []),
      ] satisfies PdfContent,
    ]),
  };
}

function evidenceBlocks({ locale, items }: Acceptance): PdfBlock[] {
  const pictures = items.flatMap(({ evidence }, index) =>
    evidence.map((picture) => ({
      ...sharedPdfPicture(picture),
      caption: `${index + 1} · ${picture.caption}`,
    })),
  );
  if (pictures.length === 0) return [];
  const text = acceptanceWords[locale];
  return [
    { kind: 'section', title: text.evidence },
    lead(text.evidenceLead),
    { kind: 'pictures', pictures, columns: 3 },
  ];
}

function signatureBlock(data: Acceptance): PdfBlock {
  const { locale, signatures, expectedSigner } = data;
  const text = acceptanceWords[locale];
  return {
    kind: 'beside',
    columns: sheetParties.map((party) => {
      const name: PdfBlock = { kind: 'paragraph', text: text.parties[party], bold: true };
      const signature = signatures.find((candidate) => candidate.party === party);
      if (signature) return { share: 1, blocks: [name, ...signedBlocks(signature)] };
      return { share: 1, blocks: [name, small(missingSignature(text, party, data))] };
    }),
  };

  function signedBlocks(signature: Signature): PdfBlock[] {
    const { name, title, strokes, signedAt, isOtherThanExpected } = signature;
    return [
      ...(strokes
        ? [strokesBlock(strokes), { kind: 'paragraph', text: dotted(name, title) } as const]
        : [
            { kind: 'paragraph', text: name, size: 'huge' } as const,
            { kind: 'paragraph', text: dotted(title, text.typed) } as const,
          ]),
      small(formatMoment(signedAt, locale)),
      ...(isOtherThanExpected && expectedSigner
        ? [
            {
              kind: 'paragraph',
              text: text.otherSigner(expectedSigner),
              tone: 'warn',
              size: 'small',
            } as const,
          ]
        : []),
    ];
  }
}

function strokesBlock(strokes: SignatureStrokes): PdfBlock {
  return {
    kind: 'drawing',
    width: SIGNATURE_WIDTH,
    height: strokesHeight(strokes),
    most: 70,
    shapes: [
      {
        kind: 'svg-path',
        path: strokesPath(strokes),
        paint: { stroke: '#14161c', width: 8, round: true },
      },
    ],
  };
}

/** How a sealed sheet is found again without its link: its code, and the page that checks it. */
function verificationBlocks({ locale, number, seal }: Acceptance, address: string): PdfBlock[] {
  if (!seal) return [];
  const text = acceptanceWords[locale];
  const { verificationCode: code, hash } = seal;
  const page = `${address}?${new URLSearchParams({ number, code })}`;
  const facts: PdfBlock = {
    kind: 'facts',
    items: [
      { term: text.code, detail: [{ text: code, bold: true, size: 'large' }] },
      { term: text.hash, detail: hash },
    ],
  };
  return [
    { kind: 'section', title: text.verification },
    {
      kind: 'beside',
      columns: [
        { share: 4, blocks: [facts, small(text.verifyAt(address)), small(text.sealHint)] },
        { share: 1, blocks: [{ kind: 'code', text: page, width: 84 }] },
      ],
    },
  ];
}
