import type { PartData } from '#api/publishing/contract.ts';
import type { ContentPart } from '#contracts/enums/content.ts';

/** What stands above the fields of a part gets of them. */
export interface AboveProps {
  part: ContentPart;
  value: PartData;
  isReadOnly: boolean;
  onChange(value: PartData): void;
}
