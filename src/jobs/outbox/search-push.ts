import { post } from './post.ts';

/** A site's access to the push interface of Baidu. */
export interface SearchPushSettings {
  /** Origin of the interface. */
  url: string;
  token: string;
}

/** Tells Baidu of one address. @throws where it was not taken; the message names no token */
export async function pushToBaidu(
  address: string,
  { url, token }: SearchPushSettings,
): Promise<void> {
  const query = new URLSearchParams({ site: new URL(address).origin, token });
  const answer = await post(
    `${url}/urls?${query}`,
    { 'content-type': 'text/plain; charset=utf-8' },
    address,
    // The address is a setting of the operator, not something that somebody typed in.
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
