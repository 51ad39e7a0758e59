import { useSyncExternalStore } from 'react';

/** A value that components can subscribe to. */
export interface Store<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store; setting the same reference notifies nobody. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Subscribes to a store; `initial` is the value used by the server render. */
export function useStore<State>(store: Store<State>, initial: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
