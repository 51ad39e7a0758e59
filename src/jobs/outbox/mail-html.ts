import { escapeHtml } from '#contracts/escape.ts';
import type { Locale } from '#contracts/locale.ts';
import { type Piece, type Rendered, textOf } from '#contracts/outbox/render.ts';

const ADDRESS = /https?:\/\/[^\s<>"，。；、）]+/g;
const paragraph = 'margin:0 0 16px;line-height:1.7';
const anchor = 'color:#0a6b66;word-break:break-all';

/**
 * A message as an HTML mail: its paragraphs below the name of the sender. Words of visitors never
 * become links.
 */
export function mailHtml({ subject, lines }: Rendered, sender: string, locale: Locale): string {
  const paragraphs = paragraphsOf(lines)
    .map((block) => `<p style="${paragraph}">${block.map(lineHtml).join('<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f3f5f5;padding:24px 12px;font:16px system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#16211f">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;padding:28px 28px 12px">
<p style="margin:0 0 20px;font-size:14px;color:#56645f">${escapeHtml(sender)}</p>
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.4">${escapeHtml(subject)}</h1>
${paragraphs}
</div>
</body>
</html>
`;
}

function paragraphsOf(lines: Rendered['lines']): Rendered['lines'][] {
  const blocks: (readonly Piece[])[][] = [[]];
  for (const line of lines) {
    if (textOf(line) === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

const lineHtml = (line: readonly Piece[]) => line.map(pieceHtml).join('');

function pieceHtml({ text, from }: Piece): string {
  if (from === 'value') return escapeHtml(text);
  let html = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(address)}" style="${anchor}">${escapeHtml(address)}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}
