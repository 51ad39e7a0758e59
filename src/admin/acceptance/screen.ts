import { field, rows, text } from '#contracts/form-labels.ts';
import { acceptanceBody } from '#contracts/sheets/acceptance.ts';
import { defineForm } from '../form/definition.ts';
import { fieldWith } from '../form/labels.ts';
import { newId } from '../sheets/forms/options.ts';
import type { SheetScreen } from '../sheets/screen-of-kind.ts';
import { EvidenceField } from './evidence-field.tsx';
import { SignAndSend } from './sending.tsx';
import { AcceptanceState } from './state.tsx';

const long = { as: 'lines' } as const;

const form = defineForm(
  acceptanceBody,
  {
    expectedSigner: field(
      '预期签署人',
      'Expected signer',
      text(
        '客户授权签署的人；别人也能签，单上会注明。',
        'The person who may sign for the customer; another one may too, and is marked.',
      ),
    ),
    statementZh: fieldWith(field('验收说明（中文）', 'Statement (Chinese)'), long),
    statementEn: fieldWith(field('验收说明（英文）', 'Statement (English)'), long),
    statementVersion: field('文本版本', 'Version of the text'),
    items: fieldWith(
      rows('验收项目', 'Items', text('项目', 'Item'), {
        id: null,
        titleZh: field('项目', 'Item'),
        titleEn: field('项目（英文）', 'Item (English)'),
        criterionZh: field(
          '判定标准',
          'Criterion',
          text('客户照它判定通过与否。', 'How the customer tells whether it passes.'),
        ),
        criterionEn: fieldWith(field('判定标准（英文）', 'Criterion (English)'), long),
        measured: field('实测与依据', 'Measured'),
        photos: fieldWith(
          field(
            '照片',
            'Photos',
            text(
              '只有持链接的人能看到；签署后连同照片一起封存。',
              'Only who has a link sees them; they are sealed with the signature.',
            ),
          ),
          { control: EvidenceField },
        ),
      }),
      { fresh: newId },
    ),
  },
  [
    { fields: ['expectedSigner', 'statementVersion'], columns: 2 },
    { fields: ['statementZh', 'statementEn', 'items'] },
  ],
);

/** The acceptance sheet of staff: what it says, and what the customer has decided. */
export const acceptanceScreen: SheetScreen = {
  form,
  Editor: AcceptanceState,
  Sending: SignAndSend,
};
