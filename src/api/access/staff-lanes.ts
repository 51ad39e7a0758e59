import { FairQueue } from '#bounded/fair-queue.ts';

/** Where requests of the back office wait for their turn. */
export interface StaffLanes {
  /** Sessions that are looked up; by network, since nobody knows yet who it is. */
  admission: FairQueue;
  /** Operations of people who are signed in; by person. */
  work: FairQueue;
  /** Operations that take long without the database, see `StaffPolicy.isLong`; by person. */
  longWork: FairQueue;
  /** Parts of uploads on their way from a person, however slowly they arrive. */
  uploads: FairQueue;
  /** Files on their way to a person, however slowly they are read. */
  downloads: FairQueue;
}

/** After this time a waiting request is refused, before the connection is closed as idle. */
const WAIT_MS = 10_000;

/**
 * Lanes for the connections of the back office: not more places than connections. Requests wait here in turns and not in the pool, where the first
 * comes first and a wait of two seconds is an error.
 */
export function createStaffLanes(connections: number, waitMs = WAIT_MS): StaffLanes {
  const admissions = Math.max(1, Math.floor(connections / 3));
  const work = Math.max(1, connections - admissions);
  return {
    admission: new FairQueue({
      running: admissions,
      runningPerOwner: half(admissions),
      waiting: 400,
      waitingPerOwner: 200,
      waitMs,
    }),
    work: new FairQueue({
      running: work,
      runningPerOwner: half(work),
      waiting: 400,
      waitingPerOwner: 100,
      waitMs,
    }),
    longWork: new FairQueue({
      running: 8,
      runningPerOwner: 2,
      waiting: 80,
      waitingPerOwner: 20,
      waitMs,
    }),
    uploads: new FairQueue({
      running: 40,
      runningPerOwner: 6,
      waiting: 200,
      waitingPerOwner: 40,
      waitMs,
    }),
    downloads: new FairQueue({
      running: 40,
      runningPerOwner: 4,
      // The screen of a sheet shows many photos, each a file.
      waiting: 400,
      waitingPerOwner: 100,
      waitMs,
    }),
  };
}

const half = (count: number) => Math.max(1, Math.floor(count / 2));
