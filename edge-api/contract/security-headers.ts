/**
 * Hash of the `<style id="react-aria-pressable-style">` that react-aria adds to the page, at the pinned version. A test
 * recomputes it from the installed package.
 */
export const PRESSABLE_STYLE_HASH = "sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=";

const TWO_YEARS_IN_SECONDS = 63_072_000;

const UNUSED_FEATURES =
  "accelerometer autoplay camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking";

/** The origin of an external content service; null for a same-origin path (decisions.md 22). */
function foreignOrigin(wordpressUrl: string): string | null {
  return /^https?:\/\/[A-Za-z0-9.:[\]-]+/.exec(wordpressUrl)?.[0] ?? null;
}

function contentSecurityPolicy(wordpressUrl: string, ancestors: string): string {
  const foreign = foreignOrigin(wordpressUrl);
  const content = foreign === null ? "" : ` ${foreign}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' '${PRESSABLE_STYLE_HASH}'`,
    `img-src 'self' data:${content}`,
    "font-src 'self'",
    `connect-src 'self'${content}`,
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types tare-url dompurify",
  ].join("; ");
}

/**
 * All security headers. The server's middleware sets them on every response; the build writes them into the assets'
 * `_headers`.
 *
 * @param wordpressUrl base address of the content service; an absolute one is added to connect-src and img-src
 */
export function securityHeaders(wordpressUrl = "/content"): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(wordpressUrl, "'none'"),
    "Strict-Transport-Security": `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": UNUSED_FEATURES.split(" ")
      .map((feature) => `${feature}=()`)
      .join(", "),
  };
}

/**
 * The same for the page of an embedded share (share-path.ts): any site may show it in a frame, also a site whose pages
 * require such a permission of everything in them (COEP).
 */
export const embedHeaders = (wordpressUrl = "/content"): Readonly<Record<string, string>> => ({
  ...securityHeaders(wordpressUrl),
  "Content-Security-Policy": contentSecurityPolicy(wordpressUrl, "*"),
  "Cross-Origin-Resource-Policy": "cross-origin",
});
