// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  confirmationFault,
  emailFault,
  passwordFault,
  requiredFault,
} from "../../../../app/state/account/new-password.ts";

const long = (length: number): string => "a".repeat(length);

describe("an e-mail address (specification section 5)", () => {
  test.each([
    "ada@example.org",
    "a.b+c@sub.example.org",
    " ada@example.org ",
    `${long(64)}@example.org`,
    `a@${long(63)}.org`,
  ])("%s is valid", (email) => expect(emailFault(email)).toBeNull());

  test.each([
    "",
    " ",
    "ada",
    "ada@",
    "@example.org",
    "a b@example.org",
    "ada@example..org",
    "ada@-example.org",
    `${long(65)}@example.org`,
    `a@${long(64)}.org`,
    `a@${Array.from({ length: 5 }, () => long(60)).join(".")}`,
  ])("%s is not valid", (email) => expect(emailFault(email)).toBe("email"));
});

describe("a password", () => {
  test("has 8 to 128 characters, counting each visible character as one", () => {
    expect(passwordFault(long(7))).toBe("password_short");
    expect(passwordFault("☕".repeat(7))).toBe("password_short");
    expect(passwordFault("👩🏽".repeat(4))).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 128 }), (length) => {
        expect(passwordFault(long(length))).toBeNull();
      }),
    );
    expect(passwordFault(long(129))).toBe("password_long");
  });

  test("has to equal its confirmation", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmation) => {
        expect(confirmationFault(password, confirmation)).toBe(password === confirmation ? null : "mismatch");
      }),
    );
  });
});

test("spaces count as empty input", () => {
  expect(requiredFault(" \t ")).toBe("required");
  expect(requiredFault(" x ")).toBeNull();
});
