import { post } from './post.ts';

/** Access of a site to Baidu's push interface. */
export interface SearchPushSettings {
  /** Origin of the interface. */
  url: string;
  token: string;
}

/**
 * Announces one address to Baidu. @throws if Baidu refuses it; the message does not contain the
 * token
 */
export async function pushToBaidu(
  address: string,
  { url, token }: SearchPushSettings,
): Promise<void> {
  const query = new URLSearchParams({ site: new URL(address).origin, token });
  const answer = await post(
    `${url}/urls?${query}`,
    { 'content-type': 'text/plain; charset=utf-8' },
    address,
    // The address comes from the operator's settings, not from a user.
    { allowPrivate: true },
  );
  if (answer.status !== 200 || !isTaken(answer.text)) {
    throw new Error(`Baidu answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  }
}

function isTaken(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: number }).success === 1;
  } catch {
    return false;
  }
}
