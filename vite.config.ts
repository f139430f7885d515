import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { pageGroups, pageScripts } from "./.ci/page-scripts.mjs";
import { styleNames } from "./.ci/style-names.mjs";
import { thirdParty } from "./.ci/third-party.mjs";
import { shippedContent } from "./edge-api/content/shipped-content.ts";
import { assetHeadersFile } from "./edge-api/contract/asset-headers.ts";
import type { Build } from "./workers/offline/build-files.ts";

/** True for the long suites (`npm run soak`). */
const SOAK = Boolean(process.env["TARE_SOAK"]);
/** Test timeout in ms: ends what hangs, and nothing that is slow on a busy machine. */
const TEST_MS = 600_000;
/** Long suites that measure the cost of calls; each runs in a fresh process. */
const MEASURED = ["bounds", "memory"].map((name) => `tests/edge-api/${name}.test.ts`);
/** Tests that mock modules or replace texts: they run isolated, so that no other file sees mocks or another language. */
const ALONE = [
  "app/text/help-names.test.ts",
  "app/text/languages.test.ts",
  "app/text/pseudo-language.test.tsx",
  "app/scheduling/use-growing-count.test.tsx",
  "app/features/account/login/slow-dialog.test.tsx",
  "app/features/portfolio-editor/entries-table.test.tsx",
  "app/features/portfolio-swaps/use-swaps.test.tsx",
].map((path) => `tests/${path}`);
const API = process.env["API_ORIGIN"] ?? "http://localhost:8787";
const SERVER_PATHS = ["/api/", "/customize/", "/content/", "/.well-known/"];
/** Open data at `/data/{version}/`; the development server has its own files of `app/data` at other addresses below `/data/`. */
const OPEN_DATA = "^/data/\\d";

/** The specification's development mode: serves the built rows as JSON files under /mock, without a server. */
const mockServer: Plugin = {
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
        const built = JSON.parse(readFileSync(join("migrations/reference-data/built", name), "utf8"));
        if (!Array.isArray(built.rows)) return answer(JSON.stringify(built));
        // same format as the server: a plain list of rows, and the version in a header
        response.setHeader("Tare-Data-Version", built.version);
        return answer(JSON.stringify(built.rows.map((row: object) => ({ ...row, updateTime: 0 }))));
      }
      if (path === "/content/") {
        const { body, status } = shippedContent(new URL(request.url ?? "", "http://mock.invalid").searchParams);
        response.statusCode = status;
        return answer(JSON.stringify(body));
      }
      if (!SERVER_PATHS.some((prefix) => path.startsWith(prefix)) && !new RegExp(OPEN_DATA).test(path)) return next();
      // a request that reaches this line is a bug of the client: development mode must not call the API
      response.statusCode = 501;
      answer(JSON.stringify({ error: "There is no server in development mode." }));
    });
  },
};

/** Writes `dist/_headers`, which the platform applies to static assets; the same headers as the server sends. */
const assetHeaders: Plugin = {
  name: "tare-asset-headers",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "_headers", source: assetHeadersFile(process.env["WORDPRESS_URL"]) });
  },
};

/**
 * Tells Chrome to compile the whole entry script during its download, instead of function by function before the first
 * paint. The hint works only as the first line of the file, so this plugin must run last.
 */
const compileHint: Plugin = {
  name: "tare-compile-hint",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.isEntry) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        // shift the source map by the added line
        if (map?.type === "asset") map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
};

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** The files of a build, in the format of the service worker (workers/offline/build-files.ts). */
function buildIn(folder: string): Build {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length).replaceAll("\\", "/"))
    .filter((path) => !/\.map$|^\/(index\.html|page-scripts\.json|sw\.js|_headers|\.assetsignore)$/.test(path))
    .toSorted()
    .map((path) => [path, path.startsWith("/assets/") ? null : sha256(readFileSync(join(folder, path)))] as const);
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? "";
  return { id: sha256(page + JSON.stringify(files)).slice(0, 16), entry, files: Object.fromEntries(files) };
}

