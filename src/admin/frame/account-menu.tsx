import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUser } from '#ui/icons.tsx';
import { ActionMenu } from '../core/action-menu.tsx';
import { useLanguage } from '../core/language.tsx';
import { coreMessages } from '../core/messages.ts';
import { usePerson, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';

/** Who is signed in; changes the language and signs out. */
export function AccountMenu() {
  const text = useMessages(coreMessages);
  const { name, role } = usePerson();
  const { api, refresh } = useSession();
  const { locale, setLocale } = useLanguage();
  const { run } = useAction();
  const other = locale === 'zh' ? 'en' : 'zh';
  const switchLanguage = () =>
    run(async () => {
      await api('PATCH /admin/account', { body: { locale: other } });
      setLocale(other);
      await refresh();
    });
  const signOut = () =>
    run(async () => {
      await api('DELETE /admin/session');
      await refresh();
    });
  return (
    <ActionMenu
      className="nav-link w-full text-start data-[popup-open]:text-ink"
      items={[
        { label: text.language, lang: other === 'zh' ? 'zh-CN' : 'en', onClick: switchLanguage },
        { label: text.signOut, onClick: signOut },
      ]}
    >
      <IconUser />
      <span className="sr-only">{text.openMenu}</span>
      <span className="min-w-0 max-sm:sr-only">
        <span className="block max-w-40 truncate text-ink">{name}</span>
        <span className="block text-xs">{text.roles[role]}</span>
      </span>
    </ActionMenu>
  );
}
