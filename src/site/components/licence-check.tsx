import { useState } from 'react';
import {
  type LicenceCheck as Check,
  checkLicence,
  MAX_LICENCE_BYTES,
} from '#contracts/redemptions/check-licence.ts';
import { licenceCheckMessages } from '#site/i18n/licence-check.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { DefinitionList } from '#ui/facts.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { usePick } from '#ui/text.ts';
import { FileDrop } from './file-drop.tsx';

/** Takes a licence file and checks it in the browser: signature, product, device, validity. */
export function LicenceCheck() {
  const text = useMessages(licenceCheckMessages);
  const api = useApi();
  const present = useErrorPresenter();
  const [check, setCheck] = useState<Check>();
  const [error, setError] = useState<string>();
  const read = async (file: File) => {
    setCheck(undefined);
    setError(undefined);
    if (file.size > MAX_LICENCE_BYTES) return setError(text.tooLarge);
    try {
      const { publicKeys } = await api('GET /licence-keys');
      const askSite = async (body: { record: string; signature: string; publicKey: string }) =>
        (await api('POST /licence-checks', { body })).isGenuine;
      setCheck(await checkLicence(await file.text(), { publicKeys, now: new Date(), askSite }));
    } catch (failure) {
      present(failure);
    }
  };
  return (
    <div className="noscript:hidden">
      <FileDrop
        label={text.file}
        hint={text.hint}
        choose={text.choose}
        accept="application/json,.json"
        onFile={(file) => void read(file)}
      />
      <div role="status" className="mt-4">
        {error && <Notice kind="error">{error}</Notice>}
        {check && <Result check={check} />}
      </div>
    </div>
  );
}

const kinds = {
  valid: 'success',
  expired: 'warning',
  changed: 'error',
  foreign: 'error',
  unreadable: 'error',
} as const;

function Result({ check: { verdict, record, checkedBy } }: { check: Check }) {
  const text = useMessages(licenceCheckMessages);
  const pick = usePick();
  const format = new Intl.DateTimeFormat(text.dateLocale, {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  });
  const day = (instant: string) => format.format(new Date(instant));
  return (
    <div data-verdict={verdict}>
      <Notice kind={kinds[verdict]}>
        {text.verdicts[verdict]}
        {checkedBy === 'site' && <p className="mt-1 text-ink-muted">{text.bySite}</p>}
      </Notice>
      {record && (
        <div className="mt-4">
          <DefinitionList
            columns={2}
            items={[
              { term: text.key, detail: <span className="break-all">{record.key}</span> },
              { term: text.product, detail: pick(record.product.name) },
              { term: text.device, detail: record.device.model },
              { term: text.serial, detail: record.device.serial },
              { term: text.issued, detail: day(record.issuedAt) },
              { term: text.expires, detail: day(record.expiresAt) },
            ]}
          />
        </div>
      )}
    </div>
  );
}
