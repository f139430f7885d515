import { expect, test } from "vitest";
import { UNKNOWN_DEVICE } from "../../edge-api/contract/device.ts";
import type { Account } from "../../edge-api/ports/account-store.ts";
import type { PasswordHasher } from "../../edge-api/ports/password-hasher.ts";
import { jsonOf, type Answer } from "./suite/api-under-test.ts";
import { addPasskey, letProofsAge } from "./suite/passkeys.ts";
import {
  addLink,
  asking,
  CHEAP_HASH,
  codeOf,
  freshAddress,
  freshEmail,
  grantAdmin,
  PASSWORD,
  person,
  personOf,
  REGISTRATION,
  removeAccount,
  resetTokenOf,
  sessionOf,
  type Person,
} from "./suite/people.ts";
import { cheapHasher, sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

/** Time after which a hash no longer delays the next one. */
const GIVEN_UP = 5000;
const NEW = "brand new horse";
const LATER = "a later horse";

/** A hasher whose next call of a method computes at once but returns only after its release. */
function heldHasher(needsRehash = false) {
  const holds = new Map<keyof PasswordHasher, { readonly reached: () => void; readonly gate: Promise<void> }>();
  const through = async <T>(name: keyof PasswordHasher, result: T): Promise<T> => {
    const hold = holds.get(name);
    holds.delete(name);
    hold?.reached();
    await hold?.gate;
    return result;
  };
  const hasher: PasswordHasher = {
    hash: async (password) => through("hash", await cheapHasher.hash(password)),
    verify: async (password, phc) => {
      const { matches } = await cheapHasher.verify(password, phc);
      return through("verify", { matches, needsRehash: matches && needsRehash && phc === CHEAP_HASH });
    },
  };
  const hold = (name: keyof PasswordHasher) => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => void (release = resolve));
    const reached = new Promise<void>((resolve) => void holds.set(name, { reached: resolve, gate }));
    return { reached, release };
  };
  return { hasher, hold };
}

interface Race {
  readonly api: SqliteApi;
  readonly me: Person;
  readonly login: (password: string) => Promise<Answer>;
  readonly change: (password: string, currentPassword: string, by?: Person) => Promise<Answer>;
  readonly account: () => Promise<Account | null>;
}

/** Starts `first`, holds it at a call of the hasher, runs `meanwhile`, then releases it. */
async function raced(
  at: keyof PasswordHasher,
  first: (race: Race) => Promise<Answer>,
  meanwhile: (race: Race) => Promise<unknown>,
  needsRehash = false,
): Promise<Race & { readonly answer: Answer }> {
  const { hasher, hold } = heldHasher(needsRehash);
  // pauses between hashes need the clock, which advances only in pause()
  const pause = (milliseconds: number): Promise<void> => api.pass(milliseconds);
  const api: SqliteApi = await sqliteApi({ hasher, pause });
  const me = await person(api);
  const race: Race = {
    api,
    me,
    login: (password) =>
      api.ask("/api/login", asking({ email: me.email, password }, undefined, { "X-Forwarded-For": freshAddress() })),
    change: (password, currentPassword, by = me) => by.ask("/api/changePassword", { password, currentPassword }),
    account: () => api.accounts.findById(me.userId),
  };
  const held = hold(at);
  const begun = first(race);
  await held.reached;
  await api.pass(GIVEN_UP);
  await meanwhile(race);
  await api.pass(GIVEN_UP);
  held.release();
  return { ...race, answer: await begun };
}

const changes = async ({ api, me, change }: Race): Promise<void> => {
  const other = personOf(api, me.userId, me.email, await sessionOf(api, me.userId));
  expect((await change(NEW, PASSWORD, other)).status).toBe(200);
};

const resets = async ({ api, me }: Race): Promise<void> => {
  const token = await resetTokenOf(api, me);
  expect((await api.ask("/api/changePassword", asking({ password: NEW }, token))).status).toBe(200);
};

/** Checks that only the password NEW works and that `sessions` sessions are open. */
async function expectOnlyNew({ api, me, login }: Race, sessions: number): Promise<void> {
  const { results } = await api.database.prepare("SELECT 1 FROM sessions WHERE user_id = ?").bind(me.userId).all();
  expect(results).toHaveLength(sessions);
  await api.pass(GIVEN_UP);
  expect((await login(PASSWORD)).status).toBe(401);
  await api.pass(GIVEN_UP);
  expect((await login(NEW)).status).toBe(200);
}

test.each([
  ["is changed", "verify", changes, 1],
  ["is changed, during a renewal of the hash", "hash", changes, 1],
  ["is reset by a link", "verify", resets, 0],
  ["is reset by a link, during a renewal of the hash", "hash", resets, 0],
] as const)(
  "a login with the old password is refused when the password %s meanwhile",
  async (_, at, meanwhile, open) => {
    const race = await raced(at, ({ login }) => login(PASSWORD), meanwhile, at === "hash");
    expect([race.answer.status, codeOf(race.answer)]).toEqual([401, "wrong_password"]);
    await expectOnlyNew(race, open);
  },
);

test("a login succeeds although another login renewed the hash meanwhile", async () => {
  const { answer, account, api } = await raced(
    "hash",
    ({ login }) => login(PASSWORD),
    async ({ login }) => expect((await login(PASSWORD)).status).toBe(200),
    true,
  );
  expect(answer.status).toBe(200);
  expect((await account())?.passwordHash).not.toBe(CHEAP_HASH);
  const { accessToken } = Object(jsonOf(answer));
  expect((await api.ask("/api/user", asking(undefined, accessToken))).status).toBe(200);
});

