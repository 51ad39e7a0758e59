import { UNSENT_PART } from '#contracts/sheets/files.ts';
import { COMMENT_PART } from '#contracts/sheets/photos.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Moment } from '../core/moment.tsx';
import { Panel } from '../core/panel.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { photoFile } from './photo-list.tsx';
import { photoMessages } from './photo-messages.ts';
import { SHEETS_KEY } from './types.ts';

/** All photos of a sheet, whoever sent them, with the part that they belong to. */
export function FilesPanel({ sheetId }: { sheetId: string }) {
  const text = useMessages(photoMessages);
  const query = useAnswer([SHEETS_KEY, 'files', sheetId], (api) =>
    api('GET /admin/sheets/:id/files', { params: { id: sheetId } }),
  );
  const places: Record<string, string> = {
    [COMMENT_PART]: text.ofComment,
    [UNSENT_PART]: text.unsent,
  };
  return (
    <Panel title={text.files}>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{text.none}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              {items.map(({ id, width, height, part, partTitle, caption, party, ...file }, at) => (
                <li key={`${id} ${part}`} className="min-w-0 text-xs">
                  <a href={photoFile(id, 'full')} target="_blank" rel="noreferrer">
                    <img
                      src={photoFile(id, 'preview')}
                      alt={caption || text.photo(at + 1)}
                      width={width}
                      height={height}
                      loading="lazy"
                      className="aspect-[16/10] w-full rounded-sm border border-line object-cover"
                    />
                  </a>
                  <p className="mt-1 wrap-anywhere">{partTitle ?? places[part]}</p>
                  {caption && <p className="wrap-anywhere">{caption}</p>}
                  <p className="text-ink-muted">
                    {party === 'customer' ? text.byCustomer : text.byUs} ·{' '}
                    <Moment at={file.takenAt ?? file.addedAt} />
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}
