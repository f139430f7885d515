import type { PageFailureCode } from "../../edge-api/contract/operation-state.ts";
import type { Fetch } from "./http.ts";
import { recordOf } from "./plain-json.ts";

const TIMEOUT_MS = 5_000;

/** The build of this page: the end of the name of its entry script. "": development mode. */
const buildIn = (page: Document): string => {
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return /\/index-([\w-]{1,16})\.js$/.exec(entry?.src ?? "")?.[1] ?? "";
};

const reported = new WeakSet<Document>();

/**
 * Tells the server once how a page failed and in which build, and nothing about the user, unless the site says that it does
 * not want to know. A lost report is no problem for the user.
 */
export async function reportFailure(
  code: PageFailureCode,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
  page: Document = document,
): Promise<void> {
  // later failures may follow from the first
  if (reported.has(page)) return;
  reported.add(page);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const settings = await fetch("/customize/settings.json", { signal });
    if (!settings.ok || recordOf(await settings.json())?.["errorReports"] === false) return;
    await fetch("/api/pageFailed", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code, build: buildIn(page) }),
      signal,
    });
  } catch {
    // offline, or the server fails too
  }
}
