import { createContext } from 'react';
import type { PendingWork } from '#ui/state/pending-work.ts';

/** Uploads of the form around a button for photos: it is sent when they have ended. */
export const PendingUploads = createContext<PendingWork | undefined>(undefined);
