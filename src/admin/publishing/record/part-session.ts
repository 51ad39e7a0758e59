import type { PartData } from '#api/publishing/contract.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { RequestError } from '#request/errors.ts';
import { showToast } from '#ui/state/notices.ts';
import type { AdminApi } from '../../core/api.ts';
import { errorText } from '../../core/error-text.ts';
import { followComposition } from '../../core/save-engine/composition.ts';
import { createSaveEngine } from '../../core/save-engine/engine.ts';
import { openDeviceCopy } from '../../core/save-engine/local-copies.ts';
import type { SaveEngine, SaveResult, ServerCopy } from '../../core/save-engine/types.ts';
import { mergeAlone } from './conflict.ts';
import { readDraftConflict } from './draft-conflict.ts';
import { recordMessages } from './messages.ts';

/** One part of a record, open for editing in this window. */
export interface PartSession {
  part: ContentPart;
  engine: SaveEngine<PartData>;
  /** Reads the part again, after something else than typing has changed it. */
  reload(): Promise<void>;
  /** Saves what is left and ends the session. */
  close(): Promise<void>;
}

/** What a session works with. */
export interface PartPlace {
  api: AdminApi;
  recordId: string;
  part: ContentPart;
  personId: string;
  locale: Locale;
}

/** Opens a part: reads it, and looks on this device for text that was not saved. */
export async function openPart({
  api,
  recordId,
  part,
  personId,
  locale,
}: PartPlace): Promise<PartSession> {
  const params = { id: recordId, part };
  const read = async (): Promise<ServerCopy<PartData>> => {
    const { data, version, editedBy } = await api('GET /admin/records/:id/parts/:part', { params });
    return { data, version, author: editedBy };
  };
  const server = await read();
  const device = await openDeviceCopy<PartData>(`${personId}/${recordId}/${part}`);
  const { isComposing, stop } = followComposition();
  const engine = createSaveEngine(server, device.found, {
    async send(data, version): Promise<SaveResult<PartData>> {
      try {
        const saved = await api('PUT /admin/records/:id/parts/:part', {
          params,
          body: { version, data },
        });
        return { kind: 'saved', version: saved.version };
      } catch (error) {
        return failureOf(error, locale);
      }
    },
    keep: device.keep,
    forget: device.forget,
    merge(base, mine, { data, author }) {
      const merged = mergeAlone(base, mine, data);
      const name = author?.id === personId ? undefined : author?.name;
      if (merged) showToast('info', recordMessages[locale].merged(name), MERGED_MS);
      return merged;
    },
    isComposing,
  });
  return {
    part,
    engine,
    reload: async () => engine.replace(await read()),
    async close() {
      await engine.save();
      engine.stop();
      stop();
      device.release();
    },
  };
}

/** Time in which a person can read whose changes have come into the text. */
const MERGED_MS = 8_000;

/** Codes of answers that will be different in a while. */
const temporary = new Set(['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']);

function failureOf(error: unknown, locale: Locale): SaveResult<PartData> {
  if (!(error instanceof RequestError)) throw error;
  const conflict = readDraftConflict(error);
  if (conflict) return { kind: 'conflict', theirs: conflict };
  if (error.kind !== 'business' || temporary.has(error.errorCode ?? '')) return { kind: 'offline' };
  if (error.errorCode === 'SIGN_IN_REQUIRED') return { kind: 'signed-out' };
  return { kind: 'refused', message: errorText(error, locale), fields: error.fields };
}
