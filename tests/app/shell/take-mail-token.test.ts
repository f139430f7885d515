import { afterEach, expect, test } from "vitest";
import { takeMailToken } from "../../../app/shell/start-up.ts";
import { LINK_PAGES } from "../../../app/state/account/mail-tokens.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

test.each(["change-password", "verify-email", ...LINK_PAGES] as const)(
  "removes the token of /%s from the address and the history entry",
  (route) => {
    window.history.replaceState({ kept: "by the browser" }, "", `/${route}/s3cr3t-T0ken_?x=1#y`);
    const entries = window.history.length;
    expect(takeMailToken(route)).toBe("s3cr3t-T0ken_");
    expect(window.location.href.endsWith(`/${route}`)).toBe(true);
    expect(window.history.length).toBe(entries);
    expect(takeMailToken(route)).toBeNull();
  },
);

test.each([
  "/",
  "/change-password",
  "/verify-email/s3cr3t-T0ken_",
  "/reset-password/a%40b.org",
  "/change-password/a/b",
])("does not change %s", (address) => {
  window.history.replaceState(null, "", address);
  expect(takeMailToken("change-password")).toBeNull();
  expect(window.location.pathname).toBe(address);
});
