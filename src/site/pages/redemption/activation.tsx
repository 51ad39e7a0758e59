import type { PageSubmission } from '#contracts/page-submission.ts';
import { redemptionTexts } from '#contracts/redemptions/fields.ts';
import { redemptionMessages } from '#site/i18n/redemption.ts';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notices.tsx';
import { CodeField } from './code-field.tsx';
import { LicenceView } from './licence-view.tsx';
import { Refusal } from './refusal.tsx';
import { useRedemption } from './use-redemption.ts';

/** The form to activate a code, and the licence in its place. Without scripts it posts to the page. */
export function Activation({
  campaign,
  privacyVersion,
  product,
  submission,
}: {
  campaign: string;
  privacyVersion: string;
  product: string | undefined;
  submission: PageSubmission | null;
}) {
  const text = useMessages(redemptionMessages);
  const locale = useLocale();
  const base = useBasePath();
  const redemption = useRedemption(submission);
  const { form, heading, problems, answer, busy } = redemption;
  if (answer?.licence) {
    return (
      <LicenceView
        answer={answer}
        licence={answer.licence}
        heading={heading}
        onAgain={redemption.restart}
      />
    );
  }
  const value = (name: string) => submission?.values[name]?.[0];
  return (
    <form
      ref={form}
      method="post"
      action={base + localizePath('/ad/sony', locale).slice(1)}
      onSubmit={redemption.submit}
      aria-label={text.formHeading}
      className="grid gap-5 rounded-md border border-line bg-surface px-5 py-7 md:px-8 sm:grid-cols-2"
    >
      <input type="hidden" name="campaign" value={campaign} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      {answer && <Refusal answer={answer} heading={heading} />}
      {submission?.message && (
        <div className="sm:col-span-2" role="alert">
          <Notice kind="error">{submission.message}</Notice>
        </div>
      )}
      <div className="sm:col-span-2">
        <CodeField
          value={redemption.code}
          error={problems.code}
          product={product}
          onChange={redemption.changeCode}
        />
      </div>
      <TextField
        name="contact"
        label={text.contact}
        hint={text.contactHint}
        error={problems.contact}
        defaultValue={value('contact')}
        maxLength={redemptionTexts.contact}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-2"
      />
      <TextField
        name="deviceModel"
        label={text.deviceModel}
        hint={text.deviceModelHint}
        error={problems.deviceModel}
        defaultValue={value('deviceModel')}
        maxLength={redemptionTexts.deviceModel}
        required
        autoComplete="off"
      />
      <TextField
        name="deviceSerial"
        label={text.deviceSerial}
        hint={text.deviceSerialHint}
        error={problems.deviceSerial}
        defaultValue={value('deviceSerial')}
        maxLength={redemptionTexts.deviceSerial}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CheckboxField
        name="consent"
        defaultChecked={value('consent') !== undefined}
        error={problems.consent}
        required
        className="sm:col-span-2"
        label={
          <>
            {text.consent}{' '}
            <Link to="/show/privacy" className="link">
              {text.privacy}
            </Link>
            {text.consentEnd}
          </>
        }
      />
      <div className="no-print sm:col-span-2">
        <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
          {busy ? text.submitting : text.submit}
        </Button>
        {Object.keys(problems).length > 0 && (
          <div className="mt-4" role="alert">
            <Notice kind="error">{text.problemHeading}</Notice>
          </div>
        )}
      </div>
    </form>
  );
}
