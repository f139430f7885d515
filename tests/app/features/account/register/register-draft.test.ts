// @vitest-environment node
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { countries } from "../../../../../app/features/account/register/about-fields.tsx";
import {
  blankDraft,
  draftFaults,
  employeesOf,
  requestOf,
  type RegisterDraft,
} from "../../../../../app/features/account/register/register-draft.ts";
import { AIMS, HEARD_FROM, OTHER_SECTOR, SECTORS, WORK_REGIONS } from "../../../../../app/text/en/register.ts";
import { RegisterRequestSchema } from "../../../../../edge-api/contract/account.ts";

const GOOD: RegisterDraft = {
  ...blankDraft("ada@example.org"),
  name: "Ada",
  password: "a glass cup",
  confirmation: "a glass cup",
  company: "Canteens North",
  job: "Buyer",
};
const faultsOf = (draft: RegisterDraft) =>
  Object.entries(draftFaults(draft)).filter(([, fault]) => fault !== undefined);

describe("the registration form", () => {
  test.each(["name", "last_name", "company", "job", "otherSector"] as const)(
    "shows a fault if %s has invisible characters",
    (field) => {
      const hidden = { ...GOOD, sector: OTHER_SECTOR, otherSector: "Kiosk", [field]: "Ada\u202e" };
      expect(faultsOf(hidden)).toEqual([
        [field, "Remove the invisible characters that change the direction of the text."],
      ]);
    },
  );

  test("has the specified error text for each field", () => {
    expect(draftFaults(blankDraft(""))).toEqual({
      name: "Name is Required",
      email: "Invalid email address",
      password: "Password must be at least 8 characters",
      confirmation: undefined,
      company: "Company is Required",
      job: "Job is Required",
      employees: undefined,
    });
    expect(draftFaults({ ...GOOD, confirmation: "another" }).confirmation).toBe("Passwords must match");
  });

  test("requires email, password, confirmation, name, company and job; nothing else", () => {
    expect(faultsOf(GOOD)).toEqual([]);
    for (const field of ["name", "email", "password", "confirmation", "company", "job"] as const) {
      expect(faultsOf({ ...GOOD, [field]: "" })).not.toEqual([]);
    }
  });

  test.each([
    ["", null],
    [" ", null],
    ["0", 0],
    ["1,250", 1250],
    ["1 250", 1250],
    ["-1", undefined],
    ["1.5", undefined],
    ["many", undefined],
    ["10000001", undefined],
  ])("the employee count %j is %j", (text, count) => expect(employeesOf(text)).toBe(count));

  test("an explained other sector is sent as its explanation, an unexplained one as it is", () => {
    const other = { ...GOOD, sector: "Other (Explain)", otherSector: " Food bank " };
    expect(requestOf(other).sector).toBe("Food bank");
    expect(requestOf({ ...other, otherSector: " " }).sector).toBe("Other (Explain)");
    expect(requestOf({ ...other, sector: "Catering" }).sector).toBe("Catering");
  });

  test("regions travel as names joined by commas, the newsletter unticked", () => {
    const request = requestOf({ ...GOOD, regions: ["Europe", "Global"] });
    expect(request.region).toBe("Europe,Global");
    expect(request.receive_newsletter).toBe(false);
    expect(request).not.toHaveProperty("confirmation");
  });

  test("every draft that the form accepts is valid for the server's schema", () => {
    const line = fc.string({ maxLength: 20 }).map((text) => `x${text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "")}`);
    const chosen = (from: readonly string[]) => fc.constantFrom("", ...from);
    const draft = fc.record({
      name: line,
      last_name: line,
      company: line,
      job: line,
      sector: chosen(SECTORS),
      otherSector: line,
      country: chosen(countries().map(({ value }) => value)),
      employees: fc.constantFrom("", "0", "12", "1,000"),
      accomplish: chosen(AIMS),
      regions: fc.subarray([...WORK_REGIONS]),
      heard_from: chosen(HEARD_FROM),
      receive_newsletter: fc.boolean(),
    });
    fc.assert(
      fc.property(draft, (fields) => {
        const whole = { ...GOOD, ...fields };
        expect(faultsOf(whole)).toEqual([]);
        expect(v.safeParse(RegisterRequestSchema, requestOf(whole)).success).toBe(true);
      }),
    );
  });
});

describe("lists of the form", () => {
  test("14 sectors, the last one with an explanation; nine regions; every country once", () => {
    expect(SECTORS).toHaveLength(14);
    expect(SECTORS.at(-1)).toBe(OTHER_SECTOR);
    expect(WORK_REGIONS).toHaveLength(9);
    const names = countries().map(({ value }) => value);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(190);
    expect(names).toContain("Spain");
  });
});
