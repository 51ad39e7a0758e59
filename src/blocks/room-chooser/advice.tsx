import type { ReactNode } from 'react';
import type { RoomVerdict } from '#contracts/enums/rooms.ts';
import type { RoomAdvice } from '#contracts/room-guide.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight, IconShare } from '#ui/icons.tsx';
import { Link, useTarget } from '#ui/link.tsx';
import { cx } from '#ui/text.ts';
import { IconGrid } from '#ui/tool-icons.tsx';
import { roomChooserMessages } from './messages.ts';

const tones: Record<RoomVerdict, Tone> = {
  fits: 'good',
  reduced: 'warn',
  makeshift: 'warn',
  none: 'bad',
  measure: 'info',
  check: 'info',
};

/** The advice: what to build, why, with what, and what would be better. */
export function Advice({
  advice,
  answers,
}: {
  advice: RoomAdvice;
  /** The answers of the address, which stay in it. */
  answers: Record<string, string>;
}) {
  const text = useMessages(roomChooserMessages);
  const { verdict, title, isConditional, reasons, measure, better, product, kit } = advice;
  return (
    <>
      <Badge dot tone={tones[verdict]}>
        {text.verdicts[verdict]}
      </Badge>
      <h3 className="mt-3 text-2xl">{title}</h3>
      {measure.length > 0 && (
        <div className="mt-4 max-w-reading">
          {!isConditional && <h4 className="mb-2 text-sm text-ink-muted">{text.check}</h4>}
          <Lines lines={measure} />
        </div>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="mt-3 max-w-reading text-ink-muted">
          {reason}
        </p>
      ))}
      <div className={cx(kit.length > 0 && 'gap-x-10 md:grid md:grid-cols-2')}>
        <div>
          {product && (
            <Part heading={isConditional ? text.productIfEnough : text.product}>
              <Link to={`/product/${product.key}`} className="link font-semibold">
                {product.name}
              </Link>
              <p className="mt-1 text-sm text-ink-muted">{product.reason}</p>
            </Part>
          )}
          <Reading reading={advice.reading} />
          {better && (
            <Part heading={text.better(better.title)}>
              <Lines lines={better.changes} />
            </Part>
          )}
        </div>
        {kit.length > 0 && <Kit heading={isConditional ? text.kitIfEnough : text.kit} kit={kit} />}
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button to="/cooperation" search={advice.booking} iconEnd={IconArrowRight}>
          {text.book}
        </Button>
        {advice.plan && (
          <Button
            variant="secondary"
            icon={IconGrid}
            to="/product/3d"
            search={{ ...answers, plan: advice.plan }}
            hash="studio-plan"
          >
            {text.draw}
          </Button>
        )}
        <CopyButton icon={IconShare} text={() => location.href}>
          {text.copy}
        </CopyButton>
      </div>
    </>
  );
}

/** In place of the advice while questions are open. */
export function NoAdvice() {
  return <p className="text-sm text-ink-muted">{useMessages(roomChooserMessages).waiting}</p>;
}

function Kit({ heading, kit }: Pick<RoomAdvice, 'kit'> & { heading: string }) {
  return (
    <Part heading={heading}>
      <dl className="text-sm">
        {kit.map(({ name, count }) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0"
          >
            <dt>{name}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">× {count}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Reading({ reading }: Pick<RoomAdvice, 'reading'>) {
  const text = useMessages(roomChooserMessages);
  const targetOf = useTarget();
  const target = reading && targetOf(reading.path);
  return (
    target && (
      <Part heading={text.reading}>
        <Link {...target} className="link">
          {reading.title}
        </Link>
      </Part>
    )
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 className="mb-2 text-sm text-ink-muted">{heading}</h4>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
