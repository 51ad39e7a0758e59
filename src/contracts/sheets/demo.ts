import type { SheetKind } from './kinds.ts';

/** Last parts of the demo sheets' addresses, which README names. No link that staff make has one of them. */
export const demoTokens: Record<SheetKind, string> = {
  requirement: '11111111-1111-4111-8111-111111111111',
  'device-sheet': '22222222-2222-4222-8222-222222222222',
  'work-order': 'demo-order',
  acceptance: '33333333-3333-4333-8333-333333333333',
  'live-report': 'demo-report',
};
