import type { OpenApiDocument, Operation } from './open-api.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .4rem 0; } h2 { margin-top: 2.5rem; text-transform: capitalize; }
code, pre { font: 13px/1.45 ui-monospace, monospace; } pre { overflow: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; }
.method { display: inline-block; min-width: 4.5em; font-weight: 600; } table { border-collapse: collapse; } td, th { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; }
`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const json = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function contentOf(title: string, content: Readonly<Record<string, { readonly schema: unknown }>> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<h4>${escapeHtml(title)} (${escapeHtml(type)})</h4>${json(schema ?? {})}`)
    .join('');
}

function parametersOf({ parameters }: Operation): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${escapeHtml(parameter.in)}${parameter.required ? ', required' : ''}</td>` +
      `<td>${escapeHtml(parameter.description)}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const heads = '<tr><th>Name</th><th>Where</th><th>Meaning</th><th>Schema</th></tr>';
  return rows.length === 0 ? '' : `<h4>Parameters</h4><table>${heads}${rows.join('')}</table>`;
}

/** What a call answers; failures all have one form, so that only their meaning is told. */
function responsesOf({ responses }: Operation): string {
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return (
    Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, { content }]) => contentOf(`Answer ${status}`, content))
      .join('') +
    `<h4>Failures</h4><table>${failures.map(([status, { description }]) => `<tr><td>${status}</td><td>${escapeHtml(description)}</td></tr>`).join('')}</table>`
  );
}

function operationOf(path: string, method: string, operation: Operation): string {
  const access = operation.security.length === 0 ? 'For everybody.' : 'For who has signed in.';
  return (
    `<details><summary><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code> ` +
    `${escapeHtml(operation.summary)}</summary><p>${escapeHtml(operation.description)} ${access}</p>` +
    `${parametersOf(operation)}${contentOf('Body', operation.requestBody?.content)}${responsesOf(operation)}</details>`
  );
}

/** The document as one plain HTML page: no script, nothing from elsewhere. */
export function documentPage({ info, paths, components }: OpenApiDocument): string {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0];
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationOf(path, method, operation)]);
    }
  }
  const sections = [...byTag].map(([tag, operations]) => `<h2>${escapeHtml(tag)}</h2>${operations.join('')}`);
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${json(schema)}</details>`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(info.title)}: calls</title><style>${STYLE}</style></head><body><h1>${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>` +
    `<p>${escapeHtml(info.description)}</p><p>The same as <a href="/app/api/openapi.json">OpenAPI document</a>.</p>` +
    `${sections.join('')}${schemas.length > 0 ? `<h2>schemas</h2>${schemas.join('')}` : ''}</body></html>`
  );
}
