/** @jsxImportSource hono/jsx */
import type { ApiDocument, DescribedOperation } from "../services/openapi.ts";
import { ReaderPage } from "./reader-page.tsx";

const DESCRIPTION =
  "Every call of the Tare server, for programs: open reads of the reference data, scores, and an account's own items.";

/** The shape of a content in words: the name of its component, or of those in its list. */
function shapeName(schema: unknown): string {
  const { $ref, type, items } = Object(schema) as { $ref?: string; type?: string; items?: unknown };
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf("/") + 1);
  return type === "array" ? `list of ${shapeName(items)}` : (type ?? "any");
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const Example = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  value === undefined ? null : (
    <details>
      <summary>{name}</summary>
      <pre>{json(value)}</pre>
    </details>
  );

const Operation = ({
  path,
  method,
  is,
}: {
  readonly path: string;
  readonly method: string;
  readonly is: DescribedOperation;
}) => {
  const body = is.requestBody?.content?.["application/json"];
  const example = Object.values(is.responses).find(
    ({ content }) => content?.["application/json"]?.example !== undefined,
  )?.content?.["application/json"]?.example;
  return (
    <section class="operation" id={is.operationId}>
      <h3>
        <a href={`#${is.operationId}`}>
          <code>
            {method.toUpperCase()} {path}
          </code>
        </a>
      </h3>
      <p>
        {is.summary}.{is.security.length > 0 && <strong class="locked"> Needs a login.</strong>}
      </p>
      {is.parameters.length > 0 && (
        <ul>
          {is.parameters.map(({ name, in: place, description }) => (
            <li>
              <code>{name}</code> in the {place}
              {description !== undefined && `: ${description}`}
            </li>
          ))}
        </ul>
      )}
      {body !== undefined && (
        <p>
          Body: <a href={`#${shapeName(body.schema)}`}>{shapeName(body.schema)}</a>, {is.requestBody?.description}
        </p>
      )}
      <Example name="Example of the body" value={body?.example} />
      <Example name="Example of the reply" value={example} />
      <details>
        <summary>Replies: {Object.keys(is.responses).join(", ")}</summary>
        <dl>
          {Object.entries(is.responses).map(([status, { description, content }]) => (
            <>
              <dt>
                <code>{status}</code> {content && shapeName(content["application/json"]?.schema)}
              </dt>
              <dd>{description}</dd>
            </>
          ))}
        </dl>
      </details>
    </section>
  );
};

/** GET /api: the OpenAPI document for people. Its texts are those of the document, in English. */
export const ApiPage = ({ document, origin }: { readonly document: ApiDocument; readonly origin: string }) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, is]) => ({ path, method, is })),
  );
  const groups = document.tags.map((tag) => ({
    tag,
    found: operations.filter(({ is }) => is.tags.includes(tag.name)),
  }));
  const idOf = (name: string): string => `tag-${name.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <ReaderPage path="/api" language="en" languages={["en"]} title="API" description={DESCRIPTION} origin={origin}>
      <p>{document.info.description}</p>
      <p>
        The same as OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>. Licence of the reference data:{" "}
        <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>.
      </p>
      <nav class="contents" aria-label="Contents">
        <ul>
          {groups.map(({ tag, found }) => (
            <li>
              <a href={`#${idOf(tag.name)}`}>{tag.name}</a> ({found.length})
            </li>
          ))}
          <li>
            <a href="#shapes">Shapes</a>
          </li>
        </ul>
      </nav>
      {groups.map(({ tag, found }) => (
        <section id={idOf(tag.name)}>
          <h2>
            <a href={`#${idOf(tag.name)}`}>{tag.name}</a>
          </h2>
          <p>{tag.description}</p>
          {found.map((each) => (
            <Operation {...each} />
          ))}
        </section>
      ))}
      <section id="shapes">
        <h2>
          <a href="#shapes">Shapes</a>
        </h2>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <details id={name}>
            <summary>{name}</summary>
            <pre>{json(schema)}</pre>
          </details>
        ))}
      </section>
    </ReaderPage>
  );
};
