import { requireSameOrigin } from '#api/access/origin.ts';
import { createLimitCheck } from '#api/http/limit.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import { succeeded } from '#api/http/registry.ts';
import type { LinkRegistryDeps } from '../link-registry.ts';
import { enterPasscode } from './contract.ts';
import { createPasscodeEntry, type PasscodeDeps } from './passcode.ts';

/** Bounds the look-ups of one network, whatever link they name; wrong passcodes are counted besides. */
const limit = readsPerMinute(60);

/** Registers what everybody with a link may do. */
export function registerPasscodes(deps: LinkRegistryDeps & PasscodeDeps): void {
  const { registry, own } = deps;
  const enter = createPasscodeEntry(deps);
  const count = createLimitCheck(enterPasscode.path, limit, deps);
  registry.mount(enterPasscode, { access: 'public', limit }, async ({ c, caller, input }) => {
    requireSameOrigin(c.req.raw.headers, own);
    await count(caller.clientAddress);
    const { params, body } = await input();
    const pass = await enter(params.token, body.passcode, caller);
    if (pass) c.header('set-cookie', pass);
    return c.json(succeeded({}));
  });
}
