import type { Requirement } from '#api/requirements/contract.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useNewest } from './use-newest.ts';

/** Says that a newer version is shown than the one that the page was opened with. */
export function NewerVersion({ data, token }: { data: Requirement; token: string }) {
  const text = useMessages(requirementMessages);
  const firstVersion = useNewest(data, token);
  return (
    <div role="status" className="no-print mt-8 empty:hidden">
      {data.version > firstVersion && (
        <Notice kind="warning">
          {text.newVersion(data.version)}{' '}
          <a href="#history" className="link inline-block py-2">
            {text.seeChanges}
          </a>
        </Notice>
      )}
    </div>
  );
}
