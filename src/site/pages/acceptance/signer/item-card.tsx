import { useId, useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import { SheetPictures } from '#site/components/sheet-pictures.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { KeptNote } from '#site/sheets/device/kept-note.tsx';
import type { StepQueue } from '#site/sheets/device/step-queue.ts';
import type { ContentOf, KeptPhoto, Step } from '#site/sheets/device/steps.ts';
import { PhotoField } from '#site/sheets/photos/photo-field.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useDraftWithFiles } from '#ui/state/use-draft-with-files.ts';

type Item = Acceptance['items'][number];

/** What a person says about an item, and shows with it. */
export interface ItemRemark {
  remark: string;
  /** All that the customer shows with it. */
  photos: KeptPhoto[];
}

/** One item to decide: criterion, measurement, evidence, and the two answers. */
export function ItemCard({
  no,
  item,
  token,
  queue,
  kept,
  onDecide,
}: {
  no: number;
  item: Item;
  token: string;
  queue: StepQueue;
  /** The last decision on it that is on its way, or was refused. */
  kept: (ContentOf<'POST /shares/acceptance/:token/items/:item/decision'> & Step) | undefined;
  /**
   * @param complete gives the remark once its photos are ready, none if one was refused
   * @returns whether the decision is on its way
   */
  onDecide(
    result: 'pass' | 'fail',
    complete: () => Promise<ItemRemark | undefined>,
  ): Promise<boolean>;
}) {
  const text = useMessages(decisionMessages);
  const { results } = useMessages(acceptanceMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(item.result === 'pending');
  const [isFailing, setFailing] = useState(false);
  const [result, setResult] = useState(item.result);
  // It may have been decided together with others, or by somebody else.
  if (result !== item.result) {
    setResult(item.result);
    if (!isFailing) setOpen(item.result === 'pending');
  }
  const { draft, change, work, complete } = useDraftWithFiles(() => remarkOf(item));
  const [isSending, setSending] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const decide = async (...decision: Parameters<typeof onDecide>) => {
    if (isSending) return;
    setSending(true);
    const isOnItsWay = await onDecide(...decision);
    setSending(false);
    if (!isOnItsWay) return;
    setOpen(false);
    setFailing(false);
  };
  const reopen = () => {
    change(() => remarkOf(item));
    setOpen(true);
  };
  const fail = () => {
    if (draft.remark.trim()) return decide('fail', complete);
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
          error={isMissing && !draft.remark.trim() && text.remarkMissing}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          readOnly={isSending}
          value={draft.remark}
          onChange={({ target }) => change((now) => ({ ...now, remark: target.value }))}
        />
      )}
      {isFailing && (
        <div className="mt-3">
          <PhotoField
            token={token}
            photos={draft.photos}
            work={work}
            onChange={(next) => change((now) => ({ ...now, photos: next(now.photos) }))}
          />
        </div>
      )}
      {kept && (
        <div className="mt-3 grid gap-2 rounded-md border border-dashed border-line p-3 text-sm">
          <p className="font-medium">{results[kept.body.result]}</p>
          {kept.body.remark && <p className="whitespace-pre-line">{kept.body.remark}</p>}
          <KeptNote step={kept} queue={queue} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <Button
              variant={isFailing ? 'secondary' : 'primary'}
              className="min-w-28"
              onClick={() => decide('pass', async () => noRemark)}
            >
              {text.pass}
            </Button>
            <Button
              variant={isFailing ? 'primary' : 'secondary'}
              className="min-w-28"
              busy={isFailing && isSending}
              onClick={isFailing ? fail : () => setFailing(true)}
            >
              {isFailing ? text.confirmFail : text.fail}
            </Button>
          </>
        ) : (
          <Button variant="ghost" size="sm" flush onClick={reopen}>
            {text.change}
          </Button>
        )}
      </div>
    </li>
  );
}

const noRemark: ItemRemark = { remark: '', photos: [] };

/** What the server has of the customer. */
function remarkOf({ remark, evidence }: Item): ItemRemark {
  const photos = evidence.flatMap(({ id, party }) => (party === 'customer' ? [{ id }] : []));
  return { remark: remark ?? '', photos };
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
