import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { OpenApiDocument, OpenApiOperation } from './openapi.ts';

/** The API reference as one HTML page without scripts, generated from the OpenAPI document. */
export function referencePage(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${document.info.title}</title>
<style>${raw(style)}</style></head>
<body><main><h1>${document.info.title}</h1><p>${document.info.description}</p>
<p>Machine-readable: <a href="openapi.json">openapi.json</a> (OpenAPI ${document.openapi})</p>
${[...groups].map(
  ([group, members]) => html`<section><h2>${group}</h2>${members.map(operationPart)}</section>`,
)}
</main></body></html>`;
}

function operationPart(entry: { path: string; method: string; operation: OpenApiOperation }) {
  const { path, method, operation } = entry;
  return html`<details id="${operation.operationId}"><summary><code><b>${method.toUpperCase()}</b> ${path}</code> ${operation.summary}</summary>
${
  operation.parameters
    ? html`<table><thead><tr><th>Field</th><th>In</th><th>Required</th><th>Schema</th></tr></thead><tbody>
${operation.parameters.map(
  (parameter) =>
    html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td><td>${parameter.required ? 'yes' : 'no'}</td><td><code>${JSON.stringify(parameter.schema)}</code></td></tr>`,
)}</tbody></table>`
    : ''
}
${operation.requestBody ? html`<h3>Body</h3><pre>${JSON.stringify(operation.requestBody, null, 2)}</pre>` : ''}
<h3>Answers</h3><pre>${JSON.stringify(operation.responses, null, 2)}</pre></details>`;
}

const style = `body{font:16px/1.6 system-ui,sans-serif;margin:0;color:#1a1d24;background:#f7f8fa}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}details{background:#fff;border:1px solid #dfe2e8;border-radius:12px;margin:.5rem 0;padding:.75rem 1rem}
summary{cursor:pointer}pre{overflow:auto;max-height:24rem;background:#f1f3f6;padding:1rem;border-radius:8px;font-size:13px}
table{width:100%;border-collapse:collapse;font-size:14px}td,th{text-align:left;padding:.3rem .5rem;border-bottom:1px solid #e6e8ee;vertical-align:top;overflow-wrap:anywhere}
h2{text-transform:capitalize}a{color:#0b57d0}`;

/** Content-Security-Policy of the reference page: it may load only its own styles. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`;
