import { Validator } from "@seriousme/openapi-schema-validator";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ACCESS, isOpen } from "../../edge-api/contract/access.ts";
import { EXAMPLES } from "../../edge-api/contract/examples.ts";
import { OPERATIONS } from "../../edge-api/contract/operations.ts";
import { openApi } from "../../edge-api/services/openapi.ts";
import { jsonOf, textOf } from "./suite/api-under-test.ts";
import { assertDescribed } from "./suite/described.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

const DOCUMENT = JSON.parse(JSON.stringify(openApi())) as ReturnType<typeof openApi>;
/** A schema, or the component that it refers to. */
const resolved = (schema: unknown): Readonly<Record<string, unknown>> => {
  const { $ref } = Object(schema) as { $ref?: string };
  return Object($ref === undefined ? schema : DOCUMENT.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)]);
};
const described = ({ method, path }: (typeof ACCESS)[number]) => {
  const found = DOCUMENT.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

test("is valid by the schema of OpenAPI 3.1, whose every reference leads somewhere", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(DOCUMENT) });
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
  const broken = JSON.parse(JSON.stringify(DOCUMENT)) as {
    paths: Record<string, Record<string, { parameters: object[] }>>;
  };
  broken.paths["/api/health"]?.["get"]?.parameters.push({ name: "without a schema", in: "query" });
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("shapes are components by name, and nothing that has a name is written out twice", () => {
  const { schemas } = DOCUMENT.components;
  const replyOf = (path: string, method: string, status: string) =>
    DOCUMENT.paths[path]?.[method]?.responses[status]?.content?.["application/json"]?.schema;
  expect(replyOf("/api/login", "post", "200")).toEqual({ $ref: "#/components/schemas/LoginReply" });
  expect(replyOf("/api/listComparison", "get", "200")).toEqual({ $ref: "#/components/schemas/ListedComparisons" });
  expect(described(ACCESS.find(({ path }) => path === "/api/createComparison") ?? ACCESS[0]).requestBody).toMatchObject(
    {
      content: { "application/json": { schema: { $ref: expect.stringMatching(/schemas\/Comparison(Input)?$/) } } },
    },
  );
  expect(Object.keys(schemas).length).toBeGreaterThan(40);
  expect(DOCUMENT.tags.map(({ name }) => name)).toEqual(
    expect.arrayContaining(
      Object.values(DOCUMENT.paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)),
    ),
  );
});

