import { hash } from 'node:crypto';

/** Default headers of every answer; a handler may replace them. */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
  cspReportUrl,
}: {
  publicUrl: string | undefined;
  hstsSubdomains: boolean;
  /** Where browsers report breaches of the content security policy. */
  cspReportUrl?: string | undefined;
}): Record<string, string> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': hsts } : {}),
    ...(cspReportUrl ? { 'reporting-endpoints': `${REPORT_GROUP}="${cspReportUrl}"` } : {}),
  };
}

/** Name of the report address in `Reporting-Endpoints`. */
const REPORT_GROUP = 'csp';

/** Directives that name the report address: Firefox and Safari know only the older one. */
function reports(url: string | undefined): string[] {
  return url ? [`report-uri ${url}`, `report-to ${REPORT_GROUP}`] : [];
}

/** Security headers that apply to documents only; browsers ignore them on scripts and styles. */
export const documentHeaders = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'reporting-endpoints',
] as const;

/** Policy for answers that are not pages: nothing may run or load. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Content security policy of one page. A cached page cannot have a nonce, so its inline scripts and
 * styles are allowed by hash.
 * @param inline source expressions made by `sourceHash`
 * @param reportUrl where browsers report breaches
 */
export function pagePolicy(
  inline: { scripts: readonly string[]; style: string },
  reportUrl?: string,
): string {
  return policy("'self'", inline.scripts.join(' '), inline.style, reportUrl);
}

/** Source expression that allows exactly this inline text. */
export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Policy for development: the tools add scripts and styles of their own and keep a socket open. */
export const developmentPolicy = policy("'self' ws:", "'unsafe-inline'", "'unsafe-inline'");

function policy(connect: string, scripts: string, styles: string, reportUrl?: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...reports(reportUrl),
  ].join('; ');
}

/**
 * Policy of the back office: its own files and the API, nothing inline but the styles of its text
 * editor; frames for previews.
 */
export const adminPolicy = (nonce: string, reportUrl?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...reports(reportUrl),
  ].join('; ');

/** Workers that find people in frames, and that unpack the geometry of models. */
export const wasmWorker = /\/(?:person|meshopt)-worker-[^/]*\.js$/;

/** Policy of those workers: they compile WebAssembly, which pages may not, and load from this site only. */
export const wasmWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * For public pictures: feed readers, chat previews and other sites may show them. Everything else
 * is `same-origin`.
 */
export const embeddable = { 'cross-origin-resource-policy': 'cross-origin' };
