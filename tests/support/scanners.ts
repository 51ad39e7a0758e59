import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The test file that every scanner knows (EICAR). In two parts, so that no scanner takes this source
 * for it.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/**
 * Writes a scanner that finds EICAR anywhere in a file, as `clamscan -` answers; returns its command
 * for SCAN_COMMAND.
 */
export function writeStubScanner(folder: string): string[] {
  const file = path.join(folder, 'scanner.mjs');
  writeFileSync(
    file,
    `let text = '';
    for await (const chunk of process.stdin.setEncoding('latin1')) text += chunk;
    if (text.includes('no verdict')) process.exit(2);
    if (text.includes('never')) await new Promise(() => setInterval(() => {}, 1000));
    if (!text.includes('EICAR-' + 'STANDARD')) process.exit(0);
    console.log('stream: Stub-Test-Signature FOUND');
    process.exit(1);`,
  );
  return [process.execPath, file];
}
