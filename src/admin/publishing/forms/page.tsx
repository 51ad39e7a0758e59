import { useMessages } from '#ui/i18n/messages.tsx';
import { LinesInput } from '../fields/inputs.tsx';
import { PictureInput } from '../fields/picture-input.tsx';
import { formMessages } from './messages.ts';
import { SearchEngineFields } from './search-engine-fields.tsx';
import { TitleInput } from './title-input.tsx';

/** What a page has besides its blocks. */
export function PageHead() {
  const text = useMessages(formMessages);
  return (
    <>
      <TitleInput />
      <LinesInput name="description" label={text.description} max={500} />
      <PictureInput name="shareImageId" label={text.shareImage} />
      <SearchEngineFields />
    </>
  );
}
