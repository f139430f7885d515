import type { Plugin } from "vite";
import { assetHeadersFile } from "./contract/asset-headers.ts";

/** Writes `dist/_headers`, which the platform applies to static assets; the same headers as the server sends. */
export const assetHeaders: Plugin = {
  name: "tare-asset-headers",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "_headers", source: assetHeadersFile(process.env["WORDPRESS_URL"]) });
  },
};
