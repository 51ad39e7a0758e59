import { useEffect } from 'react';
import type { ViewChoice } from '#contracts/scene-view.ts';
import { useBasePath } from '#ui/host.tsx';

/**
 * Tells the server which cameras and lights were opened, each once while the page is open. Nobody waits
 * for it.
 * @param token of the link that opens the scene; nothing is counted without one
 * @param shown undefined until the picture is there
 * @param counted what was counted already, in whichever view
 */
export function useViewCounts(
  token: string | undefined,
  shown: ViewChoice | undefined,
  counted: Set<string>,
): void {
  const basePath = useBasePath();
  const { camera, light } = shown ?? {};
  useEffect(() => {
    if (!token) return;
    const fresh = Object.entries({ camera, light }).filter(
      ([part, key]) => key && !counted.has(`${part} ${key}`),
    );
    if (fresh.length === 0) return;
    for (const [part, key] of fresh) counted.add(`${part} ${key}`);
    const body = JSON.stringify(Object.fromEntries(fresh));
    fetch(`${basePath}api/shares/scenes/${token}/views`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => {});
  }, [basePath, token, camera, light, counted]);
}
