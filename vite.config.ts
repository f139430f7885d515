import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const API = process.env["API_ORIGIN"] ?? "http://localhost:8787";

/** The specification's development mode: the built rows as JSON files under /mock, no server behind them. */
const mockData: Plugin = {
  name: "tare-mock-data",
  configureServer(server) {
    server.middlewares.use("/mock/", (request, response, next) => {
      const name = /^\/([A-Za-z]+\.json)$/.exec(request.url ?? "")?.[1];
      if (!name) return next();
      try {
        const text = readFileSync(join("migrations/reference-data/built", name));
        response.setHeader("Content-Type", "application/json");
        response.end(text);
      } catch {
        next();
      }
    });
  },
};

export default defineConfig({
  root: "app",
  plugins: [vanillaExtractPlugin(), react(), mockData],
  worker: { format: "es" },
  build: { outDir: "../dist", emptyOutDir: true, sourcemap: true, target: "es2023" },
  server: { proxy: Object.fromEntries(["/api", "/customize", "/content"].map((path) => [path, API])) },
  test: {
    root: ".",
    projects: [
      {
        extends: true,
        root: ".",
        test: {
          name: "node",
          environment: "node",
          include: ["tests/{engine,workers,edge-api,migrations,vectors,quality}/**/*.test.ts"],
          exclude: ["tests/edge-api/deno/**"],
        },
      },
      {
        extends: true,
        root: ".",
        test: { name: "dom", environment: "happy-dom", include: ["tests/app/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
