import { endSessions } from '#api/access/sessions.ts';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { SecondFactor, TwoFactorSetup } from './second-factor.ts';
import { voidTickets } from './tickets.ts';

/** Makes a secret for an authenticator app; it counts after `confirmTwoFactor`. */
export async function beginTwoFactor(
  secondFactor: SecondFactor,
  { staff, transaction, audit }: StaffWriteCall,
): Promise<TwoFactorSetup> {
  if (staff.hasTwoFactor) throw new AppError('CONFLICT', { messages: alreadyOn });
  const [site] = await transaction.select({ name: siteSettings.brandZh }).from(siteSettings);
  audit({ action: 'staff.two_factor_begin', entityType: 'staff', entityId: staff.id });
  return secondFactor.begin(transaction, staff, site?.name ?? 'Admin');
}

const alreadyOn = {
  zh: '两步验证已经开启，如需更换设备请先关闭。',
  en: 'The second factor is on already. Turn it off before you change the device.',
};

/**
 * Turns the second factor on and ends all other sessions, which were started without it.
 * @throws AppError VALIDATION_FAILED for the field `code`
 */
export async function confirmTwoFactor(
  secondFactor: SecondFactor,
  code: string,
  { staff, locale, transaction, audit }: StaffWriteCall,
): Promise<{ recoveryCodes: string[] }> {
  if (!(await secondFactor.confirm(transaction, staff.id, code))) {
    throw invalidField('code', wrongCode[locale]);
  }
  await endSessions(transaction, staff.id, staff.sessionId);
  await voidTickets(transaction, staff.id);
  audit({ action: 'staff.two_factor_on', entityType: 'staff', entityId: staff.id });
  return { recoveryCodes: await secondFactor.renewRecoveryCodes(transaction, staff.id) };
}

const wrongCode = {
  zh: '验证码不正确，请确认手机时间准确，并输入当前显示的 6 位数字。',
  en: 'The code is not correct. Check the clock of your phone and enter the six digits shown now.',
};

/** Turns the own second factor off. @throws AppError FORBIDDEN where the role needs it */
export async function removeTwoFactor(
  secondFactor: SecondFactor,
  { staff, transaction, audit }: StaffWriteCall,
): Promise<void> {
  if (staff.twoFactorDueAt) throw new AppError('FORBIDDEN', { messages: needed });
  await secondFactor.remove(transaction, staff.id);
  await voidTickets(transaction, staff.id);
  audit({ action: 'staff.two_factor_off', entityType: 'staff', entityId: staff.id });
}

const needed = {
  zh: '您的角色必须使用两步验证；更换设备请由另一位管理员重置。',
  en: 'Your role needs a second factor. To change the device, ask another administrator to reset it.',
};

/** Replaces the own recovery codes. @throws AppError CONFLICT without a second factor */
export async function renewRecoveryCodes(
  secondFactor: SecondFactor,
  { staff, transaction, audit }: StaffWriteCall,
): Promise<{ recoveryCodes: string[] }> {
  if (!staff.hasTwoFactor) throw new AppError('CONFLICT', { messages: notOn });
  await voidTickets(transaction, staff.id);
  audit({ action: 'staff.recovery_codes', entityType: 'staff', entityId: staff.id });
  return { recoveryCodes: await secondFactor.renewRecoveryCodes(transaction, staff.id) };
}

const notOn = { zh: '请先开启两步验证。', en: 'Turn the second factor on first.' };
