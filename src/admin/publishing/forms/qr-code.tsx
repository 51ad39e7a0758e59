import { useParams } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { basePath } from '../../core/api.ts';
import { useRecord } from '../record/record.ts';
import { qrMessages } from './qr-messages.ts';
import { QrWarnings } from './qr-targets.tsx';

/** Width of the downloaded PNG in pixels, the largest one that the server makes. */
const PNG_WIDTH = 2048;
/** Resolution of good prints, in dots per millimetre (300 dpi). */
const PRINT_DOTS = 300 / 25.4;
/** How wide the PNG may be printed, in centimetres. */
const PRINT_CM = Math.floor(PNG_WIDTH / PRINT_DOTS / 10);

/** The code of the page that is edited, as print shops need it. */
export function QrCodeFiles() {
  const text = useMessages(qrMessages);
  const { id = '' } = useParams({ strict: false });
  const { data } = useRecord(id);
  if (!data) return null;
  const file = (format: string) => `${basePath}api/qr-pages/${data.name}/code.${format}`;
  const name = `QRCode_${data.name}`;
  return (
    <>
      <QrWarnings id={id} />
      <section aria-labelledby="qr-code-files" className="panel flex flex-wrap items-center gap-6">
        <img
          src={file('svg')}
          alt={text.codeOf(name)}
          width={160}
          height={160}
          className="rounded-sm border border-line"
        />
        <div className="grid min-w-0 grow basis-64 gap-3">
          <h2 id="qr-code-files" className="text-base font-bold">
            {text.code}
          </h2>
          <p className="text-sm text-ink-muted">{text.codeText(PRINT_CM)}</p>
          <div className="flex flex-wrap gap-3">
            <a className="btn btn-secondary" href={file('svg')} download={`${name}.svg`}>
              {text.download('SVG')}
            </a>
            <a
              className="btn btn-secondary"
              href={`${file('png')}?size=${PNG_WIDTH}`}
              download={`${name}.png`}
            >
              {text.download('PNG')}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}
