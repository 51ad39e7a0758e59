import { KeyerUnavailable } from '#keyer/gl/passes.ts';

/** An error code of the SDK's native interfaces, with its number in `errors.json`. */
export interface NativeCode {
  readonly code: string;
  readonly number: number;
}

/** An error of the library as it occurred. */
export interface LibraryError {
  readonly id: number;
  readonly name: string;
  readonly message: string;
  /** The code that the native interfaces of the SDK have for the same. */
  readonly native: NativeCode | undefined;
}

export const nativeCodes = {
  range: { code: 'INPUT_VALUE', number: 32 },
  unavailable: { code: 'DEVICE_UNSUPPORTED', number: 20 },
  lost: { code: 'DEVICE_LOST', number: 21 },
} as const satisfies Record<string, NativeCode>;

export function libraryError(error: Error, id: number): LibraryError {
  const { name, message } = error;
  if (message === 'webglcontextlost') {
    return {
      id,
      name: message,
      message: 'The graphics context is lost.',
      native: nativeCodes.lost,
    };
  }
  return { id, name, message, native: nativeCodeOf(error) };
}

function nativeCodeOf(error: Error): NativeCode | undefined {
  if (error instanceof KeyerUnavailable) return nativeCodes.unavailable;
  if (error instanceof RangeError) return nativeCodes.range;
  return undefined;
}
