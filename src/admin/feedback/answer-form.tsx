import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { feedbackMessages } from './messages.ts';
import { FEEDBACK_KEY, type Feedback } from './types.ts';

/** Answers a text; the reader's device shows the answer below the document. */
export function AnswerForm({
  item: { id, answer },
  onDone,
}: {
  item: Feedback;
  onDone: () => void;
}) {
  const text = useMessages(feedbackMessages);
  const refresh = useRefresh([FEEDBACK_KEY]);
  const form = useForm({ answer: answer ?? '' }, async (body, api) => {
    await api('PUT /admin/feedback/:id/answer', { params: { id }, body });
    onDone();
    await refresh();
  });
  return (
    <SentForm form={form} label={text.answerSend}>
      <TextAreaField
        {...form.field('answer')}
        label={text.answer}
        hint={text.answerHint}
        rows={3}
        maxLength={1000}
        required
      />
    </SentForm>
  );
}
