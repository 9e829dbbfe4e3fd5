import { fill, type Language, languageOf, say } from '@app/contract/base/messages.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import type { FastifyInstance } from 'fastify';
import { apiMessages } from './api-messages.ts';
import { openApiOf } from './openapi.ts';
import { packed, sendPacked } from './packed-page.ts';
import { onPages } from './security-headers.ts';

type NamedRoute = { readonly name: string; readonly route: RouteDef };
type Operation = {
  summary: string;
  'x-visitors': string[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema: { properties?: { data?: unknown } } }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  'x-errors': { code: number; message: string; reaction: string }[];
};

/** `/openapi.json` and a page for people, both made from the rows of the contract. */
export function serveApiDocs(app: FastifyInstance, routes: readonly NamedRoute[], version: string): void {
  // Made when they are first asked for, then kept: they are large, and the same until the next start.
  const documents = kept((language) => openApiOf(routes, version, language));
  const answers = kept((language) => packed(JSON.stringify(documents(language)), json));
  const pages = kept((language) =>
    packed(pageOf(documents(language) as unknown as Document, language), html),
  );
  app.get('/openapi.json', (request, reply) =>
    sendPacked(request, reply, answers(languageOf(request.headers['accept-language']))),
  );
  app.get('/api-docs.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get<{ Querystring: { lang?: string } }>('/api-docs', (request, reply) => {
    const language = languageOf(request.query.lang ?? request.headers['accept-language']);
    // The page reads the same document that programs read, so the two cannot differ.
    return sendPacked(request, reply.headers(onPages), pages(language));
  });
}

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

function kept<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}

function pageOf(document: Document, language: Language): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, path, operation, language)),
  );
  const errors = document['x-errors'].map(
    ({ code, message, reaction }) =>
      `<tr><td><code>${code}</code></td><td>${escape(message)}</td><td>${escape(reaction)}</td></tr>`,
  );
  const t = (name: keyof typeof apiMessages) => escape(fill(apiMessages[name], language));
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('title')}</title>
<link rel="stylesheet" href="/api-docs.css"></head><body><header><h1>${t('title')}</h1>
<nav><a href="/openapi.json">${t('document')}</a> <a href="?lang=${other}" hreflang="${other}">${t('otherLanguage')}</a></nav>
</header><main><p>${t('intro')}</p>${operations.join('\n')}
<h2>${t('errors')}</h2><div class="wide"><table><thead><tr><th>${t('code')}</th><th>${t('meaning')}</th><th>${t('reaction')}</th></tr></thead>
<tbody>${errors.join('')}</tbody></table></div></main></body></html>`;
}

function operationOf(method: string, path: string, operation: Operation, language: Language): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const data = Object.values(operation.responses['200']?.content ?? {})[0]?.schema.properties?.data;
  const parameters = operation.parameters.map(
    ({ name, in: place }) => `<code>${escape(name)}</code> (${place})`,
  );
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code>
<span>${escape(operation.summary)}</span></summary>
<p>${escape(say(apiMessages.who, language))}: ${operation['x-visitors'].map(escape).join(', ')}</p>
${parameters.length > 0 ? `<p>${escape(say(apiMessages.parameters, language))}: ${parameters.join(', ')}</p>` : ''}
${schemaBlock(say(apiMessages.body, language), body)}${schemaBlock(say(apiMessages.data, language), data)}</details>`;
}

const schemaBlock = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<h3>${escape(title)}</h3><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:1rem}
nav{display:flex;gap:1rem}details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:4.5rem}summary span{display:block;opacity:.8}
pre,.wide{overflow:auto}pre{padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 8%,transparent);font-size:.85rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.35rem .5rem;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent)}
:focus-visible{outline:2px solid Highlight;outline-offset:2px}`;
