import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  emptyRequirement,
  hashedRequirement,
  type PictureMark,
  type RequirementBody,
  requirementBody,
  requirementFiles,
  requirementLimits,
} from './requirement.ts';

const pin: PictureMark = { key: 'a', shape: 'pin', x: 0.5, y: 1, width: 0, height: 0, text: '' };
const box: PictureMark = { ...pin, shape: 'box', x: 0.7, y: 0.1, width: 0.3, height: 0.2 };
const item = { key: 'goal', kind: 'goal', title: '目标', body: '', criterion: null } as const;

const withMarks = (...marks: PictureMark[]): RequirementBody => ({
  ...emptyRequirement,
  references: [
    {
      key: 'table',
      itemKey: null,
      target: { kind: 'file', fileId: randomUUID() },
      caption: '',
      marks,
    },
  ],
});

/** Path of the first problem; undefined if the body is fine. */
function problem(body: object): string | undefined {
  const result = requirementBody.safeParse({ ...emptyRequirement, ...body });
  return result.error?.issues[0]?.path.join('.');
}

describe('the body of a requirement', () => {
  it('may be empty while it is written', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ items: [{ ...item, title: '' }] })).toBeUndefined();
  });

  it('has pins and boxes within the picture', () => {
    expect(problem(withMarks(pin, { ...box, key: 'b' }))).toBeUndefined();
    const path = 'references.0.marks.0.width';
    expect(problem(withMarks({ ...pin, width: 0.1 }))).toBe(path);
    expect(problem(withMarks({ ...box, x: 0.8 }))).toBe(path);
    expect(problem(withMarks({ ...box, height: 0.01 }))).toBe(path);
    expect(problem(withMarks({ ...pin, x: 1.1 }))).toBe('references.0.marks.0.x');
  });

  it('has each key once in its list', () => {
    expect(problem({ items: [item, { ...item, title: '另一条' }] })).toBe('items.1.key');
    expect(problem(withMarks(pin, box))).toBe('references.0.marks.1.key');
    expect(problem({ items: [{ ...item, key: 'Goal 1' }] })).toBe('items.0.key');
  });

  it('has references to its own items only', () => {
    const { references } = withMarks();
    const of = (itemKey: string) => references.map((one) => ({ ...one, itemKey }));
    expect(problem({ items: [item], references: of('goal') })).toBeUndefined();
    expect(problem({ items: [item], references: of('gone') })).toBe('references.0.itemKey');
  });

  it('has links to the web only', () => {
    const to = (url: string) => ({
      references: [{ ...withMarks().references[0], target: { kind: 'link', url } }],
    });
    expect(problem(to('https://example.com/a'))).toBeUndefined();
    expect(problem(to('javascript:alert(1)'))).toBe('references.0.target.url');
  });

  it('is bounded everywhere', () => {
    expect(problem({ brief: '字'.repeat(20_001) })).toBe('brief');
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...item, key: `item-${at}` }));
    expect(problem({ items: items(requirementLimits.items) })).toBeUndefined();
    expect(problem({ items: items(requirementLimits.items + 1) })).toBe('items');
    expect(problem({ items: [{ ...item, body: '字'.repeat(8_001) }] })).toBe('items.0.body');
  });
});

describe('what the content hash covers', () => {
  it('is the whole body, with private files by their content', () => {
    const body = { ...withMarks(pin), brief: '一间厅' };
    const hashed = hashedRequirement(body, (fileId) => `sha256 of ${fileId}`);
    const [fileId] = requirementFiles(body);
    expect(hashed).toMatchObject({
      brief: '一间厅',
      references: [{ target: { kind: 'file', sha256: `sha256 of ${fileId}` }, marks: [pin] }],
    });
    expect(JSON.stringify(hashed)).not.toContain(`"${fileId}"`);
  });

  it('leaves references to what is public as they are', () => {
    const target = { kind: 'media', mediaId: randomUUID() } as const;
    const body = withMarks();
    const references = body.references.map((one) => ({ ...one, target }));
    const hashed = hashedRequirement({ ...body, references }, () => '');
    expect(hashed.references[0]?.target).toEqual(target);
  });
});
