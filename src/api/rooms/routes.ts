import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getRoomGuide } from './contract.ts';
import { readRoomGuide } from './service.ts';

export function registerRooms(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(
    getRoomGuide,
    { access: 'public', cache: { tags: ['products', 'documents', 'articles', 'facts'] } },
    ({ query: { locale, ...answers } }) => readRoomGuide(db, locale, answers),
  );
}
