import type { CaseShared, CaseText } from '#contracts/content/case.ts';
import { caseMediaRoles } from '#contracts/enums/cases.ts';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceField } from '../../core/choice-field.tsx';
import { ChoiceInput, ChoicesInput } from '../fields/choice-input.tsx';
import {
  DayInput,
  FlagInput,
  LineInput,
  LinesInput,
  MarkdownInput,
  NumberInput,
} from '../fields/inputs.tsx';
import { usePartForm } from '../fields/part-form.tsx';
import { PictureChoice, PictureInput } from '../fields/picture-input.tsx';
import { RowsInput } from '../fields/rows-input.tsx';
import { formMessages } from './messages.ts';
import { SearchEngineFields } from './search-engine-fields.tsx';
import { TitleInput } from './title-input.tsx';

type Equipment = CaseText['equipment'][number];
type Figure = CaseText['figures'][number];
type GalleryPicture = Omit<CaseShared['gallery'][number], 'mediaId'> & { mediaId: string | null };

export function CaseTexts() {
  const text = useMessages(formMessages);
  return (
    <>
      <TitleInput />
      <LineInput name="customer" label={text.customer} required />
      <LinesInput name="summary" label={text.summary} max={500} />
      <MarkdownInput name="challenge" label={text.challenge} />
      <MarkdownInput name="solution" label={text.solution} />
      <RowsInput<Figure>
        name="figures"
        label={text.figures}
        newRow={() => ({ value: '', label: '', before: null, source: '' })}
      >
        {(row, change, id) => (
          <>
            <Cell
              id={`${id}.value`}
              label={text.figureValue}
              value={row.value}
              onChange={(value) => change({ value })}
            />
            <Cell
              id={`${id}.label`}
              label={text.figureLabel}
              value={row.label}
              onChange={(label) => change({ label })}
            />
            <Cell
              id={`${id}.before`}
              label={text.figureBefore}
              isOptional
              value={row.before ?? ''}
              onChange={(before) => change({ before: before || null })}
            />
            <Cell
              id={`${id}.source`}
              label={text.figureSource}
              value={row.source}
              onChange={(source) => change({ source })}
            />
          </>
        )}
      </RowsInput>
      <RowsInput<Equipment>
        name="equipment"
        label={text.equipment}
        newRow={() => ({ name: '', quantity: 1, note: null })}
      >
        {(row, change, id) => (
          <>
            <Cell
              id={`${id}.name`}
              label={text.equipmentName}
              value={row.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              id={`${id}.quantity`}
              label={text.quantity}
              type="number"
              min={1}
              required
              value={row.quantity}
              onChange={({ target }) => change({ quantity: Math.round(Number(target.value)) })}
            />
            <Cell
              id={`${id}.note`}
              label={text.note}
              isOptional
              value={row.note ?? ''}
              onChange={(note) => change({ note: note || null })}
            />
          </>
        )}
      </RowsInput>
      <LinesInput name="quote" label={text.quote} max={1000} isNullable />
      <LineInput name="quoteAuthor" label={text.quoteAuthor} isNullable />
      <SearchEngineFields />
    </>
  );
}

export function CaseSettings() {
  const text = useMessages(formMessages);
  const { isReadOnly } = usePartForm();
  return (
    <>
      <LineInput name="slug" label={text.slug} hint={text.slugHint} required />
      <ChoiceInput name="industry" required />
      <ChoiceInput name="solution" required />
      <PictureInput name="coverId" label={text.cover} />
      <ChoicesInput name="products" facet="product" />
      <DayInput name="deliveredOn" label={text.deliveredOn} />
      <FlagInput name="featured" label={text.featured} />
      <NumberInput name="sort" label={text.sort} hint={text.sortHint} required />
      <RowsInput<GalleryPicture>
        name="gallery"
        label={text.gallery}
        newRow={() => ({ mediaId: null, role: 'gallery', captionZh: null, captionEn: null })}
      >
        {(row, change, id) => (
          <>
            <PictureChoice
              value={row.mediaId}
              onChange={(mediaId) => change({ mediaId })}
              isReadOnly={isReadOnly}
            />
            <ChoiceField
              id={`${id}.role`}
              label={text.role}
              values={caseMediaRoles}
              names={text.roles}
              value={row.role}
              onChoose={(role) => change({ role })}
            />
            <Cell
              id={`${id}.captionZh`}
              label={text.captionZh}
              isOptional
              value={row.captionZh ?? ''}
              onChange={(captionZh) => change({ captionZh: captionZh || null })}
            />
            <Cell
              id={`${id}.captionEn`}
              label={text.captionEn}
              isOptional
              value={row.captionEn ?? ''}
              onChange={(captionEn) => change({ captionEn: captionEn || null })}
            />
          </>
        )}
      </RowsInput>
    </>
  );
}

function Cell({
  id,
  label,
  value,
  isOptional,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  isOptional?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      required={!isOptional}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
