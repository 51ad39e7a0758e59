import { describe, expect, it } from 'vitest';
import {
  emptyRequirement,
  type PictureMark,
  type RequirementBody,
  type RequirementReference,
} from './requirement.ts';
import { requirementChanges } from './requirement-changes.ts';

const bodyWith = (parts: Partial<RequirementBody>): RequirementBody => ({
  ...emptyRequirement,
  ...parts,
});

const changes = (before: Partial<RequirementBody>, after: Partial<RequirementBody>) =>
  requirementChanges(bodyWith(before), bodyWith(after));

const item = (key: string, title = key) =>
  ({ key, kind: 'goal', title, body: '内容', criterion: null }) as const;
const deliverable = (key: string) =>
  ({ key, name: '短片', format: 'MP4', quantity: 1, dueOn: null }) as const;
const screen = { key: 's', name: '背景屏', widthPx: 1920, heightPx: 1080, frameRate: 50 } as const;
const small = { ...screen, widthMm: 2400, heightMm: 1350, content: '短片' };

const pin: PictureMark = {
  key: 'a',
  shape: 'pin',
  x: 0.5,
  y: 0.5,
  width: 0,
  height: 0,
  text: '桌',
};
const reference: RequirementReference = {
  key: 'table',
  itemKey: null,
  target: { kind: 'link', url: 'https://example.com/' },
  caption: '茶台',
  marks: [pin],
};

describe('the differences of two requirements', () => {
  it('are empty for equal ones', () => {
    const body = { brief: '一间厅', items: [item('a')], references: [reference] };
    expect(changes(body, body)).toEqual([]);
  });

  it('recognise a renamed entry by its key', () => {
    const renamed = { ...item('a'), title: '新名称', criterion: '可测量' };
    expect(changes({ items: [item('a', '名称')] }, { items: [renamed] })).toEqual([
      {
        part: 'item',
        kind: 'changed',
        title: '新名称',
        fields: [
          { field: 'title', before: '名称', after: '新名称' },
          { field: 'criterion', before: '', after: '可测量' },
        ],
      },
    ]);
  });

  it('tell entries with the same name apart', () => {
    const added = { part: 'deliverable', kind: 'added', title: '短片', fields: [] };
    expect(
      changes(
        { deliverables: [deliverable('a')] },
        { deliverables: [deliverable('a'), deliverable('b')] },
      ),
    ).toEqual([added]);
  });

  it('list added, changed and removed entries in the order of the sheet', () => {
    const found = changes(
      { items: [item('a'), item('b')], screens: [small], deliverables: [deliverable('d')] },
      { items: [item('c'), item('b')], screens: [{ ...small, widthPx: 2560, heightPx: 1440 }] },
    );
    expect(found).toMatchObject([
      { part: 'item', kind: 'added', title: 'c' },
      {
        part: 'screen',
        kind: 'changed',
        fields: [
          {
            field: 'size',
            before: '1920 × 1080 px, 2400 × 1350 mm',
            after: '2560 × 1440 px, 2400 × 1350 mm',
          },
        ],
      },
      { part: 'item', kind: 'removed', title: 'a' },
      { part: 'deliverable', kind: 'removed', title: '短片' },
    ]);
  });

  it('tell of an entry that was only moved, and of no other', () => {
    const [a, b, c] = [item('a'), item('b'), item('c')];
    expect(changes({ items: [a, b, c] }, { items: [c, a, b] })).toEqual([
      { part: 'item', kind: 'moved', title: 'c', fields: [] },
    ]);
  });

  it('quote only the paragraphs of long texts that differ', () => {
    expect(changes({ brief: '同\n\n旧' }, { brief: '同\n\n新\n\n又' })).toEqual([
      {
        part: 'sheet',
        kind: 'changed',
        title: '',
        fields: [{ field: 'brief', before: '旧', after: '新\n又' }],
      },
    ]);
  });

  it('say that another picture is shown, or other places are marked, without ids and numbers', () => {
    const file = (id: string) => ({ ...reference, target: { kind: 'file' as const, fileId: id } });
    expect(changes({ references: [file('1')] }, { references: [file('2')] })).toMatchObject([
      { part: 'reference', title: '茶台', fields: [{ field: 'picture', before: '', after: '' }] },
    ]);
    const moved = { ...reference, marks: [{ ...pin, x: 0.6 }] };
    expect(changes({ references: [reference] }, { references: [moved] })).toMatchObject([
      { fields: [{ field: 'places', before: '', after: '' }] },
    ]);
    const reworded = { ...reference, marks: [{ ...pin, x: 0.6, text: '桌面' }] };
    const [change] = changes({ references: [reference] }, { references: [reworded] });
    expect(change?.fields).toEqual([{ field: 'marks', before: '1. 桌', after: '1. 桌面' }]);
  });

  it('tell of another item of a reference by its title, and not of its new name alone', () => {
    const [a, b] = [item('a', '甲'), item('b', '乙')];
    const of = (itemKey: string) => [{ ...reference, itemKey }];
    const [change] = changes(
      { items: [a, b], references: of('a') },
      { items: [a, b], references: of('b') },
    );
    expect(change?.fields).toEqual([{ field: 'item', before: '甲', after: '乙' }]);
    const renamed = changes(
      { items: [a], references: of('a') },
      { items: [{ ...a, title: '丙' }], references: of('a') },
    );
    expect(renamed.map(({ part }) => part)).toEqual(['item']);
  });
});