/** The licence notices for the page /licences. */
const notices = thirdParty("licences.json");

/** Builds the service worker as a separate script that lists every file of the build. */
const serviceWorker: Plugin = {
  name: "tare-service-worker",
  apply: "build",
  writeBundle: {
    order: "post",
    async handler({ dir = "dist" }) {
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: "warn",
        plugins: [notices.collect],
        define: { TARE_BUILD: JSON.stringify(buildIn(dir)) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: "es2023",
          rolldownOptions: {
            input: "workers/offline/service-worker.ts",
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  },
};

export default defineConfig(({ mode }) => ({
  root: "app",
  plugins: [
    vanillaExtractPlugin(mode === "production" ? { identifiers: styleNames() } : {}),
    react(),
    assetHeaders,
    pageScripts,
    compileHint,
    serviceWorker,
    notices.collect,
    notices.emit,
    ...(mode === "mock" ? [mockServer] : []),
  ],
  // React has useSyncExternalStore since 18, so wouter's shim is not bundled
  resolve: {
    alias: { "use-sync-external-store/shim/index.js": join(import.meta.dirname, "app/shell/react-store.ts") },
  },
  worker: { format: "es", plugins: () => [notices.collect] },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2023",
    // the first page loads one file: small shared chunks compress worse, and each costs a request
    rolldownOptions: {
      output: {
        // the first script names some 45 others: short names leave its budget room
        chunkFileNames: ({ name }) => `assets/${name.replace(/-page$|~.*/, "")}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            {
              name: "tables",
              test: /start\/open-tables|data\/(reference-|stored-tables|plain-json|site-settings|http)|indexed-db\/(reference-store|database|stores)|idb\/build|comlink|app\/engine\/|contract\/regions|entry-buffers/,
            },
            {
              name: "landing-forms",
              test: /account\/login\/(login-form|log-in|forms|failure\.)|landing\/entry-forms|email-address|field\/(text-field|password-field|submit-button|field\.|use-left-fields)|account\/account-rules/,
            },
            // styles of all other pages in one file: otherwise the entry script lists each file, and a page waits for several
            { name: "styles", test: /\.css\.ts/ },
            ...pageGroups,
          ],
        },
      },
    },
    // preload scripts only in the HTML: a list of every page's scripts would add 2 KB to the entry script, and a page's own
    // imports load them soon enough; the imports of the entry script would otherwise cost a round trip
    modulePreload: {
      // browsers without modulepreload just load the scripts later
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
  },
  server: mode === "mock" ? {} : { proxy: Object.fromEntries([...SERVER_PATHS, OPEN_DATA].map((path) => [path, API])) },
  test: {
    root: ".",
    // the default leaves one processor unused, which is half of a small machine
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...[
        {
          name: "node",
          include: ["tests/{engine,workers,edge-api,migrations,vectors,quality}/**/*.test.ts"],
          exclude: ["tests/edge-api/deno/**", ...MEASURED],
          // the modules under test have no global state: evaluate them once per worker, not once per file
          isolate: false,
        },
        ...(SOAK ? [{ name: "node, alone", include: MEASURED }] : []),
      ].map((files) => ({
        extends: true as const,
        root: ".",
        test: {
          ...files,
          environment: "node",
          setupFiles: ["tests/fixtures/property-runs.ts"],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      })),
      ...[
        { name: "dom", include: ["tests/app/**/*.test.{ts,tsx}"], exclude: ALONE, isolate: false },
        { name: "dom, alone", include: ALONE },
      ].map((files) => ({
        extends: true as const,
        root: ".",
        test: {
          ...files,
          environment: "happy-dom",
          setupFiles: ["property-runs", "patience", "empty-page"].map((name) => `tests/fixtures/${name}.ts`),
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          expect: { poll: { timeout: 180_000 } },
        },
      })),
    ],
  },
}));
