import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { thirdParty } from "./app/data/licences.build.ts";
import { mockServer } from "./app/data/mock-server.build.ts";
import { modulesByScript } from "./app/shell/modules-by-script.build.ts";
import { assetHeaders } from "./edge-api/asset-headers.build.ts";
import { serviceWorker } from "./workers/offline/service-worker.build.ts";

/** True for the long suites (`npm run soak`). */
const SOAK = Boolean(process.env["TARE_SOAK"]);
/** Test timeout in ms: ends what hangs, and nothing that is slow on a busy machine. */
const LIMITS = { testTimeout: 600_000, hookTimeout: 600_000 };
/** Suites of `npm run soak` alone: one measures memory, one starts wrangler; each in a fresh process. */
const LONG = ["edge-api/memory", "migrations/seed/wrangler-d1"].map((name) => `tests/${name}.test.ts`);
/** Tests that mock modules, replace texts, or test what keeps state for the whole page: isolated from all others. */
const ALONE = [
  "app/text/help-names.test.ts",
  "app/text/languages.test.ts",
  "app/text/pseudo-language.test.tsx",
  "app/features/portfolio-editor/editor-table.test.tsx",
  "app/features/portfolio-swaps/use-swaps.test.tsx",
].map((path) => `tests/${path}`);
/** Tests in `tests/app` that need no page. A project of their own: a worker that changes its environment starts anew. */
const WITHOUT_PAGE = globSync("tests/app/**/*.test.ts").filter(
  (path) => !ALONE.includes(path) && readFileSync(path, "utf8").startsWith("// @vitest-environment node"),
);
const API = process.env["API_ORIGIN"] ?? "http://localhost:8787";
/** Addresses of the server. At `/data/` only versions: the development server has its own files of `app/data` there. */
const SERVER_ADDRESSES = [
  "^/api/",
  "^/customize/",
  "^/content/",
  "^/\\.well-known/",
  "^/data/(\\d|latest/)",
  "^/s/[^/]+/picture\\.png$",
  "^/(api|method|sources|robots\\.txt|sitemap\\.xml|llms\\.txt)(\\?|$)",
];

/** The licence notices for the page /licences. */
const notices = thirdParty("licences.json");

export default defineConfig(({ mode }) => ({
  root: "app",
  plugins: [
    vanillaExtractPlugin(),
    react(),
    modulesByScript,
    assetHeaders,
    serviceWorker([notices.collect]),
    notices.collect,
    notices.emit,
    ...(mode === "mock"
      ? [mockServer((path) => SERVER_ADDRESSES.some((address) => new RegExp(address).test(path)))]
      : []),
  ],
  worker: { format: "es", plugins: () => [notices.collect] },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2023",
    // the largest script is `shared`, of which react-aria is half: 590 kB, 163 kB by brotli, after the first screen
    chunkSizeWarningLimit: 620,
    rolldownOptions: {
      // advice on the speed of plugins, which every build on a busy machine would print
      checks: { pluginTimings: false },
      // two scripts for what the start and what several pages need: by default a link deep into the app loads 270 small ones
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            // apart from code that reads them while it loads: the translations, which import them, load before that code
            { name: "texts", test: (id) => id.includes("/app/text/"), minShareCount: 3 },
            { name: "shared", minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env["PORT"] ?? 8787),
    strictPort: true,
    ...(mode !== "mock" && { proxy: Object.fromEntries(SERVER_ADDRESSES.map((address) => [address, API])) }),
  },
  test: {
    root: ".",
    globalSetup: "scripts/reference-data.mjs",
    // the default leaves one processor unused, which is half of a small machine
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...[
        {
          name: "node",
          include: ["tests/{engine,workers,edge-api,migrations,vectors,quality}/**/*.test.ts"],
          exclude: ["tests/edge-api/deno/**", ...LONG],
          // the modules under test have no global state: evaluate them once per worker, not once per file
          isolate: false,
        },
        ...(SOAK ? [{ name: "node, alone", include: LONG }] : []),
      ].map((files) => ({
        extends: true as const,
        root: ".",
        test: {
          ...files,
          environment: "node",
          setupFiles: ["property-runs", "own-worker"].map((name) => `tests/fixtures/${name}.ts`),
          ...LIMITS,
        },
      })),
      ...[
        {
          name: "dom",
          include: ["tests/app/**/*.test.{ts,tsx}"],
          exclude: [...ALONE, ...WITHOUT_PAGE],
          isolate: false,
        },
        { name: "dom, without a page", include: WITHOUT_PAGE, isolate: false },
        { name: "dom, alone", include: ALONE },
      ].map((files) => ({
        extends: true as const,
        root: ".",
        test: {
          ...files,
          environment: "happy-dom",
          setupFiles: ["property-runs", "patience", "own-worker"].map((name) => `tests/fixtures/${name}.ts`),
          ...LIMITS,
          expect: { poll: { timeout: 180_000 } },
        },
      })),
    ],
  },
}));