test("a login gets no session by password alone when the owner starts to require passkeys meanwhile", async () => {
  const { answer, api, me } = await raced(
    "verify",
    ({ login }) => login(PASSWORD),
    async ({ api, me }) => {
      const other = personOf(api, me.userId, me.email, await sessionOf(api, me.userId));
      await addPasskey(other);
      expect((await other.ask("/api/askPasskey", { on: true })).status).toBe(200);
    },
  );
  expect(answer.status).toBe(202);
  const { results } = await api.database.prepare("SELECT 1 FROM sessions WHERE user_id = ?").bind(me.userId).all();
  expect(results).toHaveLength(1);
});

test("a password confirmation fails when the password is changed meanwhile", async () => {
  const { answer, me } = await raced("verify", ({ me }) => me.ask("/api/confirm", { password: PASSWORD }), changes);
  // the password change ended all sessions
  expect([answer.status, codeOf(answer)]).toEqual([401, "unauthenticated"]);
  expect((await me.ask("/api/user")).status).toBe(401);
});

test("a password confirmation succeeds although a login renews the hash meanwhile", async () => {
  const { answer, api, me } = await raced(
    "verify",
    ({ me }) => me.ask("/api/confirm", { password: PASSWORD }),
    async ({ api, me, login }) => {
      await letProofsAge(api, me);
      expect((await login(PASSWORD)).status).toBe(200);
    },
    true,
  );
  expect(answer.status).toBe(200);
  const { results } = await api.database
    .prepare("SELECT 1 FROM sessions WHERE user_id = ? AND proved = 0")
    .bind(me.userId)
    .all();
  expect(results).toEqual([]);
});

test("a login fails when the account is deleted meanwhile", async () => {
  const { answer } = await raced(
    "verify",
    ({ login }) => login(PASSWORD),
    ({ api, me }) => removeAccount(api, me.userId),
  );
  expect([answer.status, codeOf(answer)]).toEqual([404, "unknown_email"]);
});

test.each([
  ["verify", "is changed", changes, 1],
  ["hash", "is changed", changes, 1],
  ["verify", "is reset by a link", resets, 0],
  ["hash", "is reset by a link", resets, 0],
] as const)(
  "a change confirmed with the old password (held at %s) is refused when the password %s meanwhile",
  async (at, _, meanwhile, open) => {
    const race = await raced(at, ({ change }) => change(LATER, PASSWORD), meanwhile);
    expect([race.answer.status, codeOf(race.answer)]).toEqual([403, "wrong_current_password"]);
    await expectOnlyNew(race, open);
  },
);

test("a password change succeeds although a login renews the hash meanwhile", async () => {
  const race = await raced(
    "verify",
    ({ change }) => change(NEW, PASSWORD),
    async ({ api, me }) => {
      const account = {
        userId: me.userId,
        device: UNKNOWN_DEVICE,
        tokenHash: "t",
        checkedHash: CHEAP_HASH,
        now: api.now(),
      };
      expect(await api.sessions.create({ ...account, passwordHash: await cheapHasher.hash(PASSWORD) })).toBe(true);
    },
  );
  expect(race.answer.status).toBe(200);
  await expectOnlyNew(race, 1);
});

test("an account is not deleted when its password is changed meanwhile", async () => {
  const race = await raced("verify", ({ me }) => me.ask("/api/deleteUser", { password: PASSWORD }), changes);
  expect([race.answer.status, codeOf(race.answer)]).toEqual([403, "wrong_current_password"]);
  expect(await race.account()).not.toBeNull();
  await expectOnlyNew(race, 1);
});

test("a reset link sets no password when the password is changed meanwhile", async () => {
  const { answer, ...race } = await raced(
    "hash",
    async ({ api, me }) => api.ask("/api/changePassword", asking({ password: LATER }, await resetTokenOf(api, me))),
    changes,
  );
  expect([answer.status, codeOf(answer)]).toEqual([401, "unauthenticated"]);
  await expectOnlyNew(race, 1);
});

test("of two concurrent registrations of an address, one creates the account", async () => {
  const email = freshEmail();
  const register = ({ api }: Race) => api.ask("/api/register", asking({ ...REGISTRATION, email }, undefined));
  const { answer } = await raced("hash", register, async (race) => expect((await register(race)).status).toBe(201));
  expect([answer.status, jsonOf(answer)]).toMatchObject([200, { status: "exists" }]);
});

test("no reset link is created when the account is deleted meanwhile", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await removeAccount(api, me.userId);
  expect(await addLink(api, "set_password", "a", me.userId)).toBe(false);
});

test("a table is not published when its author loses the administrator role meanwhile", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await grantAdmin(api, me);
  const dataset = { version: "v1", created: 1, note: "", lists: [], texts: new Map<string, string>() };
  await api.reference.publish(dataset);
  await grantAdmin(api, me, false);
  const audit = { at: 1, userId: me.userId, action: "update_kind", target: "", details: {} } as const;
  const late = api.reference.publish({ ...dataset, version: "v2" }, { replaces: "v1", audit });
  await expect(late).rejects.toMatchObject({ code: "forbidden" });
  expect(await api.reference.currentVersion()).toBe("v1");
});
