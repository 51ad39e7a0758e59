import { trialMessages } from '#site/i18n/trial.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/**
 * Offers a copy of a demo sheet. The form is posted with or without scripts.
 * @param action path of the page, without the base path
 */
export function TrialOffer({ action }: { action: string }) {
  const text = useMessages(trialMessages);
  const base = useBasePath();
  return (
    <form
      method="post"
      action={base + action.slice(1)}
      className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5"
    >
      <input type="hidden" name="trial" />
      <p className="max-w-reading min-w-0 grow basis-80">
        <strong className="block font-semibold">{text.offer}</strong>
        <span className="text-sm text-ink-muted">{text.offerHint}</span>
      </p>
      <Button type="submit" variant="secondary">
        {text.start}
      </Button>
    </form>
  );
}

/** Says that the page is a visitor's own copy of a demo sheet, and until when it is there. */
export function TrialBar({ until }: { until: string }) {
  const text = useMessages(trialMessages);
  const { moment } = useDates();
  return (
    <p className="bg-key px-4 py-2 text-center text-sm text-on-key">{text.until(moment(until))}</p>
  );
}
