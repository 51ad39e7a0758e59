import { SelectField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { flowerMessages } from '../messages.ts';
import { termNames } from '../seasons/names.ts';
import { flowersOf } from '../seasons/seasons.ts';
import { dayOf, type SolarTerm, solarTerms, termAt } from '../seasons/solar-terms.ts';
import { Panel } from './panel.tsx';

/** The 24 terms with their days in this year: a table on wide windows, a list on narrow ones. */
export function TermPanel({
  term,
  onChange,
}: {
  term: SolarTerm;
  onChange(term: SolarTerm): void;
}) {
  const text = useMessages(flowerMessages);
  const locale = useLocale();
  const now = Date.now();
  const year = new Date(now).getFullYear();
  const current = termAt(now);
  const dayText = (one: SolarTerm) => {
    const { month, day } = dayOf(one, year);
    return text.day(month, day);
  };
  const [first, second] = flowersOf(term);
  const names = termNames[term];
  const other = locale === 'zh' ? 'en' : 'zh';
  return (
    <Panel heading={text.term}>
      <div className="md:hidden">
        <SelectField
          label={text.term}
          className="[&>label]:sr-only"
          preselected
          value={term}
          onChange={(event) => onChange(event.target.value as SolarTerm)}
          options={solarTerms.map((value) => {
            const label = `${termNames[value][locale]} ${dayText(value)}`;
            return { value, label: value === current ? text.currentOption(label) : label };
          })}
        />
      </div>
      <fieldset className="hidden grid-cols-6 gap-1 md:grid lg:grid-cols-4">
        <legend className="sr-only">{text.term}</legend>
        {solarTerms.map((one) => (
          <label
            key={one}
            className="segment choice flex-col gap-0 px-1 text-center whitespace-normal before:absolute before:end-1.5 before:top-2"
          >
            <input
              type="radio"
              name="flower-term"
              value={one}
              checked={one === term}
              onChange={() => onChange(one)}
            />
            <span className="leading-snug">{termNames[one][locale]}</span>
            <span className="text-xs tabular-nums opacity-80">
              {one === current ? text.current : dayText(one)}
            </span>
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span>
          {names[locale]} <span lang={other === 'zh' ? 'zh-CN' : 'en'}>{names[other]}</span>
          {text.termLine(dayText(term), first.name[locale], second.name[locale])}
        </span>
        <span aria-hidden="true" className="flex gap-1">
          {[...first.colors, ...second.colors].map((color) => (
            <span
              key={color}
              className="size-4 rounded-full border border-line"
              style={{ background: color }}
            />
          ))}
        </span>
      </p>
    </Panel>
  );
}
