import type { Acceptance } from '#api/acceptance/contract.ts';
import { dotted, SheetSection } from '#site/components/sheet.tsx';
import { SheetPictures } from '#site/components/sheet-pictures.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Steps } from '#ui/steps.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Items } from './items.tsx';
import { Signatures, Verification } from './signatures.tsx';

/** The cards show the same; the table is for print and for browsers without scripts. */
const BEHIND_CARDS = 'hidden noscript:block print:block';

/** How a sealed sheet is found again and checked. */
export function Seal({ number, seal }: { number: string; seal: NonNullable<Acceptance['seal']> }) {
  const text = useMessages(acceptanceMessages);
  return (
    <SheetSection id="verification" heading={text.verification} panel>
      <Verification number={number} code={seal.verificationCode} hash={seal.hash} />
    </SheetSection>
  );
}

/** Where the acceptance stands, and the statement that is signed. */
export function Basis({ data }: { data: Acceptance }) {
  const text = useMessages(acceptanceMessages);
  const { moment } = useDates();
  return (
    <>
      {data.state !== 'rejected' && (
        <SheetSection id="progress" heading={text.progress} panel>
          <Progress data={data} />
        </SheetSection>
      )}
      {data.rejection && (
        <SheetSection id="rejection" heading={text.rejection} panel>
          <p className="whitespace-pre-line text-bad">{data.rejection.reason}</p>
          <p className="mt-2 text-sm text-ink-muted">
            {dotted(data.rejection.name, moment(data.rejection.rejectedAt))}
          </p>
          <p className="mt-2 text-sm text-ink-muted">
            {data.replacedByNumber ? text.replacedBy(data.replacedByNumber) : text.rejectionHint}
          </p>
        </SheetSection>
      )}
      <SheetSection
        id="statement"
        heading={text.statement}
        aside={text.statementVersion(data.statementVersion)}
        panel
      >
        <p className="max-w-reading whitespace-pre-line">{data.statement}</p>
        <div className="mt-4 border-t border-line">
          <DefinitionList
            columns={2}
            items={[
              { term: text.basis.customer, detail: data.customerName },
              { term: text.basis.site, detail: data.siteName },
              { term: text.basis.project, detail: data.projectNumber },
              { term: text.basis.order, detail: data.orderNumber },
              { term: text.basis.previous, detail: data.replacesNumber },
            ]}
          />
        </div>
      </SheetSection>
    </>
  );
}

/** All items with their results and evidence, the signatures, and how it goes on. */
export function Results({ data }: { data: Acceptance }) {
  const text = useMessages(acceptanceMessages);
  const count = (result: Acceptance['items'][number]['result']) =>
    data.items.filter((item) => item.result === result).length;
  const evidence = data.items.flatMap((item, index) =>
    item.evidence.map((picture) => ({ ...picture, caption: `${index + 1} · ${picture.caption}` })),
  );
  return (
    <>
      <SheetSection
        id="items"
        heading={text.items}
        aside={text.counts(count('pass'), count('fail'), count('pending'))}
        className={data.canSign ? BEHIND_CARDS : undefined}
      >
        <Items items={data.items} />
      </SheetSection>
      {evidence.length > 0 && (
        <SheetSection
          id="evidence"
          heading={text.evidence}
          lead={text.evidenceLead}
          className={data.canSign ? BEHIND_CARDS : undefined}
        >
          <SheetPictures pictures={evidence} />
        </SheetSection>
      )}
      <SheetSection id="signatures" heading={text.signatures}>
        <Signatures data={data} />
      </SheetSection>
      <SheetSection
        id="how"
        heading={data.state === 'sent' ? text.how : text.help}
        className="break-inside-avoid"
      >
        <HowItWorks showSteps={data.state === 'sent'} />
      </SheetSection>
    </>
  );
}

/** The steps from the first item to the seal, with the current progress. */
function Progress({ data }: { data: Acceptance }) {
  const text = useMessages(acceptanceMessages);
  const doneCount = data.items.filter(({ result }) => result !== 'pending').length;
  const isComplete = doneCount === data.items.length;
  const isSigned = data.signatures.length === 2;
  const isSealed = data.state === 'sealed';
  return (
    <Steps
      direction="row"
      steps={[
        {
          title: text.steps.judge,
          text: text.steps.judged(doneCount, data.items.length),
          state: isComplete ? 'done' : 'current',
        },
        {
          title: text.steps.sign,
          text: text.steps.signed(data.signatures.length),
          state: isSigned ? 'done' : isComplete ? 'current' : 'open',
        },
        {
          title: text.steps.seal,
          text: text.steps.sealText,
          state: isSealed ? 'done' : isSigned ? 'current' : 'open',
        },
      ]}
    />
  );
}
