import type { UseFormRegisterReturn } from 'react-hook-form';
import { riskCategories, riskSeverities } from '#contracts/enums/risky-words.ts';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { riskyWordMessages } from './messages.ts';

/** Severity and category of a word, side by side. */
export function RuleFields({
  severity,
  category,
}: {
  severity: UseFormRegisterReturn;
  category: UseFormRegisterReturn;
}) {
  const text = useMessages(riskyWordMessages);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField {...severity} label={text.severity} preselected>
        {riskSeverities.map((value) => (
          <option key={value} value={value}>
            {text.severities[value]}
          </option>
        ))}
      </SelectField>
      <SelectField {...category} label={text.category} preselected>
        {riskCategories.map((value) => (
          <option key={value} value={value}>
            {text.categories[value]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
