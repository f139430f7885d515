import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import type { Build } from "./build-files.ts";

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** The files of a build, in the format of the service worker. */
function buildIn(folder: string): Build {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length).replaceAll("\\", "/"))
    // pictures are for other sites and the server
    .filter((path) => !/\.map$|^\/(index\.html|sw\.js|_headers|\.assetsignore)$|^\/pictures\//.test(path))
    .toSorted()
    .map((path) => [path, path.startsWith("/assets/") ? null : sha256(readFileSync(join(folder, path)))] as const);
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? "";
  return { id: sha256(page + JSON.stringify(files)).slice(0, 16), entry, files: Object.fromEntries(files) };
}

/**
 * Builds the service worker as a separate script that lists every file of the build.
 *
 * @param plugins of that build
 */
export const serviceWorker = (plugins: readonly Plugin[]): Plugin => ({
  name: "tare-service-worker",
  apply: "build",
  writeBundle: {
    order: "post",
    async handler({ dir = "dist" }) {
      await build({
        configFile: false,
        root: resolve(import.meta.dirname, "../.."),
        publicDir: false,
        logLevel: "warn",
        plugins: [...plugins],
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
});
