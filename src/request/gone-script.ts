/**
 * Whether the server says that the script which an `import()` could not load is gone, as after a deployment.
 * Undefined in Safari, which does not name the script.
 */
export async function isScriptGone(error: unknown): Promise<boolean | undefined> {
  const [url] = (error instanceof Error && /https?:\S+/.exec(error.message)) || [];
  if (!url) return undefined;
  try {
    return [404, 410].includes((await fetch(url, { method: 'HEAD' })).status);
  } catch {
    return false;
  }
}
