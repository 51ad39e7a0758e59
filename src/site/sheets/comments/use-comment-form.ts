import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { harmlessText, hasWords } from '#contracts/sheets/harmless.ts';
import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useDraftWithFiles } from '#ui/state/use-draft-with-files.ts';
import type { StepQueue } from '../device/step-queue.ts';
import type { CommentDraft } from '../device/steps.ts';
import { changeKept, keepAuthor, readAuthor, readKept } from '../device/store.ts';
import type { FrameState } from '../frame-context.ts';

const empty: CommentDraft = { name: '', body: '', handsOver: false, photos: [] };
const nowhere = { part: 'sheet' };

/** Behaviour of the form for comments: what is typed is kept on the device, and sent by its queue. */
export function useCommentForm({ token, target, aim, refresh }: FrameState, queue: StepQueue) {
  const text = useMessages(sheetFrameMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, change: setDraft, work, complete } = useDraftWithFiles(empty);
  const [problems, setProblems] = useState<{ name?: string; body?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  // In the commit of the hydration: what was typed before it is in the controls alone.
  useLayoutEffect(() => {
    const typed = typedIn(formRef.current);
    if (Object.keys(typed).length === 0) return;
    setDraft((now) => ({ ...now, ...typed }));
    void changeKept(token, (kept) => ({ ...kept, draft: { ...empty, ...kept.draft, ...typed } }));
  }, [token, setDraft]);
  // The server knows no draft. What is there by now is newer.
  useEffect(() => {
    const load = async () => {
      const [kept, author] = [await readKept(token), await readAuthor()];
      setDraft(({ name, body, handsOver, photos }) => ({
        name: name || kept.draft?.name || author,
        body: body || kept.draft?.body || '',
        handsOver: handsOver || (kept.draft?.handsOver ?? false),
        photos: photos.length > 0 ? photos : (kept.draft?.photos ?? []),
      }));
    };
    void load();
  }, [token, setDraft]);

  const edit = (changes: (now: CommentDraft) => Partial<CommentDraft>) => {
    const next = setDraft((now) => ({ ...now, ...changes(now) }));
    setProblems({});
    setSent(false);
    void changeKept(token, (kept) => ({ ...kept, draft: next }));
  };
  const change = (changes: Partial<CommentDraft>) => edit(() => changes);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(!hasWords(harmlessText(draft.name)) && { name: text.nameMissing }),
      ...(!hasWords(harmlessText(draft.body)) && { body: text.bodyMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const { anchor = nowhere, parentId = null, isReply = false } = target ?? {};
    setBusy(true);
    const entered = await complete();
    if (!entered) return setBusy(false);
    const { name, body, handsOver, photos } = entered;
    const outcome = queue.add({
      operation: 'POST /shares/links/:token/comments',
      params: { token },
      body: { name, body, handsOver: handsOver || isReply, anchor, parentId },
      photos,
    });
    await keepAuthor(name);
    change({ ...empty, name });
    aim(null);
    const isDone = (await outcome) === 'sent';
    if (isDone) await refresh?.();
    setSent(isDone);
    setBusy(false);
  };

  return { formRef, draft, change, edit, work, problems, isBusy, isSent, send };
}

/** What is in the controls of the form, without the empty ones. */
function typedIn(form: HTMLFormElement | null): Partial<CommentDraft> {
  const typed = form ? new FormData(form) : new FormData();
  const [body, name] = [String(typed.get('body') ?? ''), String(typed.get('name') ?? '')];
  return { ...(body && { body }), ...(name && { name }) };
}
