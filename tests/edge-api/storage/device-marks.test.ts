import { expect, test } from "vitest";
import { DEVICE_MARKS } from "../../../edge-api/contract/limits.ts";
import { person, removeAccount, resetTokenOf, rowsOf } from "../suite/people.ts";
import { sqliteApi } from "../suite/sqlite-api.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";

const NEVER = 0;

test("a mark is valid for its user only, until it was unused for too long", async () => {
  const api = await sqliteApi();
  const [me, other] = [await person(api), await person(api)];
  await api.deviceMarks.keep(me.userId, "mark", 100, NEVER, DEVICE_MARKS);
  expect(await api.deviceMarks.isKnown(me.userId, "mark", 99)).toBe(true);
  expect(await api.deviceMarks.isKnown(me.userId, "mark", 100)).toBe(false);
  expect(await api.deviceMarks.isKnown(other.userId, "mark", 99)).toBe(false);
  await api.deviceMarks.keep(me.userId, "mark", 200, NEVER, DEVICE_MARKS);
  expect(await api.deviceMarks.isKnown(me.userId, "mark", 100)).toBe(true);
});

test("beyond the limit per user, the least recently used marks are deleted", async () => {
  const api = await sqliteApi();
  const [me, other] = [await person(api), await person(api)];
  await api.deviceMarks.keep(other.userId, "theirs", 1, NEVER, 3);
  for (const [place, mark] of ["a", "b", "c", "a", "d", "e"].entries())
    await api.deviceMarks.keep(me.userId, mark, 10 + place, NEVER, 3);
  const marksOf = async (userId: string) =>
    (await rowsOf(api, userId))["device_marks"]?.map((row) => Object(row).mark_hash);
  expect(await marksOf(me.userId)).toEqual(["a", "d", "e"]);
  expect(await marksOf(other.userId)).toEqual(["theirs"]);
  await api.deviceMarks.keep(me.userId, "f", 30, 14, 3);
  expect(await marksOf(me.userId)).toEqual(["e", "f"]);
});

test("a password reset and the deletion of the account delete its marks", async () => {
  const api = await sqliteApi();
  const [me, gone] = [await person(api), await person(api)];
  const count = async (userId: string) => (await rowsOf(api, userId))["device_marks"]?.length;
  for (const { userId } of [me, gone]) await api.deviceMarks.keep(userId, "mark", 1, NEVER, DEVICE_MARKS);
  await api.accounts.usePasswordReset(await sha256(await resetTokenOf(api, me)), "hash", api.now());
  expect([await count(me.userId), await count(gone.userId)]).toEqual([0, 1]);
  await removeAccount(api, gone.userId);
  expect(await count(gone.userId)).toBe(0);
  await api.deviceMarks.keep(gone.userId, "mark", 1, NEVER, DEVICE_MARKS);
  expect(await count(gone.userId)).toBe(0);
});
