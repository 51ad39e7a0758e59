import type { PictureMark, RequirementBody } from '#contracts/sheets/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../form/context.tsx';
import { FieldFrame } from '../form/fields/frame.tsx';
import type { FieldProps } from '../form/types.ts';
import { useBody } from '../sheets/record/body-context.ts';
import { MarksEditor } from './marks/marks-editor.tsx';
import { requirementEditorMessages } from './messages.ts';
import { hasPicture, ReferencePicture } from './reference-picture.tsx';

/** The marks on the picture of the same reference. */
export function MarksField({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(requirementEditorMessages);
  const { isReadOnly } = useFormField(path);
  const { references } = useBody<RequirementBody>();
  // The path is that of the reference and the name of this field.
  const target = references[Number(path.split('.').at(-2))]?.target ?? null;
  return (
    <FieldFrame label={label} path={path}>
      {hasPicture(target) ? (
        <MarksEditor
          picture={<ReferencePicture target={target} />}
          marks={(value ?? []) as PictureMark[]}
          onChange={onChange}
          isReadOnly={isReadOnly}
        />
      ) : (
        <p className="text-sm text-ink-muted">{text.noPicture}</p>
      )}
    </FieldFrame>
  );
}
