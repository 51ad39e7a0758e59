import type { DescribedOperation } from './operation.ts';

/** A matching operation with its path parameters. */
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

  /** The pattern of a path below `/api`; undefined if no operation has this method there. */
  patternOf(method: string, path: string): string | undefined {
    return this.#patterns.find(
      ({ operation: { contract }, pattern }) => contract.method === method && pattern.test(path),
    )?.operation.contract.path;
  }

  /** The operations that match a path below `/api`, in the order of registration. */
  at(path: string): OperationMatch[] {
    return this.#patterns.flatMap(({ operation, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ operation, params: { ...match.groups } }] : [];
    });
  }
}
