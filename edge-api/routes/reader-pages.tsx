/** @jsxImportSource hono/jsx */
import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import { ApiPage } from "../pages/api-page.tsx";
import type { Ports } from "../ports.ts";
import { openApi } from "../services/openapi.ts";

/** For an hour, as a page changes with the server only. */
const CACHED = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=3600" };
const html = (page: { toString(): string }): string => `<!doctype html>\n${page.toString()}`;

/** Pages that the server renders without a script: the calls, the method, the sources. */
export function readerPages({ publicOrigin }: Pick<Ports, "publicOrigin">) {
  /** rendered once per isolate */
  let api: string | undefined;
  return new Hono<ServerEnv>().get("/api", (c) =>
    c.body((api ??= html(<ApiPage document={openApi()} origin={publicOrigin} />)), 200, CACHED),
  );
}
