import type { SiteSettings } from "../../edge-api/contract/site-settings.ts";
import { fetchBytes, jsonIn, type Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import { recordOf } from "./plain-json.ts";

/** The page must stay usable with a slow server; the defaults work without it. */
const TIMEOUT_MS = 3_000;

/** Equal to the defaults of the contract's schema, which a test checks. */
export const DEFAULT_SETTINGS: SiteSettings = { wordpressUrl: "/content", feedbackUrl: "", learnMoreUrl: "" };

/** Fills unset fields with defaults; null if a field is not a string. */
const settingsIn = (value: unknown): SiteSettings | null => {
  const record = recordOf(value);
  if (record === null) return null;
  const { wordpressUrl, feedbackUrl, learnMoreUrl, unlock } = { ...DEFAULT_SETTINGS, ...record };
  const texts = [wordpressUrl, feedbackUrl, learnMoreUrl, unlock ?? ""];
  if (!texts.every((text) => typeof text === "string")) return null;
  return { wordpressUrl, feedbackUrl, learnMoreUrl, ...(unlock === undefined ? {} : { unlock }) };
};

/** GETs /customize/settings.json, the first call of all (specification section 1). */
export async function fetchSettings(fetch: Fetch): Promise<Outcome<SiteSettings>> {
  const reply = await fetchBytes(fetch, "/customize/settings.json", { timeoutMs: TIMEOUT_MS });
  if (!reply.ok) return reply;
  const settings = settingsIn(jsonIn(reply.value));
  return settings === null ? failed("bad_reply", "settings.json breaks its shape") : ok(settings);
}
