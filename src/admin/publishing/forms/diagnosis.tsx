import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import { FlagInput, LineInput } from '../fields/inputs.tsx';
import { RecordInput } from '../fields/record-input.tsx';
import { formMessages } from './messages.ts';

/** What the languages of a diagnosis share. Its texts have an editor of their own. */
export function DiagnosisShared() {
  const text = useMessages(formMessages);
  return (
    <>
      <LineInput name="slug" label={text.diagnosisSlug} hint={text.diagnosisSlugHint} required />
      <RecordInput
        name="documentId"
        label={text.documentId}
        hint={text.documentHint}
        kind="document"
      />
      <ChoiceInput name="product" />
      <FlagInput name="active" label={text.active} hint={text.activeHint} />
    </>
  );
}
