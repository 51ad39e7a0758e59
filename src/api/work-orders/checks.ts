import { finding, missing } from '#api/sheets/findings.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import type { WorkOrderBody } from '#contracts/sheets/work-order.ts';

/** What stands against sending a work order. */
export function checkOrder(body: WorkOrderBody): SheetFinding[] {
  const { tasks, engineers, problems, visits, contactPhone } = body;
  const findings = [
    ...missing(body, ['siteAddress']),
    ...tasks.flatMap((task, at) => missing(task, ['title'], `tasks.${at}`)),
    ...engineers.flatMap((engineer, at) => missing(engineer, ['name'], `engineers.${at}`)),
    ...problems.flatMap((problem, at) => missing(problem, ['title'], `problems.${at}`)),
    ...visits.flatMap((visit, at) => missing(visit, ['purpose'], `visits.${at}`)),
  ];
  if (tasks.length === 0) {
    findings.push(
      finding('block', 'tasks', {
        zh: '还没有步骤，客户看不到进度。',
        en: 'There are no steps yet, so that customers see no progress.',
      }),
    );
  }
  if (!engineers.some(({ lead }) => lead)) {
    findings.push(
      finding('warn', 'engineers', {
        zh: '没有指定实施负责人。',
        en: 'Nobody leads the work.',
      }),
    );
  }
  if (!contactPhone) {
    findings.push(
      finding('warn', 'contactPhone', {
        zh: '没有现场联系电话。',
        en: 'There is no telephone of the contact on site.',
      }),
    );
  }
  return findings;
}
