import type { OpenApiDocument } from '#api/http/openapi.ts';

/** Access of operations that need no session of staff. */
const withoutSession = ['public', 'sign-in', 'link'];

/** The operations of the back office, as `METHOD /path`. */
export function staffOperations({ paths }: OpenApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !withoutSession.includes(operation['x-access'] ?? ''))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}
