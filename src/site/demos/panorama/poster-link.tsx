import { scenePosterFile, type ViewChoice } from '#contracts/scene-view.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { panoramaMessages } from './messages.ts';

/** Leads to the poster of the chosen view; the token of the scene's link opens it. */
export function PosterLink({ token, choice }: { token: string; choice: ViewChoice }) {
  const text = useMessages(panoramaMessages);
  const locale = useLocale();
  return (
    <Button
      href={useBasePath() + scenePosterFile(token, { ...choice, locale })}
      target="_blank"
      variant="ghost"
      size="sm"
    >
      {text.poster}
    </Button>
  );
}
