import { afterEach, expect, test } from "vitest";
import { takeMailToken } from "../../../app/shell/take-mail-token.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

test.each(["change-password", "verify-email"] as const)(
  "the token of /%s leaves the address, also from the history entry",
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
])("%s is left alone", (address) => {
  window.history.replaceState(null, "", address);
  expect(takeMailToken("change-password")).toBeNull();
  expect(window.location.pathname).toBe(address);
});
