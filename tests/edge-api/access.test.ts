import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  ACCESS,
  allowedMethods,
  CREDENTIALS,
  isOpen,
  rulesAt,
  SERVER_PREFIXES,
} from "../../edge-api/contract/access.ts";
import { SERVER_PAGES } from "../../edge-api/contract/server-pages.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

/** `/a/:b?` serves `/a` and `/a/:b`. */
const expanded = (path: string): string[] =>
  path.endsWith("?") ? [path.slice(0, path.lastIndexOf("/")), path.slice(0, -1)] : [path];

test("every route of the server is in the access table, and the table names no other", async () => {
  const { app } = await sqliteApi();
  const routes = app.routes
    .filter(({ method, path }) => method !== "ALL" && path !== "/*")
    .flatMap(({ method, path }) => expanded(path).map((each) => `${method} ${each}`));
  const table = ACCESS.map(({ method, path }) => `${method} ${path}`);
  // open pages, and files for crawlers: not calls, and outside the server's prefixes
  const pages = [...SERVER_PAGES, "/robots.txt", "/sitemap.xml", "/llms.txt"].map((path) => `GET ${path}`);
  expect(new Set(routes)).toEqual(new Set([...table, ...pages]));
  expect(new Set(table).size).toBe(table.length);
});

test("only reference data, settings, content, health, shares with their frames, login and registration are open to everybody", () => {
  const open = ACCESS.filter((rule) => isOpen(rule)).map((rule) => rule.path.split("/").at(2) || rule.path);
  expect(ACCESS.filter((rule) => isOpen(rule) && rule.path.startsWith("/api/share"))).toMatchObject([
    { method: "GET", path: "/api/share/:id" },
  ]);
  expect(new Set(open)).toEqual(
    new Set(
      "listUpdateTimes listData listKind :kind dataVersions kindHistory health share oembed :version openapi.json settings.json security.txt /content/ image login passkeyLoginOptions passkeyLogin secondFactorOptions secondFactor register resetPassword loginLink logInByLink restoreEmail pageFailed".split(
        " ",
      ),
    ),
  );
  expect(ACCESS.every((rule) => rule.allowed.every((credential) => CREDENTIALS.includes(credential)))).toBe(true);
});

test("a path matches by segments; an empty segment matches nothing", () => {
  expect(rulesAt("/api/listData/Europe").map((rule) => rule.path)).toEqual(["/api/listData/:region_id"]);
  expect(rulesAt("/api/impact/update").map((rule) => rule.path)).toEqual(["/api/:kind/update"]);
  expect(rulesAt("/api/listData/")).toEqual([]);
  expect(rulesAt("/api/toString")).toEqual([]);
});

test("only safe reads allow HEAD", () => {
  const rule = {
    method: "GET",
    path: "/api/deleteFood/:id",
    safe: false,
    allowed: ["user"],
    owns: "own item",
  } as const;
  expect(allowedMethods([rule])).toEqual(["GET"]);
  expect(allowedMethods([{ ...rule, safe: true }])).toEqual(["GET", "HEAD"]);
});

test("wrangler.toml routes the server's prefixes, and the head of the first page, to the Worker first", () => {
  const config = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8");
  const listed = /^run_worker_first = (\[.*\])$/m.exec(config)?.[1] ?? "[]";
  expect(JSON.parse(listed)).toEqual(["/", ...SERVER_PREFIXES.map((prefix) => `${prefix}*`)]);
});
