import * as v from "valibot";

/** GET /customize/settings.json (specification section 3; fields settled in decisions.md 22). */
export const SiteSettingsSchema = v.object({
  /** base address of the content service; default the same-origin `/content` */
  wordpressUrl: v.optional(v.string(), "/content"),
  /** target of the footer's feedback link; "": a mail to feedback@ the host of the page */
  feedbackUrl: v.optional(v.string(), ""),
  learnMoreUrl: v.optional(v.string(), ""),
  /** false: pages do not tell the server that they failed */
  errorReports: v.optional(v.literal(false)),
  /** password of the lock screen (decisions.md 7); absent: no lock screen */
  unlock: v.optional(v.string()),
});
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;
