import { audience, SHOW_SECONDS } from './audience.ts';
import type { Levels } from './checks.ts';
import { type RoomKey, startLevels } from './rooms.ts';

/** A line of the chat. */
export type ChatLine =
  | { at: number; kind: 'remark'; text: number }
  | { at: number; kind: 'question'; goods: number }
  | { at: number; kind: 'unheard' };

/** What has happened in the show. */
export interface Show {
  /** Seconds on air. */
  second: number;
  viewers: number;
  peak: number;
  likes: number;
  chat: readonly ChatLine[];
  /** Questions that wait for the card of their goods. */
  waiting: readonly { goods: number; since: number }[];
  /** Seconds that each answered question waited. */
  answered: readonly number[];
  /** Goods whose card is shown, and how many cards were shown. */
  card: { goods: number; until: number } | undefined;
  cards: number;
  isMuted: boolean;
  mutedSeconds: number;
}

export type State = { title: string; room: RoomKey; levels: Levels } & (
  | { name: 'setup' | 'check' }
  | { name: 'countdown'; left: number }
  | { name: 'air' | 'summary'; show: Show }
);

export type Action =
  | { type: 'setup'; title?: string; room?: RoomKey }
  | { type: 'next' }
  | { type: 'level'; name: keyof Levels; value: number }
  | { type: 'second' }
  | { type: 'card'; goods: number }
  | { type: 'mute' }
  | { type: 'end' }
  | { type: 'back' };

const COUNTDOWN = 3;
/** A card stays for six seconds, as in the app. */
const CARD_SECONDS = 6;
/** Viewers notice silence after some seconds, and then leave, some each second. */
const SILENCE_SECONDS = 4;
const LEAVING = 2;

export const startState: State = {
  name: 'setup',
  title: '',
  room: 'tea',
  levels: startLevels.tea,
};

const newShow: Show = {
  second: 0,
  viewers: 0,
  peak: 0,
  likes: 0,
  chat: [],
  waiting: [],
  answered: [],
  card: undefined,
  cards: 0,
  isMuted: false,
  mutedSeconds: 0,
};

export function reduce(state: State, action: Action): State {
  const { title, room, levels } = state;
  const base = { title, room, levels };
  switch (action.type) {
    case 'setup': {
      const next = action.room ?? room;
      const isOther = next !== room;
      return {
        name: 'setup',
        title: action.title ?? title,
        room: next,
        levels: isOther ? startLevels[next] : levels,
      };
    }
    case 'next':
      if (state.name === 'setup') return { ...base, name: 'check' };
      return state.name === 'check' ? { ...base, name: 'countdown', left: COUNTDOWN } : state;
    case 'level':
      return { ...state, levels: { ...levels, [action.name]: action.value } };
    case 'second':
      if (state.name === 'countdown') {
        return state.left > 1
          ? { ...state, left: state.left - 1 }
          : { ...base, name: 'air', show: newShow };
      }
      if (state.name !== 'air') return state;
      return { ...state, ...after(state.show) };
    case 'card':
      return state.name === 'air' ? { ...state, show: withCard(state.show, action.goods) } : state;
    case 'mute':
      return state.name === 'air'
        ? { ...state, show: { ...state.show, isMuted: !state.show.isMuted } }
        : state;
    case 'end':
      return state.name === 'air' ? { ...state, name: 'summary' } : state;
    case 'back':
      if (state.name === 'air') return { ...state, name: 'summary' };
      return { ...base, name: state.name === 'countdown' ? 'check' : 'setup' };
  }
}

/** The show one second later; at the end of the script it is over. */
function after(before: Show): { name: 'air' | 'summary'; show: Show } {
  const second = before.second + 1;
  const show = { ...before, second };
  if (show.card && show.card.until <= second) show.card = undefined;
  for (const event of audience) {
    if (event.at !== second) continue;
    if (event.kind === 'join') show.viewers += event.count;
    else if (event.kind === 'like') show.likes += event.count;
    else show.chat = [...show.chat, event];
    if (event.kind === 'question') {
      show.waiting = [...show.waiting, { goods: event.goods, since: second }];
    }
  }
  if (show.isMuted) {
    show.mutedSeconds += 1;
    if (show.mutedSeconds % SILENCE_SECONDS === 0) {
      show.chat = [...show.chat, { at: second, kind: 'unheard' }];
    }
    if (show.mutedSeconds >= SILENCE_SECONDS) show.viewers = Math.max(0, show.viewers - LEAVING);
  }
  show.peak = Math.max(show.peak, show.viewers);
  return { name: second >= SHOW_SECONDS ? 'summary' : 'air', show };
}

function withCard(show: Show, goods: number): Show {
  const answered = show.waiting.filter((question) => question.goods === goods);
  return {
    ...show,
    card: { goods, until: show.second + CARD_SECONDS },
    cards: show.cards + 1,
    waiting: show.waiting.filter((question) => question.goods !== goods),
    answered: [...show.answered, ...answered.map(({ since }) => show.second - since)],
  };
}

/** Mean seconds that an answered question waited; undefined if none was answered. */
export function meanAnswer({ answered }: Show): number | undefined {
  if (answered.length === 0) return undefined;
  return answered.reduce((sum, seconds) => sum + seconds, 0) / answered.length;
}
