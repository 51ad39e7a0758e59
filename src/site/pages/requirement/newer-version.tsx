import { useRef } from 'react';
import type { Requirement } from '#api/requirements/contract.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';

/** Says that a newer version is shown than the one that the page was opened with. */
export function NewerVersion({ version }: Pick<Requirement, 'version'>) {
  const text = useMessages(requirementMessages);
  const first = useRef(version);
  return (
    <div role="status" className="no-print mt-8 empty:hidden">
      {version > first.current && (
        <Notice kind="warning">
          {text.newVersion(version)}{' '}
          <a href="#history" className="link inline-block py-2">
            {text.seeChanges}
          </a>
        </Notice>
      )}
    </div>
  );
}
