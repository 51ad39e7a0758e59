import type { BodyEditorProps } from '../screen-of-kind.ts';
import { TableButtons } from '../tables/table-buttons.tsx';

/** Devices and cables come as tables, too. */
export const DeviceTables = (props: BodyEditorProps) => (
  <TableButtons {...props} tables={['devices', 'cables']} />
);
