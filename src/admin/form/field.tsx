import type { ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { IconPlus } from '#ui/tool-icons.tsx';
import { languageOf, useFormState } from './context.tsx';
import { emptyValue, withField } from './empty.ts';
import { ChoiceControl, ChoicesControl } from './fields/choice.tsx';
import { FacetControl, FacetsControl } from './fields/facets.tsx';
import { BareGroupControl, GroupControl } from './fields/group.tsx';
import { LinkControl } from './fields/link.tsx';
import { MarkdownControl } from './fields/markdown.tsx';
import { PictureControl, PictureKeyControl } from './fields/picture.tsx';
import { RecordsControl } from './fields/records.tsx';
import { ReferenceControl, ReferencesControl } from './fields/references.tsx';
import { ProductControl, SelectControl } from './fields/select.tsx';
import { CellControl, FlagControl, NumberControl, PlaceControl } from './fields/small.tsx';
import { LineControl, LinesControl, PerLineControl, TextControl } from './fields/text.tsx';
import { DayControl, MomentControl } from './fields/times.tsx';
import { YuanControl } from './fields/yuan.tsx';
import { ListControl } from './lists/list.tsx';
import { TableControl } from './lists/table.tsx';
import { formKitMessages } from './messages.ts';
import type { FieldProps, FieldsProps, Look, Shape } from './types.ts';

/** The field of each shape. */
const controls: {
  [Kind in Shape['kind']]: ComponentType<FieldProps<never>> | undefined;
} = {
  line: TextControl,
  lines: TextControl,
  code: TextControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  product: ProductControl,
  flag: FlagControl,
  number: NumberControl,
  day: DayControl,
  moment: MomentControl,
  place: PlaceControl,
  cell: CellControl,
  picture: PictureKeyControl,
  link: LinkControl,
  records: RecordsControl,
  group: GroupControl,
  list: ListControl,
  constant: undefined,
  own: undefined,
};

/** The controls that labels ask for. */
const looks: Record<Look, ComponentType<FieldProps<never>>> = {
  line: LineControl,
  lines: LinesControl,
  perLine: PerLineControl,
  markdown: MarkdownControl,
  select: SelectControl,
  picture: PictureControl,
  bare: BareGroupControl,
  yuan: YuanControl,
  table: TableControl,
};

/** The field of one value. */
export function FormField(props: FieldProps) {
  const Control = controlOf(props);
  return Control && <Control {...props} />;
}

function controlOf({ label, shape }: FieldProps): ComponentType<FieldProps> | undefined {
  const isMany = shape.kind === 'list' || shape.kind === 'choices';
  if (label.facet) return isMany ? FacetsControl : FacetControl;
  if (label.source) return isMany ? ReferencesControl : ReferenceControl;
  const asked = label.control ?? (label.as && looks[label.as]);
  return (asked ?? controls[shape.kind]) as ComponentType<FieldProps> | undefined;
}

/** Shapes of several controls, which are added before they are filled in. */
const added = new Set<Shape['kind']>(['link', 'group', 'place']);
/** Shapes that take the whole width. */
const wide = new Set<Shape['kind']>(['list', 'group', 'records', 'own']);

/** The fields of an object. Texts of the two languages stand side by side where there is room. */
export function FormFields({ fields, labels, path, value, onChange, columns }: FieldsProps) {
  const values = (value ?? {}) as Record<string, unknown>;
  const shown = fields.filter(({ name }) => labels[name]);
  const names = new Set(shown.map(({ name }) => name));
  return (
    <div className="@container min-w-0">
      <div className="grid items-start gap-5 @lg:grid-cols-2">
        {shown.map((field) => {
          const { name, isOptional, shape } = field;
          const label = labels[name];
          if (!label) return null;
          const props: FieldProps = {
            shape,
            label,
            path: path ? `${path}.${name}` : name,
            isOptional,
            value: values[name] ?? undefined,
            onChange: (next) => onChange(withField(values, field, next)),
          };
          const Frame = isOptional && added.has(shape.kind) && !label.control ? AddedField : Named;
          const isHalf =
            isPaired(name, names) ||
            (columns === 2 && (!wide.has(shape.kind) || label.as === 'perLine'));
          return (
            <div
              key={name}
              className={cx(
                'min-w-0',
                !isHalf && '@lg:col-span-2',
                isHalf && languageOf(name) === 'zh' && '@lg:col-start-1',
              )}
            >
              <Frame {...props} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Whether the field has a twin in the other language. */
function isPaired(name: string, names: ReadonlySet<string>): boolean {
  const language = languageOf(name);
  return language !== undefined && names.has(name.slice(0, -2) + (language === 'zh' ? 'En' : 'Zh'));
}

/** A link has no name of its own beside those of its two controls. */
function Named(props: FieldProps) {
  const locale = useLocale();
  if (props.shape.kind !== 'link') return <FormField {...props} />;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{props.label.label[locale]}</legend>
      <FormField {...props} />
    </fieldset>
  );
}

/** An optional field of several controls: first a button that adds it. */
function AddedField(props: FieldProps) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { isReadOnly } = useFormState();
  const name = props.label.label[locale];
  if (props.value === undefined) {
    return isReadOnly ? null : (
      <Button
        variant="secondary"
        size="sm"
        icon={IconPlus}
        className="justify-self-start"
        onClick={() => props.onChange(emptyValue(props.shape))}
      >
        {text.addOptional(name)}
      </Button>
    );
  }
  return (
    <div>
      <Named {...props} />
      {!isReadOnly && (
        <Button variant="ghost" size="sm" flush onClick={() => props.onChange(undefined)}>
          {text.removeOptional(name)}
        </Button>
      )}
    </div>
  );
}
