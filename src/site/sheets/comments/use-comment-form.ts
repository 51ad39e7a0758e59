import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { harmlessText, hasWords } from '#contracts/sheets/harmless.ts';
import { BusinessError, type RequestError } from '#request/errors.ts';
import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { describeError } from '#site/request/catalogue.ts';
import { useApi } from '#site/request/use-api.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Comment, FrameState } from '../frame-context.ts';
import {
  type CommentDraft,
  type CommentToSend,
  newDraft,
  readDraft,
  storeDraft,
} from './comment-draft.ts';

const empty: CommentDraft = { key: '', name: '', body: '', handsOver: false };
const nowhere = { part: 'sheet' };

/**
 * Behaviour of the form for comments: it keeps what is typed on the device, sends it once however often
 * it has to try, and tries again when the connection is back.
 */
export function useCommentForm(
  { token, target, aim }: FrameState,
  onSent: (comment: Comment) => void,
) {
  const text = useMessages(sheetFrameMessages);
  const api = useApi();
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [problems, setProblems] = useState<{ name?: string; body?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  /** A comment that was not sent because the connection was away. */
  const waiting = useRef<CommentToSend>(null);

  // In the commit of the hydration: the server knows no draft, and what was typed before it is in the
  // controls alone.
  useLayoutEffect(() => {
    const typed = typedIn(formRef.current);
    const known = { ...readDraft(token), ...typed };
    setDraft(known);
    if (typed.body) storeDraft(token, known);
  }, [token]);

  const change = (changes: Partial<CommentDraft>) => {
    // Other words are another comment: what was sent with the key may have arrived.
    const isOther = waiting.current !== null;
    const next = { ...draft, ...(isOther && { key: newDraft().key }), ...changes };
    waiting.current = null;
    setDraft(next);
    setProblems({});
    setFailure(null);
    setSent(false);
    storeDraft(token, next);
  };

  const attempt = async (sent: CommentToSend) => {
    const { key: repeatKey, ...body } = sent;
    setBusy(true);
    try {
      const { comment } = await api('POST /shares/links/:token/comments', {
        params: { token },
        body,
        repeatKey,
      });
      waiting.current = null;
      const fresh = { ...newDraft(), name: sent.name };
      setDraft(fresh);
      storeDraft(token, fresh);
      setFailure(null);
      setSent(true);
      aim(null);
      onSent(comment);
    } catch (error) {
      const isRefused = error instanceof BusinessError && error.status < 500;
      waiting.current = isRefused ? null : sent;
      setFailure(isRefused ? refusalText(error) : text.kept);
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    const again = () => {
      if (waiting.current) void attempt(waiting.current);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(!hasWords(harmlessText(draft.name)) && { name: text.nameMissing }),
      ...(!hasWords(harmlessText(draft.body)) && { body: text.bodyMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const { anchor = nowhere, parentId = null, isReply = false } = target ?? {};
    void attempt({ ...draft, handsOver: draft.handsOver || isReply, anchor, parentId });
  };

  return { formRef, draft, change, problems, failure, isBusy, isSent, send };
}

/** What is in the controls of the form, without the empty ones. */
function typedIn(form: HTMLFormElement | null): Partial<CommentDraft> {
  const typed = form ? new FormData(form) : new FormData();
  const [body, name] = [String(typed.get('body') ?? ''), String(typed.get('name') ?? '')];
  return { ...(body && { body }), ...(name && { name }) };
}

/** What a refusal says, field by field where it names fields. */
function refusalText(error: RequestError): string {
  const fields = error.fields.map(({ message }) => message);
  return fields.length > 0 ? fields.join(' ') : describeError(error).message;
}
