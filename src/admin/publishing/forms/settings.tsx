import type { ReactNode } from 'react';
import type { SettingsShared } from '#contracts/content/settings.ts';
import {
  defaultSeverities,
  type FindingSeverities,
  findingSeverities,
  settableFindings,
} from '#contracts/enums/content.ts';
import { type SocialAccount, socialNetworks } from '#contracts/enums/site.ts';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceField } from '../../core/choice-field.tsx';
import { Panel } from '../../core/panel.tsx';
import { LineInput, LinesInput } from '../fields/inputs.tsx';
import { useField } from '../fields/part-form.tsx';
import { PictureInput } from '../fields/picture-input.tsx';
import { RowsInput } from '../fields/rows-input.tsx';
import { settingsMessages } from './settings-messages.ts';

/** The settings of the site in groups; each says where it is shown. */
export function SiteSettings() {
  const text = useMessages(settingsMessages);
  return (
    <>
      <Group title={text.brand} hint={text.brandHint}>
        <LineInput name="brandZh" label={text.brandZh} required />
        <LineInput name="brandEn" label={text.brandEn} required />
        <LineInput name="companyZh" label={text.companyZh} hint={text.companyHint} required />
        <LineInput name="companyEn" label={text.companyEn} required />
        <PictureInput name="logoId" label={text.logo} />
      </Group>
      <Group title={text.searchEngines} hint={text.searchEnginesHint}>
        <LineInput name="titleZh" label={text.titleZh} max={160} required />
        <LineInput name="titleEn" label={text.titleEn} max={160} required />
        <LinesInput name="descriptionZh" label={text.descriptionZh} max={500} required />
        <LinesInput name="descriptionEn" label={text.descriptionEn} max={500} required />
        <PictureInput name="shareImageId" label={text.shareImage} />
      </Group>
      <Group title={text.contact} hint={text.contactHint}>
        <LineInput name="phone" label={text.phone} isNullable />
        <LineInput name="email" label={text.email} hint={text.emailHint} isNullable />
        <LineInput name="wechat" label={text.wechat} isNullable />
        <span className="max-sm:hidden" />
        <LineInput name="addressZh" label={text.addressZh} isNullable />
        <LineInput name="addressEn" label={text.addressEn} isNullable />
        <LineInput name="serviceHoursZh" label={text.hoursZh} hint={text.hoursHint} isNullable />
        <LineInput name="serviceHoursEn" label={text.hoursEn} isNullable />
      </Group>
      <Group title={text.filings} hint={text.filingsHint}>
        <LineInput name="icpNumber" label={text.icp} isNullable />
        <LineInput name="policeNumber" label={text.police} isNullable />
        <LineInput
          name="policeCode"
          label={text.policeCode}
          hint={text.policeCodeHint}
          isNullable
        />
      </Group>
      <Group title={text.social} hint={text.socialHint}>
        <div className="sm:col-span-2">
          <Socials />
        </div>
      </Group>
      <Group title={text.loading} hint={text.loadingHint}>
        <Loading />
      </Group>
      <Group title={text.checks} hint={text.checksHint}>
        <Checks />
      </Group>
    </>
  );
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <p className="-mt-3 mb-5 text-sm text-ink-muted">{hint}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </Panel>
  );
}

function Socials() {
  const text = useMessages(settingsMessages);
  return (
    <RowsInput<SocialAccount>
      name="socials"
      label={text.accounts}
      newRow={() => ({
        network: 'wechat',
        labelZh: '',
        labelEn: null,
        handle: null,
        url: null,
        qrText: null,
      })}
    >
      {(row, change, id) => (
        <>
          <ChoiceField
            id={`${id}.network`}
            label={text.network}
            values={socialNetworks}
            names={text.networks}
            value={row.network}
            onChoose={(network) => change({ network })}
          />
          <TextField
            id={`${id}.labelZh`}
            label={text.labelZh}
            required
            value={row.labelZh}
            onChange={({ target }) => change({ labelZh: target.value })}
          />
          {(['labelEn', 'handle', 'url', 'qrText'] as const).map((name) => (
            <TextField
              key={name}
              id={`${id}.${name}`}
              label={text[name]}
              value={row[name] ?? ''}
              onChange={({ target }) => change({ [name]: target.value || null })}
            />
          ))}
        </>
      )}
    </RowsInput>
  );
}

function Checks() {
  const text = useMessages(settingsMessages);
  const { id, value, set, isReadOnly } = useField<FindingSeverities>('checkSeverities');
  const severities = { ...defaultSeverities, ...value };
  return settableFindings.map((code) => (
    <ChoiceField
      key={code}
      id={`${id}.${code}`}
      label={text.findings[code]}
      disabled={isReadOnly}
      values={findingSeverities}
      names={text.severities}
      value={severities[code]}
      onChoose={(severity) => set({ ...severities, [code]: severity })}
    />
  ));
}

type LoadingView = SettingsShared['loadingView'];

const loadingKinds = ['brand', 'spinner', 'blank'] as const;

function Loading() {
  const text = useMessages(settingsMessages);
  const { id, value, set, isReadOnly } = useField<LoadingView>('loadingView');
  const view = value ?? { kind: 'brand', textZh: null, textEn: null };
  return (
    <>
      <ChoiceField
        id={`${id}.kind`}
        label={text.loadingKind}
        disabled={isReadOnly}
        values={loadingKinds}
        names={text.loadingKinds}
        value={view.kind}
        onChoose={(kind) => set({ ...view, kind })}
      />
      <span className="max-sm:hidden" />
      {(['textZh', 'textEn'] as const).map((name) => (
        <TextField
          key={name}
          id={`${id}.${name}`}
          label={text[name]}
          readOnly={isReadOnly}
          value={view[name] ?? ''}
          onChange={({ target }) => set({ ...view, [name]: target.value || null })}
        />
      ))}
    </>
  );
}
