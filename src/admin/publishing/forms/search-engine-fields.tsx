import { useMessages } from '#ui/i18n/messages.tsx';
import { LineInput, LinesInput } from '../fields/inputs.tsx';
import { formMessages } from './messages.ts';

/** Title and description for search engines, folded: most texts need neither. */
export function SearchEngineFields() {
  const text = useMessages(formMessages);
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm font-medium">{text.searchEngines}</summary>
      <div className="mt-3 grid gap-5">
        <LineInput name="seoTitle" label={text.seoTitle} max={200} isNullable />
        <LinesInput name="seoDescription" label={text.seoDescription} max={500} isNullable />
      </div>
    </details>
  );
}
