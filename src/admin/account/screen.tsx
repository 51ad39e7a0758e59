import { useMessages } from '#ui/i18n/messages.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { accountMessages } from './messages.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** The own account: name, second factor, password, sessions. */
export function AccountScreen() {
  const text = useMessages(accountMessages);
  return (
    <>
      <ScreenHeader title={text.title} />
      <div className="grid gap-6">
        <ProfilePanel />
        <TwoFactorPanel />
        <PasswordPanel />
        <SessionsPanel />
      </div>
    </>
  );
}
