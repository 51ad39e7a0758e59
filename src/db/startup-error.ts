/** A failed start whose reason an operator can remove. The message is printed as one line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
