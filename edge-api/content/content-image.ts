import { CONTENT_ORIGIN_TIMEOUT_MS } from "../contract/content-routes.ts";
import { blobUpTo, type ContentOrigin } from "./content-origin.ts";

/** Types that are passed on. Not SVG, which can hold script. */
const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
/** Maximum size of an image. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** How long a failure is remembered, and for how many paths. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 1_000;

/** An image of the content service. */
export interface ContentImage {
  readonly type: string;
  readonly content: Blob;
}

/** The address of an image at the service; null: the path leads elsewhere. Queries are dropped, so that none can be varied. */
const addressOf = ({ address }: ContentOrigin, path: string): string | null => {
  const { origin } = new URL(address);
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? `${origin}${url.pathname}` : null;
};

async function fetchImage({ fetch }: ContentOrigin, url: string): Promise<ContentImage | null> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "image/*" },
      // a redirect could lead into another network
      redirect: "manual",
      signal: AbortSignal.timeout(CONTENT_ORIGIN_TIMEOUT_MS),
    });
    const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    if (response.status !== 200 || !TYPES.includes(type)) {
      await response.body?.cancel();
      return null;
    }
    const content = await blobUpTo(response.body, MAX_BYTES);
    return content && { type, content };
  } catch {
    return null;
  }
}

/**
 * Images of the content service, which the page may only load from this server. null: no image at this path, of another
 * type, or larger than MAX_BYTES; then the service is not asked for it again for a minute.
 */
export function contentImages(
  origin: ContentOrigin,
  now: () => number,
): (path: string) => Promise<ContentImage | null> {
  const failures = new Map<string, number>();
  return async (path) => {
    const url = addressOf(origin, path);
    if (url === null || now() - (failures.get(url) ?? -FAILURE_MS) < FAILURE_MS) return null;
    const image = await fetchImage(origin, url);
    if (image === null) {
      if (failures.size >= MAX_FAILURES) failures.clear();
      failures.set(url, now());
    }
    return image;
  };
}
