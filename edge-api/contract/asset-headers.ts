import { securityHeaders } from "./security-headers.ts";

/** Built files have a hash of their content in their name, so they never change. */
const HASHED_ASSETS = "/assets/";

/** Cache-Control of a built file. */
export const assetCacheControl = (path: string): string =>
  path.startsWith(HASHED_ASSETS) ? "public, max-age=31536000, immutable" : "no-cache";

/**
 * Text of `dist/_headers`, which the platform applies to files it serves without the Worker.
 *
 * @param wordpressUrl as in securityHeaders
 */
export function assetHeadersFile(wordpressUrl?: string): string {
  const everywhere = Object.entries({
    ...securityHeaders(wordpressUrl),
    "Cache-Control": assetCacheControl("/"),
    // the platform's own 405 for a file takes its Allow header from here
    Allow: "GET, HEAD",
  });
  return [
    "/*",
    ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
    `${HASHED_ASSETS}*`,
    // removed first: the platform would join both values with a comma
    "  ! Cache-Control",
    `  Cache-Control: ${assetCacheControl(HASHED_ASSETS)}`,
    "",
  ].join("\n");
}
