import type { DescribedOperation } from './operation.ts';

/** An operation at a path, with the path's parameters. */
export interface OperationMatch {
  operation: DescribedOperation;
  params: Record<string, string>;
}

/** Finds operations by path; the patterns are compiled once. */
export class OperationPaths {
  readonly #patterns: { operation: DescribedOperation; pattern: RegExp }[] = [];

  add(operation: DescribedOperation): void {
    const source = operation.contract.path
      .replaceAll('.', '\\.')
      .replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)');
    this.#patterns.push({ operation, pattern: new RegExp(`^${source}$`) });
  }

  /** The operations of a path below `/api`, in the order in which they were added. */
  at(path: string): OperationMatch[] {
    return this.#patterns.flatMap(({ operation, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ operation, params: { ...match.groups } }] : [];
    });
  }
}
