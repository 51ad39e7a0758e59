import type { ChangeEvent } from 'react';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { codeMessages } from './messages.ts';
import type { CampaignChoice } from './types.ts';

/** What every batch has, made or imported. */
export interface BatchTerms {
  campaignId: string;
  label: string;
  /** Empty for the time of the campaign. */
  validFrom: string;
  validUntil: string;
}

export const termsOf = (campaigns: readonly CampaignChoice[]): BatchTerms => ({
  campaignId: campaigns[0]?.id ?? '',
  label: '',
  validFrom: '',
  validUntil: '',
});

/** The terms as the API takes them. */
export const sentTerms = ({ campaignId, label, validFrom, validUntil }: BatchTerms) => ({
  campaignId,
  label,
  validFrom: validFrom || null,
  validUntil: validUntil || null,
});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields for the terms of a batch. */
export function BatchFields({
  campaigns,
  field,
}: {
  campaigns: readonly CampaignChoice[];
  /** Of `useForm`. */
  field(name: keyof BatchTerms): {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<Control>): void;
  };
}) {
  const text = useMessages(codeMessages);
  return (
    <>
      <SelectField
        {...field('campaignId')}
        label={text.campaign}
        preselected
        options={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...field('label')}
        label={text.label}
        hint={text.labelHint}
        maxLength={120}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('validFrom')}
          label={text.validFrom}
          hint={text.validHint}
          type="date"
        />
        <TextField {...field('validUntil')} label={text.validUntil} type="date" />
      </div>
    </>
  );
}
