// @vitest-environment node
import { expect, test } from "vitest";
import { formatWait, loginFailure, whyFailed } from "../../../app/text/account-problem.ts";

const refused = (status: number, retryAfter: number | null = null) =>
  ({ code: "refused", status, error: "", retryAfter, fields: [] }) as const;

test.each([
  [refused(401), "Invalid email or password."],
  [refused(404), "Email not found. Please register first."],
  [refused(400), "Could not login with the provided email and password."],
  [refused(429), "Could not login with the provided email and password."],
  [refused(500), "Could not login with the provided email and password."],
  [{ code: "network" } as const, "Could not login with the provided email and password."],
])("%j gives the text %s", (problem, text) => expect(loginFailure(problem)).toBe(text));

test.each([
  [0, "1 second"],
  [1, "1 second"],
  [59, "59 seconds"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [121, "3 minutes"],
  [3600, "60 minutes"],
])("%d seconds are formatted as %s", (seconds, words) => expect(formatWait(seconds)).toBe(words));

test("gives a reason only if the specified text has none", () => {
  expect(whyFailed(refused(401))).toBeNull();
  expect(whyFailed(refused(404))).toBeNull();
  expect(whyFailed(refused(429, 540))).toContain("9 minutes");
  expect(whyFailed(refused(429))).toContain("a moment");
  expect(whyFailed({ code: "network" })).toContain("connection");
  expect(whyFailed(refused(503))).toContain("server");
  const fields = [{ field: "company", text: "At most 200 characters" }];
  expect(whyFailed({ ...refused(400), fields })).toBe("company: At most 200 characters");
});
