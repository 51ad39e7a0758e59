import { readPublicKeys } from '#api/access/signing-keys.ts';
import type { AuditTrail } from '#api/audit/trail.ts';
import type { ApiDeps } from '#api/deps.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { PdfWriter } from '#api/sheets/pdf/writer.ts';
import { pickText } from '#contracts/locale.ts';
import { siteSettings } from '#db/schema/site.ts';
import { maskContact } from './contact.ts';
import * as contract from './contract.ts';
import { licencePdf } from './licences/pdf.ts';
import { presentLicence } from './licences/present.ts';
import { findLicence, isGenuine } from './licences/read.ts';
import { LicenceSigner } from './licences/sign.ts';
import { createAttemptCounts, redemptionLimit } from './limits.ts';
import { redeem } from './redeem.ts';
import { readRedemptionCampaign } from './service.ts';

/** Also against guessing of licence keys. */
const files = readsPerMinute(20);

export function registerRedemptions(
  registry: ApiRegistry,
  deps: ApiDeps & { trail: AuditTrail },
): void {
  const { db, trail, keys, visitorHash, settings } = deps;
  registry.add(
    contract.getRedemptionCampaign,
    { access: 'public', cache: { tags: ['redemptions', 'products', 'site'] } },
    ({ params }) => readRedemptionCampaign(db, params.slug),
  );
  const { sendsMail = false, publicUrl } = settings;
  const services = {
    db,
    trail,
    keys,
    signer: new LicenceSigner(keys),
    sendsMail,
    publicUrl,
    count: createAttemptCounts(db, visitorHash),
  };
  registry.add(
    contract.redeemCode,
    { access: 'public', limit: redemptionLimit },
    ({ body }, call) => redeem(services, body, call),
  );
  registry.addFile(
    contract.getLicenceFile,
    { access: 'public', limit: files },
    async ({ params }) => {
      const { file } = await findLicence(db, params.key);
      return { body: `${JSON.stringify(file, null, 2)}\n`, fileName: `licence-${params.key}.json` };
    },
  );
  const writer = new PdfWriter(deps);
  registry.addFile(
    contract.getLicencePdf,
    { access: 'public', limit: files },
    async ({ params, query: { locale } }) => {
      const { redemption, product } = await findLicence(db, params.key);
      const [brand] = await db
        .select({ zh: siteSettings.brandZh, en: siteSettings.brandEn })
        .from(siteSettings);
      const document = licencePdf(presentLicence(redemption, product), locale, {
        provider: brand ? pickText(brand, locale) : '',
        address: `${publicUrl}ad/sony#licence-check`,
        holder: maskContact(redemption),
      });
      return { body: await writer.write(document), shownName: `licence-${params.key}.pdf` };
    },
  );
  registry.add(
    contract.getLicenceKeys,
    { access: 'public', limit: readsPerMinute(60) },
    async () => ({ publicKeys: await readPublicKeys(db, 'licence') }),
  );
  registry.add(
    contract.checkLicence,
    { access: 'public', limit: readsPerMinute(30) },
    async ({ body }) => ({ isGenuine: await isGenuine(db, body) }),
  );
}
