import { type WaitingParty, waitingParties } from './kinds.ts';

/** What says in a work order who has to act. */
interface Moves {
  waiting: { on: WaitingParty } | null;
  tasks: readonly { state: string; reason: string | null }[];
  problems: readonly { owner: WaitingParty; status: string; title: string }[];
}

/** What each party has to do: the party that the order waits for, and those with open problems. */
export function openMoves({ waiting, tasks, problems }: Moves) {
  const blocked = tasks.flatMap(({ state, reason }) =>
    state === 'blocked' && reason ? [reason] : [],
  );
  return waitingParties
    .map((party) => ({
      party,
      todo: [
        ...(waiting?.on === party ? blocked : []),
        ...problems.flatMap(({ owner, status, title }) =>
          owner === party && (status === 'open' || status === 'solving') ? [title] : [],
        ),
      ],
    }))
    .filter(({ party, todo }) => todo.length > 0 || waiting?.on === party);
}
