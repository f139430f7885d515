import type { SessionRow } from "../../../state/account/account-security.ts";
import { accountSecurityTexts } from "../../../text/en/account-security.ts";

/** Display name of a device: `Firefox on Linux`, or the part that is known. */
export function deviceName({ browser, system }: Pick<SessionRow, "browser" | "system">): string {
  const { both, unknown } = accountSecurityTexts.device;
  if (browser !== "" && system !== "") return both(browser, system);
  return browser || system || unknown;
}
