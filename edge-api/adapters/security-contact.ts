import { isEmailAddress } from "../contract/email-address.ts";

/** The host of the page's origin; `localhost` if there is none. */
export const hostOf = (publicOrigin: string): string =>
  URL.canParse(publicOrigin) ? new URL(publicOrigin).hostname : "localhost";

/**
 * The address for vulnerability reports in security.txt (RFC 9116).
 *
 * @param configured SECURITY_CONTACT: an email address, or a https:, mailto: or tel: link
 * @returns `configured` as a link; if it is missing or invalid, the mailbox of RFC 2142: security@ the page's host
 */
export function securityContact(configured: string | undefined, publicOrigin: string): string {
  const given = configured?.trim() ?? "";
  if (/^(https:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(given)) return given;
  if (isEmailAddress(given)) return `mailto:${given}`;
  return `mailto:security@${hostOf(publicOrigin)}`;
}
