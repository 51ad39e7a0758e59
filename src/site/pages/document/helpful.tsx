import { type FormEvent, useEffect, useState } from 'react';
import type { Document } from '#api/documents/contract.ts';
import { type FeedbackReason, feedbackReasons } from '#contracts/enums/documents.ts';
import { documentFeedbackMessages } from '#site/i18n/document-feedback.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { oneOf } from '#site/routing/query.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField, TextAreaField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar, IconCheckCircle } from '#ui/icons.tsx';
import { IconThumbDown, IconThumbUp } from '#ui/tool-icons.tsx';
import { FeedbackAnswer } from './feedback-answer.tsx';
import { storeReceipt } from './feedback-receipt.ts';

type Stage = 'asking' | 'why' | 'thanks' | 'thanksNo';

interface Answer {
  helpful: boolean;
  reason?: FeedbackReason | undefined;
  comment?: string;
}

const storageKey = (slug: string) => `helpful-${slug}`;

const COMMENT_MAX = 500;

/** Asks "Was this helpful?". Yes is one tap; no asks for a reason and a comment. Once per device. */
export function Helpful({ slug, title, product }: Pick<Document, 'slug' | 'title' | 'product'>) {
  const {
    feedback: text,
    helpTitle,
    helpText,
    help,
    supportNote,
  } = useMessages(documentFeedbackMessages);
  const [stage, setStage] = useState<Stage>('asking');
  const [busy, setBusy] = useState(false);
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();
  useEffect(() => setStage(storedStage(slug)), [slug]);

  const send = async ({ helpful, reason, comment }: Answer) => {
    setBusy(true);
    try {
      const body = { locale, helpful, ...(reason && { reason }), ...(comment && { comment }) };
      const { receipt } = await api('POST /documents/:slug/feedback', { params: { slug }, body });
      storeReceipt(slug, receipt);
      setStage(helpful ? 'thanks' : 'thanksNo');
      storeAnswer(slug, helpful);
    } catch (error) {
      present(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const reason = oneOf(feedbackReasons, String(fields.get('reason')));
    void send({ helpful: false, reason, comment: String(fields.get('comment')).trim() });
  };

  const isDone = stage === 'thanks' || stage === 'thanksNo';
  return (
    <section
      aria-labelledby="helpful"
      className="no-print rounded-md border border-line bg-surface p-5 md:p-6"
    >
      <div className="noscript:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="helpful" className="text-lg">
              {text.title}
            </h2>
            <p className="text-sm text-ink-muted">{text.privacy}</p>
          </div>
          {!isDone && (
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                icon={IconThumbUp}
                disabled={busy}
                onClick={() => void send({ helpful: true })}
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
        </div>
        {stage === 'why' && (
          <form onSubmit={submit} className="mt-5 grid gap-4 border-t border-line pt-5">
            <ChoiceField
              type="radio"
              name="reason"
              label={text.why}
              options={feedbackReasons.map((value) => ({ value, label: text.reasons[value] }))}
            />
            <TextAreaField
              name="comment"
              label={text.comment}
              hint={text.commentHint}
              rows={3}
              maxLength={COMMENT_MAX}
            />
            <Button type="submit" busy={busy} className="justify-self-start">
              {text.send}
            </Button>
          </form>
        )}
        <p role="status" className="mt-3 flex flex-wrap items-center gap-2 text-good empty:hidden">
          {isDone && (
            <>
              <IconCheckCircle />
              {text[stage]}
              <button
                type="button"
                className="link min-h-6 text-sm pointer-coarse:min-h-11"
                onClick={() => setStage('asking')}
              >
                {text.change}
              </button>
            </>
          )}
        </p>
        <FeedbackAnswer slug={slug} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4 noscript:mt-0 noscript:border-0 noscript:pt-0">
        <p className="text-sm">
          <span className="font-semibold">{helpTitle}</span>{' '}
          <span className="text-ink-muted">{helpText}</span>
        </p>
        <Button
          to="/cooperation"
          search={{ type: 'support', product: product?.key, message: supportNote(title) }}
          variant="ghost"
          icon={IconCalendar}
          flush
        >
          {help}
        </Button>
      </div>
    </section>
  );
}

/** The stored answer of this device for the document. */
function storedStage(slug: string): Stage {
  try {
    const answer = localStorage.getItem(storageKey(slug));
    if (answer === 'yes') return 'thanks';
    return answer === 'no' ? 'thanksNo' : 'asking';
  } catch {
    return 'asking';
  }
}

function storeAnswer(slug: string, helpful: boolean): void {
  try {
    localStorage.setItem(storageKey(slug), helpful ? 'yes' : 'no');
  } catch {
    // Without storage it lasts until the page is left.
  }
}
