import { createClamdScanner } from '#files/scan/clamd-scanner.ts';
import { createCommandScanner } from '#files/scan/command-scanner.ts';
import type { FileScanner } from '#files/scan/scanner.ts';
import type { Config } from './config.ts';

/** The scanner of the settings; undefined where none is set. */
export function openScanner({ scanner }: Pick<Config, 'scanner'>): FileScanner | undefined {
  if (!scanner) return undefined;
  const { target, limitMs } = scanner;
  return Array.isArray(target)
    ? createCommandScanner(target, limitMs)
    : createClamdScanner(target, limitMs);
}
