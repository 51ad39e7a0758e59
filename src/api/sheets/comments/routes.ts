import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import type { Database } from '#db/connection.ts';
import { readHead } from '../head.ts';
import type { LinkRegistry } from '../link-registry.ts';
import { readComments } from './comments.ts';
import { addComment, listComments, readFrame } from './contract.ts';
import { frameOf } from './frame.ts';
import { partTitles } from './part-titles.ts';
import { commentOnSceneAsStaff, readCommentsOfScene } from './scene-comments.ts';
import * as ofStaff from './staff-contract.ts';
import { commentAsCustomer, commentAsStaff, resolve } from './write.ts';

/** Registers what people with a link do with comments. */
export function registerComments(links: LinkRegistry, { publicUrl }: { publicUrl: string }): void {
  links.read(
    listComments,
    { kind: 'any', as: 'holder', limit: readsPerMinute(60) },
    ({ db, sheet }) => readComments(db, sheet),
  );
  links.read(readFrame, { kind: 'any', limit: readsPerMinute(60) }, ({ db, sheet, link }) =>
    frameOf(db, sheet, link),
  );
  links.add(
    addComment,
    { kind: 'every', as: 'signer', limit: perHour(60), repeat: true },
    async (call, { body }) => ({ comment: await commentAsCustomer(body, publicUrl, call) }),
  );
}

/** Registers what staff do with them. */
export function registerCommentsOfStaff(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(ofStaff.listCommentsOfSheet, { access: 'sheets.read' }, async ({ params }) => {
    const sheet = await readHead(db, params.id);
    const { items } = await readComments(db, sheet);
    const titleOf = await partTitles(db, sheet);
    return { items: items.map((item) => ({ ...item, partTitle: titleOf(item.anchor) })) };
  });
  registry.add(
    ofStaff.addCommentOfStaff,
    { access: 'sheets.update' },
    async ({ params, body }, call) => ({ comment: await commentAsStaff(params.id, body, call) }),
  );
  registry.add(ofStaff.listCommentsOfScene, { access: 'sheets.read' }, ({ params }, { locale }) =>
    readCommentsOfScene(db, params.id, locale),
  );
  registry.add(
    ofStaff.addCommentOnScene,
    { access: 'sheets.update' },
    async ({ params, body }, call) => ({
      comment: await commentOnSceneAsStaff(params.id, body, call),
    }),
  );
  registry.add(ofStaff.resolveComment, { access: 'sheets.update' }, ({ params, body }, call) =>
    resolve(params.id, body.isResolved, call),
  );
}
