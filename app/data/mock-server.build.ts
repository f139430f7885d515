import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shippedContent } from "../../edge-api/content/shipped-content.ts";

const BUILT = join(import.meta.dirname, "../../migrations/reference-data/built");

/**
 * The specification's development mode: serves the built rows as JSON files under /mock, without a server.
 *
 * @param isServer whether an address below a path is the server's
 */
export const mockServer = (isServer: (path: string) => boolean): Plugin => ({
  name: "tare-mock-server",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? "").split("?")[0] ?? "";
      const answer = (body: string | Buffer) => {
        response.setHeader("Content-Type", "application/json");
        response.end(body);
      };
      if (path === "/customize/settings.json") return answer("{}");
      const name = /^\/mock\/([A-Za-z]+\.json)$/.exec(path)?.[1];
      if (name) {
        const built = JSON.parse(readFileSync(join(BUILT, name), "utf8"));
        if (!Array.isArray(built.rows)) return answer(JSON.stringify(built));
        // same format as the server: a plain list of rows, and the version in a header
        response.setHeader("Tare-Data-Version", built.version);
        return answer(JSON.stringify(built.rows));
      }
      if (path === "/content/") {
        const { body, status } = shippedContent(new URL(request.url ?? "", "http://mock.invalid").searchParams);
        response.statusCode = status;
        return answer(JSON.stringify(body));
      }
      if (!isServer(path)) return next();
      // a request that reaches this line is a bug of the client: development mode must not call the API
      response.statusCode = 501;
      answer(JSON.stringify({ error: "There is no server in development mode." }));
    });
  },
});
