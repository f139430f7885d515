import { html } from "hono/html";
import { DATA_LICENCE } from "../contract/citation.ts";
import type { ApiDocument, DescribedOperation } from "../services/openapi.ts";
import { readerPage, type Markup } from "./reader-page.ts";

const DESCRIPTION =
  "Every call of the Tare server, for programs: open reads of the reference data, scores, and an account's own items.";

const JSON_TYPE = "application/json";
const NOTHING: Markup = html``;

/** The shape of a content in words: the name of its component, or of those in its list. */
function shapeName(schema: unknown): string {
  const { $ref, type, items } = Object(schema) as { $ref?: string; type?: string; items?: unknown };
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf("/") + 1);
  return type === "array" ? `list of ${shapeName(items)}` : (type ?? "any");
}

const folded = (name: string, value: unknown): Markup =>
  value === undefined
    ? NOTHING
    : html`<details>
        <summary>${name}</summary>
        <pre>${JSON.stringify(value, null, 2)}</pre>
      </details>`;

function parametersOf({ parameters }: DescribedOperation): Markup {
  if (parameters.length === 0) return NOTHING;
  const items = parameters.map(
    ({ name, in: place, description }) =>
      html`<li><code>${name}</code> in the ${place}${description === undefined ? "" : `: ${description}`}</li>`,
  );
  return html`<ul>
    ${items}
  </ul>`;
}

function operation(path: string, method: string, described: DescribedOperation): Markup {
  const { operationId, requestBody, responses, security, summary } = described;
  const body = requestBody?.content?.[JSON_TYPE];
  const example = Object.values(responses).find(({ content }) => content?.[JSON_TYPE]?.example !== undefined);
  const shape = shapeName(body?.schema);
  return html`<section class="operation" id="${operationId}">
    <h3>
      <a href="#${operationId}"><code>${method.toUpperCase()} ${path}</code></a>
    </h3>
    <p>${summary}.${security.length > 0 ? html` <strong class="locked">Needs a login.</strong>` : ""}</p>
    ${parametersOf(described)}
    ${requestBody === undefined ? "" : html`<p>Body: <a href="#${shape}">${shape}</a>, ${requestBody.description}</p>`}
    ${folded("Example of the body", body?.example)}
    ${folded("Example of the reply", example?.content?.[JSON_TYPE]?.example)}
    <details>
      <summary>Replies: ${Object.keys(responses).join(", ")}</summary>
      <dl>
        ${Object.entries(responses).map(
          ([status, { description, content }]) =>
            html`<dt><code>${status}</code> ${content === undefined ? "" : shapeName(content[JSON_TYPE]?.schema)}</dt>
              <dd>${description}</dd>`,
        )}
      </dl>
    </details>
  </section>`;
}

/** GET /api: the OpenAPI document for people. Its texts are those of the document, in English. */
export function apiPage(document: ApiDocument, origin: string): Markup {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  );
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    id: `tag-${name.toLowerCase().replaceAll(" ", "-")}`,
    found: operations.filter(({ described }) => described.tags.includes(name)),
  }));
  const content = html`<p>${document.info.description}</p>
    <p>
      The same as OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>. Licence of the reference data:
      <a href="${DATA_LICENCE.path}">${DATA_LICENCE.name}</a>.
    </p>
    <nav class="contents" aria-label="Contents">
      <ul>
        ${groups.map(({ id, name, found }) => html`<li><a href="#${id}">${name}</a> (${String(found.length)})</li>`)}
        <li><a href="#shapes">Shapes</a></li>
      </ul>
    </nav>
    ${groups.map(
      ({ id, name, description, found }) =>
        html`<section id="${id}">
          <h2><a href="#${id}">${name}</a></h2>
          <p>${description}</p>
          ${found.map(({ path, method, described }) => operation(path, method, described))}
        </section>`,
    )}
    <section id="shapes">
      <h2><a href="#shapes">Shapes</a></h2>
      ${Object.entries(document.components.schemas).map(
        ([name, schema]) =>
          html`<details id="${name}">
            <summary>${name}</summary>
            <pre>${JSON.stringify(schema, null, 2)}</pre>
          </details>`,
      )}
    </section>`;
  return readerPage({
    path: "/api",
    language: "en",
    languages: ["en"],
    title: "API",
    description: DESCRIPTION,
    origin,
    content,
  });
}
