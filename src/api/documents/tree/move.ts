import { sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { moveFault } from '#contracts/document-tree.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { moveInDocumentTree, TreeMove } from './contract.ts';
import { placeDocuments, placeSections } from './place.ts';
import { readBranchVersions } from './read.ts';

/** A section or document with its place. */
interface Node {
  kind: TreeMove['kind'];
  id: string;
  parentId: string | null;
}

type Siblings = Pick<Node, 'kind' | 'parentId'>;

/**
 * Moves documents and sections. Moves wait for each other, so that no two make a circle together.
 * @throws AppError CONFLICT, VALIDATION_FAILED for a circle or too many levels, NOT_FOUND
 */
export async function moveInTree(
  { moves, versions }: RouteInput<typeof moveInDocumentTree>['body'],
  call: StaffWriteCall,
): Promise<RouteData<typeof moveInDocumentTree>> {
  const { transaction } = call;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('document-tree'))`);
  const tree = new Tree(await readNodes(transaction));
  const versionOf = await readBranchVersions(transaction);
  const known = new Map(versions.map(({ sectionId, version }) => [sectionId, version]));
  for (const { kind, ids, parentId } of moves) {
    const parents = [parentId, ...ids.map((id) => tree.parentOf(kind, id))];
    if (parents.some((parent) => known.get(parent) !== versionOf(parent))) {
      throw new AppError('CONFLICT', { messages: changedMeanwhile });
    }
  }
  const undo: TreeMove[] = [];
  for (const move of moves) {
    undo.unshift(...tree.apply(move));
    const order = tree.childrenOf(move);
    if (move.kind === 'section') await placeSections(move, order, call);
    else await placeDocuments(move, order, call);
  }
  return { undo };
}

/** Sections and documents in their order. */
async function readNodes(db: Executor): Promise<Node[]> {
  const { rows } = await db.execute<{ kind: Node['kind']; id: string; parent: string | null }>(sql`
    select kind, id, parent from (
      select 'section' as kind, id, parent_id as parent, sort from document_sections
      union all
      select 'document', id, section_id, sort from documents
    ) as nodes
    order by sort, id`);
  return rows.map(({ kind, id, parent }) => ({ kind, id, parentId: parent }));
}

/** The tree while it is changed. */
class Tree {
  #nodes: Node[];

  constructor(nodes: Node[]) {
    this.#nodes = nodes;
  }

  /** @throws AppError NOT_FOUND */
  parentOf(kind: Node['kind'], id: string): string | null {
    const node = this.#nodes.find((known) => known.kind === kind && known.id === id);
    if (!node) throw new AppError('NOT_FOUND');
    return node.parentId;
  }

  childrenOf({ kind, parentId }: Siblings): string[] {
    return this.#nodes
      .filter((node) => node.kind === kind && node.parentId === parentId)
      .map(({ id }) => id);
  }

  /** Moves nodes; returns the moves that take it back, one per node. */
  apply({ kind, ids, parentId, beforeId }: TreeMove): TreeMove[] {
    this.#refuse({ kind, ids, parentId, beforeId });
    const undo = ids
      .map((id) => this.#placeOf(kind, id))
      .sort((one, other) => other.position - one.position)
      .map(({ move }) => move);
    const moved = ids.map((id) => ({ kind, id, parentId }));
    const others = this.#nodes.filter((node) => node.kind !== kind || !ids.includes(node.id));
    const at = others.findIndex((node) => node.kind === kind && node.id === beforeId);
    this.#nodes =
      at < 0 ? [...others, ...moved] : [...others.slice(0, at), ...moved, ...others.slice(at)];
    return undo;
  }

  /** Where a node is now, as a move to it. */
  #placeOf(kind: Node['kind'], id: string): { position: number; move: TreeMove } {
    const parentId = this.parentOf(kind, id);
    const siblings = this.childrenOf({ kind, parentId });
    const position = siblings.indexOf(id);
    const beforeId = siblings[position + 1] ?? null;
    return { position, move: { kind, ids: [id], parentId, beforeId } };
  }

  #refuse({ kind, ids, parentId, beforeId }: TreeMove): void {
    const sections = this.#nodes.filter((node) => node.kind === 'section');
    if (parentId === null && kind === 'document') throw refusedMove('top');
    if (parentId !== null && !sections.some(({ id }) => id === parentId)) {
      throw new AppError('NOT_FOUND');
    }
    if (beforeId !== null) {
      const isThere = this.childrenOf({ kind, parentId }).includes(beforeId);
      if (!isThere || ids.includes(beforeId)) {
        throw new AppError('CONFLICT', { messages: changedMeanwhile });
      }
    }
    if (kind === 'document') return;
    for (const id of ids) {
      const fault = moveFault(sections, id, parentId);
      if (fault) throw refusedMove(fault);
    }
  }
}

const changedMeanwhile = {
  zh: '别人刚刚动过这里的目录，您的移动没有执行，也没有丢失任何内容。目录已重新读取，请看过后再移动一次。',
  en: 'Somebody else has just changed this part of the tree. Nothing was moved and nothing was lost. The tree has been read again: look at it and move once more.',
};

const faults = {
  cycle: {
    zh: '不能把章节移到它自己或它的下级里。',
    en: 'A section cannot go into itself or into a section below it.',
  },
  depth: {
    zh: '章节最多三级，移到这里会超过。',
    en: 'Sections have at most three levels; here there would be more.',
  },
  top: {
    zh: '文档必须放在某个章节里。',
    en: 'A document has to be in a section.',
  },
};

function refusedMove(fault: keyof typeof faults): AppError {
  return new AppError('VALIDATION_FAILED', { messages: faults[fault] });
}
