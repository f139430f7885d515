import { securityHeaders } from "./security-headers.ts";

/** Built files carry a hash of their content in their name: they never change. */
const HASHED_ASSETS = "/assets/";

/** How long a browser may keep a built file without asking again. */
export const assetCacheControl = (path: string): string =>
  path.startsWith(HASHED_ASSETS) ? "public, max-age=31536000, immutable" : "no-cache";

/**
 * Text of `dist/_headers`, which the platform reads for what it serves without calling the server.
 *
 * @param wordpressUrl as in securityHeaders
 */
export function assetHeadersFile(wordpressUrl?: string): string {
  const everywhere = Object.entries({
    ...securityHeaders(wordpressUrl),
    "Cache-Control": assetCacheControl("/"),
    // the platform's own 405 of a file has no other way to say it
    Allow: "GET, HEAD",
  });
  return [
    "/*",
    ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
    `${HASHED_ASSETS}*`,
    // the platform would join both values with a comma: take the first one off
    "  ! Cache-Control",
    `  Cache-Control: ${assetCacheControl(HASHED_ASSETS)}`,
    "",
  ].join("\n");
}
