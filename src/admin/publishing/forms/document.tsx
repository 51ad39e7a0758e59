import { documentLevels } from '#contracts/enums/documents.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import {
  LineInput,
  LinesInput,
  MarkdownInput,
  NumberInput,
  SelectInput,
} from '../fields/inputs.tsx';
import { PictureInput } from '../fields/picture-input.tsx';
import { RelatedInput } from '../fields/related-input.tsx';
import { formMessages } from './messages.ts';
import { SearchEngineFields } from './search-engine-fields.tsx';
import { TitleInput } from './title-input.tsx';

export function DocumentText() {
  const text = useMessages(formMessages);
  return (
    <>
      <TitleInput />
      <LinesInput name="summary" label={text.summary} max={500} />
      <MarkdownInput name="body" label={text.body} />
      <SearchEngineFields />
    </>
  );
}

export function DocumentShared() {
  const text = useMessages(formMessages);
  return (
    <>
      <LineInput name="slug" label={text.slug} hint={text.slugHint} required />
      <ChoiceInput name="sectionId" facet="section" required />
      <ChoiceInput name="product" />
      <SelectInput
        name="level"
        label={text.level}
        required
        options={documentLevels.map((value) => ({ value, label: text.levels[value] }))}
      />
      <PictureInput name="coverId" label={text.cover} />
      <NumberInput name="minutes" label={text.minutes} min={1} required />
      <LineInput name="versionFrom" label={text.versionFrom} hint={text.versionHint} isNullable />
      <LineInput name="versionTo" label={text.versionTo} hint={text.versionHint} isNullable />
      <NumberInput name="popular" label={text.popular} hint={text.popularHint} />
      <LineInput
        name="englishArticle"
        label={text.englishArticle}
        hint={text.englishArticleHint}
        isNullable
      />
      <NumberInput name="sort" label={text.sort} hint={text.sortHint} required />
      <RelatedInput name="related" label={text.related} kind="document" />
    </>
  );
}
