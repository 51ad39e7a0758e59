import { useCallback, useState } from 'react';
import { saveFile } from '#site/demos/save-file.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar, IconPrinter } from '#ui/icons.tsx';
import { IconTrash } from '#ui/tool-icons.tsx';
import { planCalendar } from './calendar.ts';
import { runOfShowMessages } from './messages.ts';
import type { RunOfShow } from './plan.ts';
import { planText } from './plan-text.ts';
import { PrintSheet } from './print-sheet.tsx';

/** Ways out of the builder: paper, calendar, text; and the way to begin again. */
export function PlanActions({ plan, onReset }: { plan: RunOfShow; onReset(): void }) {
  const text = useMessages(runOfShowMessages);
  const isInWeChat = useVisitorSystem()?.inWeChat ?? false;
  const [isPrinting, setPrinting] = useState(false);
  const [asksReset, setAsksReset] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const saveCalendar = () => {
    const file = new Blob([planCalendar(plan)], { type: 'text/calendar;charset=utf-8' });
    saveFile(`${plan.title || text.fileName}.ics`, file);
  };
  return (
    <section aria-label={text.actions} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={IconPrinter} onClick={() => setPrinting(true)}>
          {text.print}
        </Button>
        {!isInWeChat && (
          <Button variant="secondary" size="sm" icon={IconCalendar} onClick={saveCalendar}>
            {text.calendar}
          </Button>
        )}
        <CopyButton size="sm" text={() => planText(plan, text.minutesOf)}>
          {text.copy}
        </CopyButton>
        <Button variant="ghost" size="sm" icon={IconTrash} onClick={() => setAsksReset(true)}>
          {text.reset}
        </Button>
      </div>
      {asksReset && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="grow">{text.resetAsk}</span>
          <Button size="sm" onClick={onReset}>
            {text.resetYes}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsksReset(false)}>
            {text.resetNo}
          </Button>
        </div>
      )}
      {isInWeChat && <p className="text-xs text-ink-muted">{text.inWeChat}</p>}
      {isPrinting && <PrintSheet plan={plan} onDone={donePrinting} />}
    </section>
  );
}
