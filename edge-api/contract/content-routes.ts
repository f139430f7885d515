/** WordPress routes that /content supports as `?rest_route`: those that the page calls (specification section 7). */
export const CONTENT_ROUTES = ["/wp/v2/categories", "/wp/v2/posts"] as const;

/** How long the page waits for a text: help may load slowly, but must not keep readers waiting (requirement 38). */
export const CONTENT_TIMEOUT_MS = 4_000;

/**
 * How long the server waits for the service behind /content. Shorter than the page waits, so that a slow service is
 * replaced by the last good copy or the shipped text, and the page does not give up first.
 */
export const CONTENT_ORIGIN_TIMEOUT_MS = 2_500;

/** Maximum size of a reply of the content service; the shipped texts are 40 of a few KB each. */
export const CONTENT_MAX_BYTES = 2 * 1024 * 1024;

/** Redirects within the content service that are followed; one to any other address is refused. */
export const CONTENT_REDIRECTS = 3;

/** Address of an image of the content service on this server; `path` as on the service. */
export const contentImage = (path: string): string => `/content/image?path=${encodeURIComponent(path)}`;
