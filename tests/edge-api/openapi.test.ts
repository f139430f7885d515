import { expect, test } from "vitest";
import { ACCESS, isOpen } from "../../edge-api/contract/access.ts";
import { OPERATIONS } from "../../edge-api/contract/operations.ts";
import { openApi } from "../../edge-api/services/openapi.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { assertDescribed } from "./suite/described.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

interface Described {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>>;
  };
  readonly responses: Readonly<Record<string, object>>;
}
const DOCUMENT = JSON.parse(JSON.stringify(openApi())) as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};
const described = ({ method, path }: (typeof ACCESS)[number]): Described => {
  const found = DOCUMENT.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

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
  expect(parameters.filter((one) => one.in === "path" && one.required).map(({ name }) => name)).toEqual(names);
  expect(Object.keys(responses)).toContain("500");
  expect(Object.hasOwn(responses, "401")).toBe(!isOpen(rule) || rule.path === "/api/login");
  expect(Object.hasOwn(responses, "413")).toBe(requestBody !== undefined);
  const body = requestBody?.content["application/json"]?.schema;
  expect(body === undefined || body["type"] === "object").toBe(true);
});

test("bodies have the fields, patterns and bounds that the server validates", () => {
  const body = described(ACCESS.find(({ path }) => path === "/api/createComparison") ?? ACCESS[0]).requestBody;
  expect(body?.content["application/json"]?.schema).toMatchObject({
    required: expect.arrayContaining(["comparison_id", "currentProductIds"]),
    properties: {
      comparison_id: { type: "string", pattern: expect.any(String) },
      currentProductIds: { maxItems: 500 },
    },
  });
});

test("every reference resolves, and no schema is empty", () => {
  const text = JSON.stringify(DOCUMENT);
  const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");
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
