import { scrypt, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { SCRYPT_COST, scryptHasher } from "../../../edge-api/adapters/scrypt-hasher.ts";

test("the cost is OWASP's and fits the memory of the runtime", () => {
  expect(SCRYPT_COST).toEqual({ ln: 14, r: 8, p: 5 });
  expect(2 ** SCRYPT_COST.ln * SCRYPT_COST.r * SCRYPT_COST.p).toBeLessThanOrEqual(2 ** 20);
});

test("a hash is a PHC string that another implementation reproduces", async () => {
  const phc = await scryptHasher(scrypt).hash("correct horse 杯");
  const [, salt = "", key = ""] = /^\$scrypt\$ln=14,r=8,p=5\$([^$]{22})\$([^$]{43})$/.exec(phc) ?? [];
  const theirs = scryptSync("correct horse 杯", Buffer.from(salt, "base64"), 32, { N: 2 ** 14, r: 8, p: 5 });
  expect(Buffer.from(key, "base64").equals(theirs)).toBe(true);
});

const cheap = scryptHasher(scrypt, { ln: 1, r: 1, p: 1 });

test("only the right password matches, in any Unicode normalization", async () => {
  const phc = await cheap.hash("Caf\u00e9 12345");
  expect(await cheap.verify("Cafe\u0301 12345", phc)).toEqual({ matches: true, needsRehash: false });
  expect(await cheap.verify("Cafe 12345", phc)).toEqual({ matches: false, needsRehash: false });
  expect(await cheap.hash("Caf\u00e9 12345")).not.toBe(phc);
});

test("a hash of another cost is verified and needs a rehash", async () => {
  const phc = await cheap.hash("a password");
  const dearer = scryptHasher(scrypt, { ln: 2, r: 1, p: 1 });
  expect(await dearer.verify("a password", phc)).toEqual({ matches: true, needsRehash: true });
  expect(await dearer.verify("other", phc)).toEqual({ matches: false, needsRehash: false });
});

test.each(["", "plain", "$scrypt$ln=1,r=1,p=1$AA$", "$argon2id$v=19$m=1,t=1,p=1$AA$AA"])(
  "%j matches nothing",
  async (phc) => {
    expect(await cheap.verify("", phc)).toEqual({ matches: false, needsRehash: false });
  },
);
