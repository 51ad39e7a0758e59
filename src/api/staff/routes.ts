import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { csrfToken } from '#api/access/tokens.ts';
import { perHour, perMinute } from '#api/http/policy.ts';
import {
  changeAccount,
  changePassword,
  confirmSession,
  endOtherSessions,
  endSession,
  readSessions,
} from './account.ts';
import * as account from './account-contract.ts';
import * as twoFactor from './account-two-factor.ts';
import * as people from './contract.ts';
import { chooseNewPassword, requestNewPassword } from './new-password.ts';
import { addStaff, changeStaff, invite, readStaff, resetTwoFactor } from './people.ts';
import type { StaffServices } from './services.ts';
import * as session from './session-contract.ts';
import { signInWithCode, signInWithPassword } from './sign-in.ts';

/** Sign-ins of one network, or entries of one person; the lock bounds the attempts on one account. */
const attempts = perMinute(30);
/** Each request sends a mail. */
const requests = perHour(10);
const mails = perHour(60);
/** Each makes a hash, which takes a good part of a second. */
const passwords = perHour(5);
/** Changes of the own second factor. */
const factors = perHour(20);

/** Open also to people who must turn the second factor on first. */
const toTwoFactor = { access: 'signed-in', beforeTwoFactor: true } as const;
/**
 * What a browser forgets at a sign-out: pages and pictures in its cache. Not the storage, which keeps
 * files whose upload goes on after the next sign-in, and what a reader of the site has kept; not all
 * cookies, since the one of the known device protects the next sign-in.
 */
const SIGNED_OUT = '"cache"';

export function registerStaff(registry: StaffRegistry, services: StaffServices): void {
  registerSession(registry, services);
  registerAccount(registry, services);
  const { db, links, secondFactor } = services;
  registry.add(people.listStaff, { access: 'staff.read' }, ({ query }, call) =>
    readStaff(db, query, call),
  );
  registry.add(
    people.createStaff,
    { access: 'staff.create', limit: mails, stepUp: true },
    ({ body }, call) => addStaff(links, body, call),
  );
  registry.add(
    people.updateStaff,
    { access: 'staff.update', stepUp: true },
    ({ params, body }, call) => changeStaff(params.id, body, call),
  );
  registry.add(
    people.inviteStaff,
    { access: 'staff.invite', limit: mails, stepUp: true },
    ({ params }, call) => invite(links, params.id, call),
  );
  registry.add(
    people.resetTwoFactor,
    { access: 'staff.resetTwoFactor', limit: mails, stepUp: true },
    ({ params }, call) => resetTwoFactor(secondFactor, params.id, call),
  );
}

function registerSession(registry: StaffRegistry, services: StaffServices): void {
  registry.addSignIn(session.signIn, { access: 'sign-in', limit: attempts }, ({ body }, call) =>
    signInWithPassword(services, body, call),
  );
  registry.addSignIn(
    session.completeSignIn,
    { access: 'sign-in', limit: attempts },
    ({ body }, call) => signInWithCode(services, body, call),
  );
  registry.addSignIn(
    session.requestNewPassword,
    { access: 'sign-in', limit: requests },
    ({ body }, call) => requestNewPassword(services, body.email, call),
  );
  registry.addSignIn(
    session.chooseNewPassword,
    { access: 'sign-in', limit: attempts },
    ({ body }, call) => chooseNewPassword(services, body, call),
  );
  registry.add(session.readSession, toTwoFactor, (_, { staff }) => {
    return { ...staff, csrfToken: csrfToken(staff.token) };
  });
  registry.add(
    session.confirmSession,
    { ...toTwoFactor, limit: attempts, isLong: true, transaction: false },
    ({ body }, call) => confirmSession(services, body.password, call),
  );
  registry.add(session.signOut, { ...toTwoFactor }, async (_, call) => {
    await endSession(call.staff.sessionId, call);
    call.cookie.clear();
    call.header('clear-site-data', SIGNED_OUT);
  });
}

function registerAccount(registry: StaffRegistry, services: StaffServices): void {
  const { db, secondFactor } = services;
  registry.add(account.updateAccount, { ...toTwoFactor }, ({ body }, call) =>
    changeAccount(body, call),
  );
  registry.add(
    account.changePassword,
    { access: 'signed-in', limit: passwords, stepUp: true, isLong: true, transaction: false },
    ({ body }, call) => changePassword(services, body.password, call),
  );
  registry.add(account.listSessions, toTwoFactor, (_, call) => readSessions(db, call));
  registry.add(account.endSession, { access: 'signed-in' }, ({ params }, call) =>
    endSession(params.id, call),
  );
  registry.add(account.endOtherSessions, { access: 'signed-in' }, (_, call) =>
    endOtherSessions(call),
  );
  registry.add(account.readTwoFactor, toTwoFactor, async (_, { staff }) => ({
    isOn: staff.hasTwoFactor,
    recoveryCodesLeft: await secondFactor.countRecoveryCodes(db, staff.id),
  }));
  registry.add(
    account.beginTwoFactor,
    { ...toTwoFactor, limit: factors, stepUp: true, isLong: true },
    (_, call) => twoFactor.beginTwoFactor(secondFactor, call),
  );
  registry.add(
    account.confirmTwoFactor,
    { ...toTwoFactor, limit: attempts, stepUp: true },
    ({ body }, call) => twoFactor.confirmTwoFactor(secondFactor, body.code, call),
  );
  registry.add(
    account.removeTwoFactor,
    { access: 'signed-in', limit: factors, stepUp: true, isLong: true },
    (_, call) => twoFactor.removeTwoFactor(secondFactor, call),
  );
  registry.add(
    account.renewRecoveryCodes,
    { access: 'signed-in', limit: factors, stepUp: true, isLong: true },
    (_, call) => twoFactor.renewRecoveryCodes(secondFactor, call),
  );
}
