import type { SetKey } from './room-file.ts';

/** Files of the demo, made by `npm run studio:room`. */
export const roomAddress = new URL('./assets/room.bin', import.meta.url).href;

/** Light masks of each set. */
export const maskAddresses: Record<SetKey, string> = {
  tea: new URL('./assets/light-tea.webp', import.meta.url).href,
  city: new URL('./assets/light-city.webp', import.meta.url).href,
  showroom: new URL('./assets/light-showroom.webp', import.meta.url).href,
  green: new URL('./assets/light-green.webp', import.meta.url).href,
};

/** Pictures of the LED wall. Behind the green set it is dark. */
export const worldAddresses: Partial<Record<SetKey, string>> = {
  tea: new URL('./assets/world-tea.webp', import.meta.url).href,
  city: new URL('./assets/world-city.webp', import.meta.url).href,
  showroom: new URL('./assets/world-showroom.webp', import.meta.url).href,
};

export async function fetchBytes(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response;
}
