import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const API = process.env["API_ORIGIN"] ?? "http://localhost:8787";

export default defineConfig({
  root: "app",
  plugins: [vanillaExtractPlugin(), react()],
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
