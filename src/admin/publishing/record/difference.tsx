import { lazy, Suspense } from 'react';

const TextDifference = lazy(() => import('./text-difference.tsx'));

/** Two texts, with what was taken away and what was added marked. */
export function Difference({ before, after }: { before: string; after: string }) {
  return (
    <Suspense fallback={<p className="min-h-12 rounded-sm border border-line" />}>
      <TextDifference before={before} after={after} />
    </Suspense>
  );
}
