import { requirementLimits } from '#contracts/sheets/requirement.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useFormField } from '../form/context.tsx';
import { FieldFrame } from '../form/fields/frame.tsx';
import type { FieldProps } from '../form/types.ts';
import { requirementEditorMessages } from './messages.ts';

/** The colours, each chosen with the picker of the browser. */
export function PaletteField({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(requirementEditorMessages);
  const { isReadOnly } = useFormField(path);
  const colors = (value ?? []) as string[];
  const put = (at: number, color: string) => onChange(colors.with(at, color));
  return (
    <FieldFrame label={label} path={path}>
      <div className="flex flex-wrap items-center gap-3">
        {colors.map((color, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is what it is at its place
          <span key={at} className="flex items-center">
            <input
              type="color"
              aria-label={text.color(at + 1)}
              value={color}
              disabled={isReadOnly}
              className="h-11 w-14 rounded-sm border border-line"
              onChange={({ target }) => put(at, target.value)}
            />
            {!isReadOnly && (
              <button
                type="button"
                className="editor-tool"
                aria-label={text.removeColor(at + 1)}
                onClick={() => onChange(colors.filter((_, index) => index !== at))}
              >
                <IconClose size={18} />
              </button>
            )}
          </span>
        ))}
        {!isReadOnly && colors.length < requirementLimits.palette && (
          <Button
            variant="secondary"
            size="sm"
            icon={IconPlus}
            onClick={() => onChange([...colors, colors.at(-1) ?? '#24352b'])}
          >
            {text.addColor}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
