import { basePath } from '../core/api.ts';

/** Pages of this site in a text, such as the plan of a room. */
const ownPages = /(\/(?:en\/)?(?:product|cases|show|dmfaq|share|support)\/?[\w/?=&.#%~-]*)/;

/**
 * A visitor's text with its line breaks. Addresses of this site become links, those of other sites
 * do not: visitors are strangers.
 */
export function LinkedText({ children }: { children: string }) {
  const own = `${location.origin}${basePath}`.replace(/\/$/, '');
  const parts = children.replaceAll(own, '').split(ownPages);
  return (
    <p className="break-words whitespace-pre-wrap">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            key={index}
            href={basePath.replace(/\/$/, '') + part}
            target="_blank"
            rel="noopener"
            className="link break-all"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