test.each(Object.entries(EXAMPLES))("the example of %s conforms to its schemas", (name, example) => {
  const { body, replies } = OPERATIONS[name as keyof typeof EXAMPLES];
  const problems = [
    ...(example.body === undefined ? [] : (v.safeParse(body?.schema ?? v.never(), example.body).issues ?? [])),
    ...(example.reply === undefined ? [] : (v.safeParse(replies[200] ?? v.never(), example.reply).issues ?? [])),
  ];
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test("pages of every origin may read the document and the open reads, and nothing that needs a session", async () => {
  const api = await sqliteApi();
  const allowed = async (path: string) => (await api.ask(path)).headers.get("Access-Control-Allow-Origin");
  for (const path of ["/api/openapi.json", "/api/dataVersions", "/api/listKind/impact/Nowhere"])
    expect([path, await allowed(path)]).toEqual([path, "*"]);
  for (const path of ["/api/user", "/api/listComparison", "/api/audit", "/api/nothing"])
    expect([path, await allowed(path)]).toEqual([path, null]);
});

test("GET /api shows every call as a page without a script", async () => {
  const api = await sqliteApi();
  const answer = await api.ask("/api");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  const page = textOf(answer);
  expect(page).not.toContain("<script");
  expect(page).not.toContain("style=");
  const operations = Object.values(DOCUMENT.paths).flatMap((methods) => Object.values(methods));
  for (const { operationId } of operations) expect(page).toContain(`id="${operationId}"`);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  const tag = answer.headers.get("ETag") ?? "";
  expect((await api.ask("/api", { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test("describes exactly the rows of the access table", () => {
  const operations = Object.values(DOCUMENT.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(ACCESS.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ACCESS.length);
  expect(new Set(Object.keys(OPERATIONS))).toEqual(new Set(ACCESS.map(({ method, path }) => `${method} ${path}`)));
});

test.each(ACCESS)("$method $path: access, parameters, body and errors", (rule) => {
  const { security, parameters, requestBody, responses } = described(rule);
  expect(security.length === 0).toBe(isOpen(rule));
  const names = [...rule.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(parameters.filter((one) => one.in === "path").map(({ name }) => name)).toEqual(names);
  expect(Object.keys(responses)).toContain("500");
  expect(Object.hasOwn(responses, "401")).toBe(!isOpen(rule) || rule.path === "/api/login");
  expect(Object.hasOwn(responses, "413")).toBe(requestBody !== undefined);
  const body = requestBody?.content?.["application/json"]?.schema;
  expect(body === undefined || resolved(body)["type"] === "object").toBe(true);
});

test("bodies have the fields, patterns and bounds that the server validates", () => {
  const body = described(ACCESS.find(({ path }) => path === "/api/createComparison") ?? ACCESS[0]).requestBody;
  expect(resolved(body?.content?.["application/json"]?.schema)).toMatchObject({
    required: expect.arrayContaining(["comparison_id", "currentProductIds"]),
    properties: {
      comparison_id: { type: "string", pattern: expect.any(String) },
      currentProductIds: { maxItems: 500 },
    },
  });
});

test("every reference resolves, and no schema is empty", () => {
  const text = JSON.stringify(DOCUMENT);
  const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? "");
  expect(refs.length).toBeGreaterThan(ACCESS.length);
  expect(refs.every((name) => DOCUMENT.components.schemas[name] !== undefined)).toBe(true);
  expect(text).not.toContain("$schema");
});

test("is open to everybody, with an ETag, gzipped on request", async () => {
  const api = await sqliteApi();
  const answer = await api.ask("/api/openapi.json");
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "public, max-age=3600"]);
  expect(jsonOf(answer)).toEqual(DOCUMENT);
  const tag = answer.headers.get("ETag") ?? "";
  expect((await api.ask("/api/openapi.json", { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test("describes the content routes that exist", async () => {
  const api = await sqliteApi();
  const parameters = DOCUMENT.paths["/content/"]?.["get"]?.parameters ?? [];
  const routes = parameters.find(({ name }) => name === "rest_route")?.description?.split(" or ") ?? [];
  expect(routes).toEqual(["/wp/v2/categories", "/wp/v2/posts"]);
  for (const route of routes) {
    const answer = await api.ask(`/content/?rest_route=${route}&per_page=1&page=1&lang=es`);
    expect([route, answer.status]).toEqual([route, 200]);
    expect(jsonOf(answer)).toHaveLength(1);
  }
  expect((await api.ask("/content/?rest_route=/wp/v2/media")).status).toBe(404);
  expect(JSON.stringify(DOCUMENT)).not.toContain("media");
});

test("the check fails for an undescribed status, error code or shape", () => {
  const answer = (status: number, body: unknown) => ({
    status,
    headers: new Headers(),
    bytes: new TextEncoder().encode(JSON.stringify(body)),
  });
  const check = (path: string, status: number, body: unknown) => () => assertDescribed(path, {}, answer(status, body));
  expect(check("/api/health", 200, { status: "ok", version: "1" })).not.toThrow();
  expect(check("/api/health", 200, { status: "ok" })).toThrow(/version/);
  expect(check("/api/health", 503, { code: "no_reference_data" })).not.toThrow();
  expect(check("/api/health", 409, { code: "conflict" })).toThrow(/not described/);
  expect(check("/api/user", 401, { code: "unauthenticated" })).not.toThrow();
});
