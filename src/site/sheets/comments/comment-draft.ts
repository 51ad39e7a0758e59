import type { CommentAnchor } from '#contracts/sheets/comments.ts';

/** A comment that was not sent yet, stored only on this device. */
export interface CommentDraft {
  /** The same for all attempts to send it. */
  key: string;
  name: string;
  body: string;
  handsOver: boolean;
}

/** What was sent with a draft; kept while it may have to be sent again. */
export interface CommentToSend extends CommentDraft {
  anchor: CommentAnchor;
  parentId: string | null;
}

const NAME_KEY = 'sheet-author';
const draftKey = (token: string) => `comment-draft-${token}`;

/** Creates a key; also works on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An empty comment of whoever wrote the last one on this device. */
export function newDraft(): CommentDraft {
  return { key: newKey(), name: stored(NAME_KEY) ?? '', body: '', handsOver: false };
}

/** The draft of a link's sheet; an empty one if there is none. */
export function readDraft(token: string): CommentDraft {
  try {
    const draft = JSON.parse(stored(draftKey(token)) ?? 'null') as CommentDraft | null;
    const isWhole = typeof draft?.key === 'string' && typeof draft.body === 'string';
    return isWhole ? { ...newDraft(), ...draft } : newDraft();
  } catch {
    return newDraft();
  }
}

export function storeDraft(token: string, draft: CommentDraft): void {
  store(draftKey(token), draft.body === '' ? null : JSON.stringify(draft));
  store(NAME_KEY, draft.name);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be full or disabled. The form works without it.
  }
}
