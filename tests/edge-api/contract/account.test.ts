import * as v from "valibot";
import { expect, test } from "vitest";
import { EmailSchema, RegisterRequestSchema } from "../../../edge-api/contract/account.ts";
import { REGISTRATION } from "../suite/people.ts";

const messages = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);

const local = "l".repeat(64);
const label = "d".repeat(63);
/** 254 characters: 64, @, and domain labels of at most 63. */
const longest = `${local}@${label}.${label}.${"d".repeat(61)}`;

test.each([
  "a@b.example",
  "o'brien+tag@mail.example",
  "A@localhost",
  `${local}@b.example`,
  `a@${label}.example`,
  longest,
])("%s is an address", (email) => {
  expect(v.parse(EmailSchema, ` ${email} `)).toBe(email.toLowerCase());
});

test.each([
  "",
  "a",
  "a@",
  "@b.example",
  "a b@c.example",
  "a@b..example",
  "a@-b.example",
  "a@b.example\nBcc: x@y.example",
  `l${local}@b.example`,
  `a@d${label}.example`,
  `${longest}d`,
  7,
  null,
])("%j is none, and the text says so", (email) => {
  expect(messages(EmailSchema, email)).toContain("Invalid email address");
});

const registration = { ...REGISTRATION, email: "a@b.example" };

test.each([
  [{ name: " " }, "Name is Required"],
  [{ name: undefined }, "Name is Required"],
  [{ company: "" }, "Company is Required"],
  [{ job: "" }, "Job is Required"],
  [{ password: "1234567" }, "Password must be at least 8 characters"],
  [{ password: undefined }, "Password must be at least 8 characters"],
])("%j: %s", (change, text) => {
  expect(messages(RegisterRequestSchema, { ...registration, ...change })).toContain(text);
});

test.each([
  ["name", "Name is Required"],
  ["company", "Company is Required"],
  ["job", "Job is Required"],
  ["password", "Password must be at least 8 characters"],
  ["email", "Invalid email address"],
] as const)("without %s at all: %s", (field, text) => {
  const { [field]: _, ...lacking } = registration;
  expect(messages(RegisterRequestSchema, lacking)).toEqual([text]);
});

test.each([{ employees: -1 }, { employees: 1.5 }, { employees: "12" }, { name: "x".repeat(201) }, { job: "a\u0000b" }])(
  "%j cannot be stored",
  (change) => {
    expect(messages(RegisterRequestSchema, { ...registration, ...change })).not.toEqual([]);
  },
);

test("optional fields may be missing; unknown fields are dropped", () => {
  const { email, password, name, company, job } = registration;
  const parsed = v.parse(RegisterRequestSchema, { email, password, name, company, job, isAdmin: true, user_id: "x" });
  expect(parsed).toEqual({
    email,
    password,
    name,
    company,
    job,
    last_name: "",
    sector: "",
    country: "",
    employees: null,
    accomplish: "",
    region: "",
    heard_from: "",
    receive_newsletter: false,
  });
});
