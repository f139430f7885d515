import * as v from "valibot";
import { SiteSettingsSchema } from "../contract/site-settings.ts";
import type { SiteSettings } from "../contract/site-settings.ts";

/** The variables that wrangler.toml documents; on Deno they come from the environment. */
export interface SettingsVariables {
  readonly WORDPRESS_URL?: string | undefined;
  readonly FEEDBACK_URL?: string | undefined;
  readonly LEARN_MORE_URL?: string | undefined;
  readonly UNLOCK?: string | undefined;
}

/** Site settings from variables; an unset or empty one leaves the contract's default. */
export function environmentSettings(variables: SettingsVariables): SiteSettings {
  const given = {
    wordpressUrl: variables.WORDPRESS_URL,
    feedbackUrl: variables.FEEDBACK_URL,
    learnMoreUrl: variables.LEARN_MORE_URL,
    unlock: variables.UNLOCK,
  };
  return v.parse(SiteSettingsSchema, Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
}
