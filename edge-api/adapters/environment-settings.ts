import * as v from "valibot";
import { feedbackMail } from "../contract/feedback-mail.ts";
import { SiteSettingsSchema, type SiteSettings } from "../contract/site-settings.ts";
import { hostOf } from "./security-contact.ts";

/** The variables that wrangler.toml documents; on Deno they come from the environment. */
export interface SettingsVariables {
  readonly WORDPRESS_URL?: string | undefined;
  readonly FEEDBACK_URL?: string | undefined;
  readonly LEARN_MORE_URL?: string | undefined;
  readonly UNLOCK?: string | undefined;
  /** `off`: pages do not tell the server that they failed */
  readonly ERROR_REPORTS?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
}

/**
 * Site settings from variables; an unset or empty one leaves the contract's default. Without FEEDBACK_URL feedback goes to the host
 * of PUBLIC_ORIGIN; without that too, the page names the host that it was loaded from.
 */
export function environmentSettings(variables: SettingsVariables): SiteSettings {
  const given = {
    wordpressUrl: variables.WORDPRESS_URL,
    feedbackUrl: variables.FEEDBACK_URL || (variables.PUBLIC_ORIGIN && feedbackMail(hostOf(variables.PUBLIC_ORIGIN))),
    learnMoreUrl: variables.LEARN_MORE_URL,
    unlock: variables.UNLOCK,
    ...(variables.ERROR_REPORTS === "off" && { errorReports: false }),
  };
  return v.parse(
    SiteSettingsSchema,
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== "")),
  );
}
