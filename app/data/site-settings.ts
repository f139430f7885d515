import * as v from "valibot";
import { SiteSettingsSchema, type SiteSettings } from "../../edge-api/contract/site-settings.ts";
import type { Fetch } from "./http.ts";
import { fetchBytes } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";

/** The page must stay usable when the server is slow; the defaults work without it. */
const TIMEOUT_MS = 3_000;

export const DEFAULT_SETTINGS: SiteSettings = v.parse(SiteSettingsSchema, {});

/** GET /customize/settings.json, the first call of all (specification section 1). */
export async function fetchSettings(fetch: Fetch): Promise<Outcome<SiteSettings>> {
  const reply = await fetchBytes(fetch, "/customize/settings.json", { timeoutMs: TIMEOUT_MS });
  if (!reply.ok) return reply;
  try {
    const parsed = v.safeParse(SiteSettingsSchema, JSON.parse(new TextDecoder().decode(reply.value.bytes)));
    return parsed.success ? ok(parsed.output) : failed("bad_reply", "settings.json breaks its schema");
  } catch {
    return failed("bad_reply", "settings.json is no JSON");
  }
}
