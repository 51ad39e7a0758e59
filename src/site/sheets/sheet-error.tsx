import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageError } from '#site/layouts/page-error.tsx';
import { isClosedSheet } from './closed-codes.ts';
import { ClosedView } from './closed-view.tsx';

/** Replaces the page of a shared link that did not open: its sheet is closed to it, or loading failed. */
export function SheetError(props: ErrorComponentProps) {
  const { error } = props;
  return isClosedSheet(error) ? <ClosedView code={error.errorCode} /> : <PageError {...props} />;
}
