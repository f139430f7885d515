import { Hono } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import { openApi } from "../services/openapi.ts";

/** GET /openapi.json, made once an isolate: nothing in it depends on who asks. */
export const descriptionRoutes = () => {
  let text: string | undefined;
  return new Hono<ServerEnv>().get("/openapi.json", (c) =>
    c.body((text ??= JSON.stringify(openApi())), 200, {
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=3600",
    }),
  );
};
