import type { PublicSeal } from '#api/sheets/seals/contract.ts';
import type { AcceptanceRecord } from '#contracts/sheets/acceptance-record.ts';
import { dotted } from '#site/components/sheet.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { sealMessages } from '#site/i18n/seal.ts';
import { signatureMessages } from '#site/i18n/signature.ts';
import { SignatureImage } from '#site/sheets/signature-image.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Table } from '#ui/table.tsx';
import { usePick } from '#ui/text.ts';

/** What was sealed, read from the record itself. */
export function SealedRecord({ seal }: { seal: PublicSeal }) {
  const text = useMessages(sealMessages);
  const { results } = useMessages(acceptanceMessages);
  const signing = useMessages(signatureMessages);
  const pick = usePick();
  const { moment } = useDates();
  const { content, customer, sealedAt, isTrial, publicKey } = JSON.parse(
    seal.record,
  ) as AcceptanceRecord;
  const { provider, expectedSigner } = content;
  return (
    <>
      {isTrial && (
        <div className="mb-5">
          <Notice kind="warning">{text.trial}</Notice>
        </div>
      )}
      <p className="text-xl font-semibold">{pick(content.title)}</p>
      <p className="mt-2 max-w-reading whitespace-pre-line text-ink-muted">
        {pick(content.statement)}
      </p>
      <DefinitionList
        columns={2}
        items={[
          { term: text.number, detail: <code className="font-mono">{content.number}</code> },
          { term: text.sealedAt, detail: moment(sealedAt) },
          { term: text.customer, detail: content.customerName },
          { term: text.site, detail: content.siteName },
          {
            term: text.signedBy,
            detail: dotted(
              customer.name,
              customer.title,
              customer.isOtherThanExpected && expectedSigner
                ? text.otherSigner(expectedSigner)
                : null,
            ),
          },
          {
            term: text.provider,
            detail: provider && dotted(provider.name, provider.title, moment(provider.signedAt)),
          },
        ]}
      />
      {customer.strokes ? (
        <SignatureImage
          strokes={customer.strokes}
          label={signing.signatureOf(customer.name)}
          className="my-5"
        />
      ) : (
        <p className="my-5 text-sm text-ink-muted">{signing.typed}</p>
      )}
      <Table
        caption={text.record}
        rows={content.items.map((item, index) => ({ ...item, no: index + 1 }))}
        rowKey={({ no }) => no}
        columns={[
          { head: text.item, cell: ({ no, title }) => `${no} ${pick(title)}` },
          { head: text.criterion, cell: ({ criterion }) => pick(criterion) },
          { head: text.measured, cell: ({ measured }) => measured },
          {
            head: text.verdict,
            cell: ({ result, remark, decidedBy }) => dotted(results[result], decidedBy, remark),
          },
        ]}
      />
      <DefinitionList
        items={[
          {
            term: text.hash,
            detail: <code className="font-mono break-all">{seal.contentHash}</code>,
          },
          { term: text.key, detail: <code className="font-mono break-all">{publicKey}</code> },
        ]}
      />
    </>
  );
}
