import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import { FlagInput, LineInput, LinesInput, NumberInput } from '../fields/inputs.tsx';
import { PictureInput } from '../fields/picture-input.tsx';
import { formMessages } from './messages.ts';

export function DownloadText() {
  const text = useMessages(formMessages);
  return (
    <>
      <LineInput name="title" label={text.programName} max={200} required />
      <LinesInput name="summary" label={text.summary} max={500} />
    </>
  );
}

export function DownloadShared() {
  const text = useMessages(formMessages);
  return (
    <>
      <LineInput name="slug" label={text.slug} hint={text.slugHint} required />
      <ChoiceInput name="product" required />
      <ChoiceInput name="platform" required />
      <LineInput name="storeUrl" label={text.storeUrl} hint={text.storeUrlHint} isNullable />
      <PictureInput name="iconId" label={text.icon} />
      <NumberInput name="sort" label={text.sort} hint={text.sortHint} required />
      <FlagInput name="isSample" label={text.isSample} hint={text.isSampleHint} />
      <FlagInput name="visible" label={text.visible} hint={text.visibleHint} />
    </>
  );
}
