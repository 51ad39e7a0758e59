import { asc, eq } from 'drizzle-orm';
import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { pictureOf } from '#api/media/service.ts';
import { findById } from '#api/rows.ts';
import { sceneNames } from '#api/scenes/names.ts';
import { lockSheet } from '#api/sheets/head.ts';
import { AppError } from '#contracts/errors.ts';
import { requirementChanges } from '#contracts/sheets/requirement-changes.ts';
import type { Executor } from '#db/connection.ts';
import { requirements } from '#db/schema/requirements.ts';
import { scenes } from '#db/schema/scenes.ts';
import { listSceneChoices, markMilestone, readDraftChanges } from './staff-contract.ts';
import { readVersions } from './versions.ts';

/** More than anybody looks through; the studio has made six. */
const MAX_SCENES = 200;

/** What staff do with requirements, besides what they do with all sheets. */
export function registerRequirementStaff(registry: StaffRegistry, { db }: { db: Executor }): void {
  registry.add(readDraftChanges, { access: 'sheets.read' }, async ({ params: { id } }) => {
    const { draft, doneMilestones } = await findById(db, requirements, id);
    const [newest] = await readVersions(db, id);
    return {
      newest: newest ? { version: newest.version, approval: newest.approval } : null,
      changes: newest ? requirementChanges(newest.body, draft) : [],
      doneMilestones,
    };
  });
  registry.add(listSceneChoices, { access: 'sheets.read' }, async (_, { locale }) => {
    const rows = await db
      .select({
        id: scenes.id,
        ...sceneNames,
        picture: pictureOf(scenes.posterId, locale),
      })
      .from(scenes)
      .orderBy(asc(scenes.sort), asc(scenes.id))
      .limit(MAX_SCENES);
    return {
      items: rows.map(({ zh, en, ...scene }) => ({ ...scene, name: { zh, en } })),
    };
  });
  registry.add(
    markMilestone,
    { access: 'sheets.update' },
    async ({ params: { id, key }, body: { doneOn } }, { transaction, audit }) => {
      const sheet = await lockSheet(transaction, id, { stages: ['draft', 'open'] });
      const { draft, doneMilestones } = await findById(transaction, requirements, id);
      const [newest] = await readVersions(transaction, id);
      const plan = [...draft.milestones, ...(newest?.body.milestones ?? [])];
      const milestone = plan.find((one) => one.key === key);
      if (!milestone) throw new AppError('NOT_FOUND');
      const { [key]: before = null, ...others } = doneMilestones;
      await transaction
        .update(requirements)
        .set({ doneMilestones: doneOn ? { ...others, [key]: doneOn } : others })
        .where(eq(requirements.id, id));
      audit({
        action: 'requirement.milestone',
        ...entityOf(sheet),
        changes: { name: [null, milestone.name], doneOn: [before, doneOn] },
      });
    },
  );
}
