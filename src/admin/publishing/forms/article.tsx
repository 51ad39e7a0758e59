import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceInput, ChoicesInput } from '../fields/choice-input.tsx';
import { FlagInput, LineInput, LinesInput, MarkdownInput } from '../fields/inputs.tsx';
import { PictureInput } from '../fields/picture-input.tsx';
import { formMessages } from './messages.ts';
import { SearchEngineFields } from './search-engine-fields.tsx';
import { TitleInput } from './title-input.tsx';

export function ArticleText() {
  const text = useMessages(formMessages);
  return (
    <>
      <TitleInput />
      <LinesInput name="summary" label={text.summary} max={500} />
      <MarkdownInput name="body" label={text.body} />
      <LineInput name="authorName" label={text.authorName} hint={text.authorHint} isNullable />
      <SearchEngineFields />
    </>
  );
}

export function ArticleShared() {
  const text = useMessages(formMessages);
  return (
    <>
      <LineInput name="slug" label={text.slug} hint={text.slugHint} required />
      <ChoiceInput name="category" required />
      <PictureInput name="coverId" label={text.cover} />
      <ChoicesInput name="products" facet="product" />
      <FlagInput name="pinned" label={text.pinned} />
      <FlagInput name="listed" label={text.listed} hint={text.listedHint} />
    </>
  );
}
