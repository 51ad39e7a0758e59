import type { Executor } from '../connection.ts';
import { customers, projects } from '../schema/projects.ts';

/** The fictional customer and project of all demo sheets. */
export const demoProject = {
  customerId: '0197f000-0000-7000-8000-000000000001',
  projectId: '0197f000-0000-7000-8000-000000000002',
  /** End of the project's number and of its sheets' numbers, e.g. `WO-2026-0318`. */
  number: 'PJ-2026-0318',
  name: '云栖茶事 3 号厅全案直播间',
  customerName: '云栖茶事（示例）',
  siteName: '云栖茶事直播中心 3 号厅',
  siteAddress: '示例市茶源区云栖路 66 号 B 座 3 层',
  contactName: '王若溪',
  contactPhone: '+8613800000000',
} as const;

/**
 * The customer's first room, on air since the year before. The live reports are of its shows: the
 * room of the other sheets is not finished yet.
 */
export const demoFirstProject = {
  projectId: '0197f000-0000-7000-8000-000000000003',
  number: 'PJ-2025-0207',
  name: '云栖茶事 1 号厅全案直播间',
  roomName: '云栖茶事 1 号厅',
} as const;

/** Writes the customer and the projects; the sheets refer to them. */
export async function seedProjects(db: Executor): Promise<void> {
  await db.insert(customers).values({
    id: demoProject.customerId,
    name: demoProject.customerName,
    shortName: '云栖茶事',
    region: '示例市',
    contactName: demoProject.contactName,
    contactPhone: demoProject.contactPhone,
  });
  await db.insert(projects).values({
    id: demoProject.projectId,
    number: demoProject.number,
    name: demoProject.name,
    customerId: demoProject.customerId,
    stage: 'acceptance',
    siteAddress: demoProject.siteAddress,
    goLiveOn: '2026-12-08',
    products: ['3d', 'cyan'],
  });
  await db.insert(projects).values({
    id: demoFirstProject.projectId,
    number: demoFirstProject.number,
    name: demoFirstProject.name,
    customerId: demoProject.customerId,
    stage: 'live',
    siteAddress: demoProject.siteAddress,
    goLiveOn: '2025-10-20',
    products: ['3d', 'cyan'],
  });
}
