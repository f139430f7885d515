import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "../../../edge-api/services/common-passwords.ts";
import { refuseWeakPassword } from "../../../edge-api/services/refuse-weak-password.ts";

const OWN = { email: "a.byron@lovelace-mills.example", name: "Ada", last_name: "Byron King", company: "Engines Ltd" };

const verdict = (password: string, own = OWN) =>
  refuseWeakPassword(password, own).then(
    () => "good",
    (error: unknown): unknown => Object(error).code,
  );

test("the most used passwords of 8 characters and more are refused, in any case and character width", async () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3000);
  for (const password of ["password", "12345678", "Football1", "QWERTYUIOP", " iloveyou ", "ｐａｓｓｗｏｒｄ"])
    expect([password, await verdict(password)]).toEqual([password, "password_common"]);
});

test("a password of white space only is refused", async () => {
  for (const password of ["        ", "\u00a0".repeat(8), "\t \u3000     "])
    expect(await verdict(password)).toBe("password_blank");
});

test.each([
  "a.byron@lovelace-mills.example",
  "A.Byron@lovelace-mills.example1",
  "AdaByron1815",
  "byron king",
  "engines2026!",
  "Lovelace99",
  "tare-2026",
])("%s is too close to the account", async (password) => {
  expect(await verdict(password)).toBe("password_own");
});

test.each([
  "engines of the night",
  "adamantine cups",
  "correct horse 杯",
  "brand new",
  "😀".repeat(8),
  "example example",
])("%s is good", async (password) => {
  expect(await verdict(password)).toBe("good");
});

test("empty profile fields and short names exclude no password", async () => {
  const bare = { email: "x@y.example", name: "Li", last_name: "", company: "" };
  expect(await verdict("lighthouse", bare)).toBe("good");
});
