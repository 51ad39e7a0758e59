import { definitions, type RecordEndpoints } from '#api/records/list.ts';
import type { RecordKind } from '#contracts/records/all.ts';
import type { RecordDefinition } from './definition.ts';

export { definitions, type RecordEndpoints };

export function definitionOf(kind: RecordKind): RecordDefinition {
  const definition = definitions.find(({ record }) => record.kind === kind);
  if (!definition) throw new Error(`${kind} has no definition`);
  return definition;
}
