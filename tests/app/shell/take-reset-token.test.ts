import { afterEach, expect, test } from "vitest";
import { takeResetToken } from "../../../app/shell/take-reset-token.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

test("the token leaves the address, also from the history entry", () => {
  window.history.replaceState({ kept: "by the browser" }, "", "/change-password/s3cr3t-T0ken_?x=1#y");
  const entries = window.history.length;
  expect(takeResetToken()).toBe("s3cr3t-T0ken_");
  expect(window.location.href.endsWith("/change-password")).toBe(true);
  expect(window.history.length).toBe(entries);
  expect(takeResetToken()).toBeNull();
});

test.each(["/", "/change-password", "/reset-password/a%40b.org", "/change-password/a/b"])(
  "%s is left alone",
  (address) => {
    window.history.replaceState(null, "", address);
    expect(takeResetToken()).toBeNull();
    expect(window.location.pathname).toBe(address);
  },
);
