import type { QrTarget } from '#contracts/content/qr-page.ts';
import { qrPlatforms } from '#contracts/enums/qr-pages.ts';
import { CheckboxField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceField } from '../../core/choice-field.tsx';
import { LineInput, LinesInput, NumberInput } from '../fields/inputs.tsx';
import { useField } from '../fields/part-form.tsx';
import { RowsInput } from '../fields/rows-input.tsx';
import { QrCodeFiles } from './qr-code.tsx';
import { qrMessages } from './qr-messages.ts';

/** The page behind a printed code: its texts, and where it leads on each system. */
export function QrPage() {
  const text = useMessages(qrMessages);
  const { value } = useField<QrTarget[]>('targets');
  const free = qrPlatforms.find((platform) => !value?.some((one) => one.platform === platform));
  return (
    <>
      <QrCodeFiles />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LineInput name="titleZh" label={text.titleZh} max={80} required />
        <LineInput name="titleEn" label={text.titleEn} max={100} isNullable />
        <LinesInput name="hintZh" label={text.hintZh} max={300} />
        <LinesInput name="hintEn" label={text.hintEn} max={300} isNullable />
        <NumberInput name="printMm" label={text.printMm} hint={text.printHint} min={10} required />
      </div>
      <RowsInput<QrTarget>
        name="targets"
        label={text.targets}
        newRow={() => ({
          platform: free ?? 'other',
          url: null,
          labelZh: '',
          labelEn: null,
          guideZh: null,
          guideEn: null,
          active: true,
        })}
      >
        {(row, change, id) => (
          <>
            <ChoiceField
              id={`${id}.platform`}
              label={text.platform}
              values={qrPlatforms}
              names={text.platforms}
              value={row.platform}
              onChoose={(platform) => change({ platform })}
            />
            <TextField
              id={`${id}.url`}
              label={text.url}
              hint={text.urlHint}
              value={row.url ?? ''}
              onChange={({ target }) => change({ url: target.value.trim() || null })}
            />
            <TextField
              id={`${id}.labelZh`}
              label={text.labelZh}
              required
              value={row.labelZh}
              onChange={({ target }) => change({ labelZh: target.value })}
            />
            <TextField
              id={`${id}.labelEn`}
              label={text.labelEn}
              value={row.labelEn ?? ''}
              onChange={({ target }) => change({ labelEn: target.value || null })}
            />
            {(['guideZh', 'guideEn'] as const).map((name) => (
              <TextAreaField
                key={name}
                id={`${id}.${name}`}
                label={text[name]}
                rows={2}
                value={row[name] ?? ''}
                onChange={({ target }) => change({ [name]: target.value || null })}
              />
            ))}
            <CheckboxField
              id={`${id}.active`}
              label={text.active}
              checked={row.active}
              onChange={({ target }) => change({ active: target.checked })}
            />
          </>
        )}
      </RowsInput>
    </>
  );
}
