import type { SessionRow } from "../../../state/account/account-security.ts";
import { accountSecurityTexts } from "../../../text/en/account-security.ts";

/** A device as its owner knows it: `Firefox on Linux`, or as much of it as is known. */
export function deviceName({ browser, system }: Pick<SessionRow, "browser" | "system">): string {
  const { both, unknown } = accountSecurityTexts.device;
  if (browser !== "" && system !== "") return both(browser, system);
  return browser || system || unknown;
}
