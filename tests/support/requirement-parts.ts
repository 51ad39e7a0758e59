import type {
  PictureMark,
  RequirementDeliverable,
  RequirementItem,
  RequirementReference,
  RequirementScreen,
} from '#contracts/sheets/requirement.ts';

/** Parts of a requirement with the fields that a test does not care about. */
export const itemWith = (fields: Partial<RequirementItem> & { key: string }): RequirementItem => ({
  kind: 'goal',
  title: fields.key,
  body: '',
  criterion: null,
  ...fields,
});

export const screenWith = (fields: Partial<RequirementScreen>): RequirementScreen => ({
  key: 'screen',
  name: '背景屏',
  widthMm: null,
  heightMm: null,
  widthPx: 1920,
  heightPx: 1080,
  frameRate: null,
  content: '',
  ...fields,
});

export const deliverableWith = (
  fields: Partial<RequirementDeliverable>,
): RequirementDeliverable => ({
  key: 'deliverable',
  name: '素材包',
  format: '',
  quantity: 1,
  dueOn: null,
  ...fields,
});

export const pinWith = (fields: Partial<PictureMark>): PictureMark => ({
  key: 'pin',
  shape: 'pin',
  x: 0.5,
  y: 0.5,
  width: 0,
  height: 0,
  text: '',
  ...fields,
});

export const referenceWith = (
  fields: Partial<RequirementReference> & Pick<RequirementReference, 'target'>,
): RequirementReference => ({ key: 'reference', itemKey: null, caption: '', marks: [], ...fields });
