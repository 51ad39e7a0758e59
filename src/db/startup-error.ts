/** A reason not to start that an operator can act on: its message is printed as one plain line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
