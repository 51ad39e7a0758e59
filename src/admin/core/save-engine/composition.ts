/** Follows the input methods of a window, as of Chinese, until `stop` is called. */
export function followComposition() {
  let field: EventTarget | null = null;
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener(
    'compositionstart',
    ({ target }) => {
      field = target;
    },
    options,
  );
  addEventListener(
    'compositionend',
    () => {
      field = null;
    },
    options,
  );
  return {
    /** Whether letters stand in a field that are not yet what is meant. A field that went composes nothing. */
    isComposing: () => field instanceof Node && field.isConnected,
    stop: () => listeners.abort(),
  };
}
