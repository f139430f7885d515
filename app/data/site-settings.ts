import type { SiteSettings } from "../../edge-api/contract/site-settings.ts";
import type { Fetch } from "./http.ts";
import { fetchBytes } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import { settingsIn } from "./last-settings.ts";

/** The page must stay usable when the server is slow; the defaults work without it. */
const TIMEOUT_MS = 3_000;

/** GET /customize/settings.json, the first call of all (specification section 1). */
export async function fetchSettings(fetch: Fetch): Promise<Outcome<SiteSettings>> {
  const reply = await fetchBytes(fetch, "/customize/settings.json", { timeoutMs: TIMEOUT_MS });
  if (!reply.ok) return reply;
  try {
    const settings = settingsIn(JSON.parse(new TextDecoder().decode(reply.value.bytes)));
    return settings === null ? failed("bad_reply", "settings.json breaks its shape") : ok(settings);
  } catch {
    return failed("bad_reply", "settings.json is no JSON");
  }
}
