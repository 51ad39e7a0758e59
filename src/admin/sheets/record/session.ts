import type { Locale } from '#contracts/locale.ts';
import { RequestError } from '#request/errors.ts';
import { showToast } from '#ui/state/notices.ts';
import { PendingWork } from '#ui/state/pending-work.ts';
import type { AdminApi } from '../../core/api.ts';
import { errorText } from '../../core/error-text.ts';
import { followComposition } from '../../core/save-engine/composition.ts';
import { createSaveEngine } from '../../core/save-engine/engine.ts';
import { openDeviceCopy } from '../../core/save-engine/local-copies.ts';
import type { SaveEngine, SaveResult } from '../../core/save-engine/types.ts';
import { sheetMessages } from '../messages.ts';
import type { SheetData, SheetRecord } from '../types.ts';
import { mergeSheets } from './merge.ts';

/** Head and body of a sheet, open for editing in this window. */
export interface SheetSession {
  /** The sheet as it was read when it was opened or changed by an action. */
  sheet: SheetRecord;
  engine: SaveEngine<SheetData>;
  /** Photos that are on their way into the body. */
  uploads: PendingWork;
  close(): Promise<void>;
}

interface Place {
  api: AdminApi;
  sheet: SheetRecord;
  personId: string;
  locale: Locale;
}

const dataOf = ({ head, body }: SheetRecord): SheetData => ({ head, body });

/**
 * Opens a sheet, and looks on this device for what was not saved. Drafts are saved by themselves;
 * what customers see at once is saved when a person says so.
 */
export async function openSheet({ api, sheet, personId, locale }: Place): Promise<SheetSession> {
  const params = { id: sheet.id };
  const device = await openDeviceCopy<SheetData>(`${personId}/sheets/${sheet.id}`);
  const { isComposing, stop } = followComposition();
  const failureOf = async (error: unknown): Promise<SaveResult<SheetData>> => {
    if (!(error instanceof RequestError)) throw error;
    if (error.errorCode === 'SIGN_IN_REQUIRED') return { kind: 'signed-out' };
    if (error.kind !== 'business' || temporary.has(error.errorCode ?? ''))
      return { kind: 'offline' };
    if (error.errorCode === 'CONFLICT') {
      const theirs = await api('GET /admin/sheets/:id', { params }).catch(() => undefined);
      if (!theirs) return { kind: 'offline' };
      // In another stage nothing can be saved, whatever its version.
      if (theirs.isEditable)
        return {
          kind: 'conflict',
          theirs: { data: dataOf(theirs), version: theirs.version, author: null },
        };
    }
    return { kind: 'refused', message: errorText(error, locale), fields: error.fields };
  };
  const engine = createSaveEngine(
    { data: dataOf(sheet), version: sheet.version, author: null },
    device.found,
    {
      async send(data, version) {
        try {
          const saved = await api('PUT /admin/sheets/:id', { params, body: { version, ...data } });
          return { kind: 'saved', version: saved.version };
        } catch (error) {
          return failureOf(error);
        }
      },
      keep: device.keep,
      forget: device.forget,
      merge(base, mine, { data }) {
        const merged = mergeSheets(base, mine, data);
        if (merged) showToast('info', sheetMessages[locale].merged);
        return merged;
      },
      isComposing,
      isHeld: sheet.stage !== 'draft',
    },
  );
  return {
    sheet,
    engine,
    uploads: new PendingWork(),
    async close() {
      if (sheet.stage === 'draft') await engine.save();
      engine.stop();
      stop();
      device.release();
    },
  };
}

/** Codes of answers that will be different in a while. */
const temporary = new Set(['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']);
