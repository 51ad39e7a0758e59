import { useMessages } from '#ui/i18n/messages.tsx';
import { LineInput } from '../fields/inputs.tsx';
import { formMessages } from './messages.ts';

export function TitleInput() {
  return <LineInput name="title" label={useMessages(formMessages).title} max={200} required />;
}
