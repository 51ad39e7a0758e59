import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { editorMessages } from './messages.ts';
import type { PasteReport } from './paste/paste-handler.ts';

/** Says what a paste left out, and takes it back on demand. */
export function PasteNotice({ report, onClose }: { report: PasteReport; onClose: () => void }) {
  const text = useMessages(editorMessages);
  const { formats, embeds, pictures } = report.removed;
  const parts = [
    text.pasted,
    formats > 0 && text.pastedFormats,
    embeds > 0 && text.pastedEmbeds(embeds),
    pictures > 0 && text.pastedPictures(pictures),
  ];
  const act = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface-2 px-4 py-2 text-sm"
    >
      <p className="grow">{parts.filter(Boolean).join(' ')}</p>
      <Button variant="ghost" size="sm" flush onClick={act(report.undo)}>
        {text.undoPaste}
      </Button>
      <Button variant="ghost" size="sm" flush onClick={act(report.asPlainText)}>
        {text.pastePlain}
      </Button>
      <Button variant="ghost" size="sm" flush onClick={onClose}>
        {text.close}
      </Button>
    </div>
  );
}
