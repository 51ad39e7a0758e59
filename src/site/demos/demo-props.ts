import type { ReactNode } from 'react';

/** Properties of every demo. */
export interface DemoProps {
  /** The still picture: shown until the demo has drawn, and where it cannot run. */
  still: ReactNode;
}
