import { type FormEvent, useState } from 'react';
import { type FeedbackReason, feedbackReasons } from '#contracts/values/documents.ts';
import { Button } from '#site/components/button.tsx';
import { ChoiceField } from '#site/components/fields.tsx';
import {
  IconCalendar,
  IconCheckCircle,
  IconThumbDown,
  IconThumbUp,
} from '#site/components/icons.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useLocale, useMessages } from '#site/i18n/messages.tsx';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { oneOf } from '#site/routing/query.ts';

type Stage = 'asking' | 'why' | 'thanks' | 'thanksNo';

/** "Was this helpful": one tap for yes; for no, a reason may be given. */
export function Helpful({ uid }: { uid: string }) {
  const { feedback: text, helpTitle, helpText, help } = useMessages(documentsMessages);
  const [stage, setStage] = useState<Stage>('asking');
  const [busy, setBusy] = useState(false);
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();

  const send = async (helpful: boolean, reason?: FeedbackReason) => {
    setBusy(true);
    try {
      const body = { locale, helpful, ...(reason && { reason }) };
      await api('POST /documents/:uid/feedback', { params: { uid }, body });
      setStage(helpful ? 'thanks' : 'thanksNo');
    } catch (error) {
      present(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('reason');
    void send(false, oneOf(feedbackReasons, String(chosen)));
  };

  const isDone = stage === 'thanks' || stage === 'thanksNo';
  return (
    <section
      aria-labelledby="helpful"
      className="no-print rounded-md border border-line bg-surface p-5 md:p-6"
    >
      <div className="noscript:hidden">
        <h2 id="helpful" className="text-lg">
          {text.title}
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{text.privacy}</p>
        {!isDone && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={IconThumbUp}
              disabled={busy}
              onClick={() => void send(true)}
            >
              {text.yes}
            </Button>
            <Button
              variant="secondary"
              icon={IconThumbDown}
              disabled={busy}
              aria-expanded={stage === 'why'}
              onClick={() => setStage('why')}
            >
              {text.no}
            </Button>
          </div>
        )}
        {stage === 'why' && (
          <form onSubmit={submit} className="mt-5">
            <ChoiceField
              type="radio"
              name="reason"
              label={text.why}
              options={feedbackReasons.map((value) => ({ value, label: text.reasons[value] }))}
            />
            <Button type="submit" busy={busy} className="mt-4">
              {text.send}
            </Button>
          </form>
        )}
        <p role="status" className="mt-4 flex items-center gap-2 text-good empty:hidden">
          {isDone && (
            <>
              <IconCheckCircle />
              {text[stage]}
            </>
          )}
        </p>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 noscript:mt-0 noscript:border-0 noscript:pt-0">
        <p className="text-sm">
          <span className="font-semibold">{helpTitle}</span>{' '}
          <span className="text-ink-muted">{helpText}</span>
        </p>
        <Button to="/cooperation" variant="ghost" icon={IconCalendar} flush>
          {help}
        </Button>
      </div>
    </section>
  );
}
