import { beijingDay } from '#contracts/days.ts';
import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { requirementBody } from '#contracts/sheets/requirement.ts';
import { requirementWords } from '#contracts/sheets/words/requirement.ts';
import { requirementChangeMessages } from '#contracts/sheets/words/requirement-changes.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { DraftPanels } from '../../requirements/draft-panels.tsx';
import { ItemChoice } from '../../requirements/item-choice.tsx';
import { MarksField } from '../../requirements/marks-field.tsx';
import { newKey } from '../../requirements/new-key.ts';
import { PaletteField } from '../../requirements/palette-field.tsx';
import { TargetField } from '../../requirements/target-field.tsx';
import type { SheetScreen } from '../screen-of-kind.ts';
import { optionsOf } from './options.ts';

const { zh, en } = requirementWords;
const kinds = optionsOf(
  requirementChangeMessages.zh.itemKinds,
  requirementChangeMessages.en.itemKinds,
);
const markdown = { as: 'markdown' } as const;
const fresh = () => ({ key: newKey() });

const form = defineForm(requirementBody, {
  brief: fieldWith(field(zh.brief, en.brief), markdown),
  style: fieldWith(field(zh.style, en.style), markdown),
  palette: fieldWith(field(zh.palette, en.palette), { control: PaletteField }),
  items: fieldWith(
    rows(zh.items, en.items, text('条目', 'Item'), {
      key: null,
      kind: choice('类别', 'Kind', kinds),
      title: field('名称', 'Name'),
      body: fieldWith(field('内容', 'Text'), markdown),
      criterion: fieldWith(field(zh.criterion, en.criterion), { as: 'lines' }),
    }),
    { fresh },
  ),
  references: fieldWith(
    rows(zh.references, en.references, text('参考', 'Reference'), {
      key: null,
      target: fieldWith(field('图片、场景或网址', 'Picture, scene or page'), {
        control: TargetField,
      }),
      caption: field('图注', 'Caption'),
      itemKey: fieldWith(field('对应条目', 'For item'), { control: ItemChoice }),
      marks: fieldWith(field('标记', 'Marks'), { control: MarksField }),
    }),
    { fresh },
  ),
  screens: fieldWith(
    rows(zh.screens, en.screens, text('屏幕', 'Screen'), {
      key: null,
      name: field(zh.screen, en.screen),
      widthPx: field('宽（像素）', 'Width in pixels'),
      heightPx: field('高（像素）', 'Height in pixels'),
      widthMm: field('宽（毫米）', 'Width in millimetres'),
      heightMm: field('高（毫米）', 'Height in millimetres'),
      frameRate: field(zh.frameRate, en.frameRate),
      content: fieldWith(field(zh.content, en.content), { as: 'lines' }),
    }),
    { columns: 2, fresh },
  ),
  deliverables: fieldWith(
    rows(zh.deliverables, en.deliverables, text('交付物', 'Deliverable'), {
      key: null,
      name: field(zh.deliverable, en.deliverable),
      format: field(zh.format, en.format),
      quantity: field(zh.quantity, en.quantity),
      dueOn: field(zh.due, en.due),
    }),
    { columns: 2, fresh },
  ),
  milestones: fieldWith(
    rows(zh.milestones, en.milestones, text('里程碑', 'Milestone'), {
      key: null,
      name: field('名称', 'Name'),
      dueOn: field('计划日期', 'Planned day'),
    }),
    { columns: 2, fresh: () => ({ ...fresh(), dueOn: beijingDay(new Date()) }) },
  ),
});

export const requirementScreen: SheetScreen = { form, Editor: DraftPanels };
