import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import { openApi } from "../services/openapi.ts";

/** GET /openapi.json, built once per isolate: it is the same for every caller. */
export const descriptionRoutes = () => {
  let text: string | undefined;
  return new Hono<ServerEnv>().get("/openapi.json", (c) =>
    c.body((text ??= JSON.stringify(openApi())), 200, {
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=3600",
    }),
  );
};
