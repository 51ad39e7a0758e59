import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '#site/request/use-api.ts';
import { useBasePath } from '#ui/host.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { StepQueue } from './step-queue.ts';
import type { ContentOf, Operation, Step } from './steps.ts';

const queues = new Map<string, StepQueue>();

function queueOf(token: string): StepQueue {
  const queue = queues.get(token) ?? new StepQueue(token);
  queues.set(token, queue);
  return queue;
}

const none: readonly Step[] = [];

/** The steps of a link that are on their way, and how to add one. */
export function useSteps(token: string) {
  const queue = queueOf(token);
  const api = useApi();
  const locale = useLocale();
  const basePath = useBasePath();
  const router = useRouter();
  const steps = useSyncExternalStore(
    queue.subscribe,
    () => queue.steps,
    () => none,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the client is that of the language
  useEffect(() => {
    queue.open({ api, locale, basePath }, () => void router.invalidate());
  }, [queue, locale, basePath, router]);
  return { steps, queue };
}

/** The steps of one operation. */
export function stepsOf<O extends Operation>(
  steps: readonly Step[],
  operation: O,
): (ContentOf<O> & Step)[] {
  return steps.filter((step): step is ContentOf<O> & Step => step.operation === operation);
}
