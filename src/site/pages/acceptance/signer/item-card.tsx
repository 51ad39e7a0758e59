import { useId, useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import { SheetPictures } from '#site/components/sheet-pictures.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';

type Item = Acceptance['items'][number];

/** What a person decides on one item. */
export interface ItemDecision {
  result: 'pass' | 'fail';
  remark: string;
}

/** One item to decide: criterion, measurement, evidence, and the two answers. */
export function ItemCard({
  no,
  item,
  busy,
  error,
  onDecide,
}: {
  no: number;
  item: Item;
  /** Whether its decision is on the way. */
  busy: boolean;
  error: string | undefined;
  onDecide(decision: ItemDecision): Promise<boolean>;
}) {
  const text = useMessages(decisionMessages);
  const { results } = useMessages(acceptanceMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(item.result === 'pending');
  const [isFailing, setFailing] = useState(false);
  const [remark, setRemark] = useState(item.remark ?? '');
  const [isMissing, setMissing] = useState(false);
  const decide = async (decision: ItemDecision) => {
    if (!(await onDecide(decision))) return;
    setOpen(false);
    setFailing(false);
  };
  const fail = () => {
    if (remark.trim()) return decide({ result: 'fail', remark });
    setMissing(true);
    document.getElementById(`${id}-remark`)?.focus();
  };
  return (
    <li
      data-item={item.id}
      aria-labelledby={`${id}-title`}
      className="rounded-md border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-title`} className="text-base font-semibold">
          <span className="me-2 font-normal text-ink-muted tabular-nums">{no}</span>
          {item.title}
        </h3>
        {item.result !== 'pending' && (
          <Badge dot tone={item.result === 'pass' ? 'good' : 'bad'}>
            {results[item.result]}
          </Badge>
        )}
      </div>
      <dl className="mt-3 grid gap-2 text-sm">
        <Fact term={text.criterion}>{item.criterion}</Fact>
        <Fact term={text.measured}>{item.measured ?? text.notMeasured}</Fact>
        {item.remark && !isFailing && <Fact term={text.remark}>{item.remark}</Fact>}
      </dl>
      {item.evidence.length > 0 && (
        <div className="mt-3">
          <SheetPictures pictures={item.evidence} />
        </div>
      )}
      {isFailing && (
        <TextAreaField
          id={`${id}-remark`}
          className="mt-4"
          label={text.remark}
          hint={text.remarkHint}
          error={isMissing && !remark.trim() && text.remarkMissing}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      )}
      {error && (
        <div role="alert" className="mt-3">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <Button
              variant={isFailing ? 'secondary' : 'primary'}
              busy={busy && !isFailing}
              className="min-w-28"
              onClick={() => decide({ result: 'pass', remark: '' })}
            >
              {text.pass}
            </Button>
            <Button
              variant={isFailing ? 'primary' : 'secondary'}
              busy={busy && isFailing}
              className="min-w-28"
              onClick={isFailing ? fail : () => setFailing(true)}
            >
              {isFailing ? text.confirmFail : text.fail}
            </Button>
          </>
        ) : (
          <Button variant="ghost" size="sm" flush onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        )}
      </div>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
