import type { SiteSettings } from "../../edge-api/contract/site-settings.ts";
import type { FlagArea } from "./flag-store.ts";
import { jsonOf } from "./json-of.ts";
import { recordOf } from "./plain-json.ts";

/** As the contract's schema has them; a test holds the two together. */
export const DEFAULT_SETTINGS: SiteSettings = {
  wordpressUrl: "/content",
  feedbackUrl: "mailto:?subject=Feedback%20on%20Tare%201.0",
  learnMoreUrl: "",
};

/** Unset fields get their defaults; null where one is no text. */
export const settingsIn = (value: unknown): SiteSettings | null => {
  const record = recordOf(value);
  if (record === null) return null;
  const { wordpressUrl, feedbackUrl, learnMoreUrl, unlock } = { ...DEFAULT_SETTINGS, ...record };
  const texts = [wordpressUrl, feedbackUrl, learnMoreUrl, unlock ?? ""];
  if (!texts.every((text) => typeof text === "string")) return null;
  return { wordpressUrl, feedbackUrl, learnMoreUrl, ...(unlock === undefined ? {} : { unlock }) };
};

const KEY = "site_settings";

/** The settings that this browser saw last; null = none. */
export const lastSettings = (local: FlagArea): SiteSettings | null => settingsIn(jsonOf(local.read(KEY) ?? "null"));

/** Keeps settings for the next start, which shows by them what it shows first. */
export const keepSettings = (local: FlagArea, settings: SiteSettings): void => {
  local.write(KEY, JSON.stringify(settings));
};
