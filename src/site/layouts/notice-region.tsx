import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { NotificationCard, ToastStack } from '#ui/notices.tsx';
import { closeNotification, useNotices } from '#ui/state/notices.ts';

/** Area for toasts and the notification, above every page. */
export function NoticeRegion() {
  const { toasts, notification } = useNotices();
  const texts = useMessages(commonMessages);
  return (
    <>
      <ToastStack toasts={toasts} />
      {notification && (
        <NotificationCard
          key={notification.id}
          title={notification.title}
          description={notification.description}
          closeLabel={texts.close}
          onClose={closeNotification}
        />
      )}
    </>
  );
}
