import { scrypt } from "node:crypto";
import { expect, test } from "vitest";
import { scryptHasher } from "../../edge-api/adapters/scrypt-hasher.ts";
import { HASHES, RATES, WIDE_NETWORK } from "../../edge-api/contract/limits.ts";
import { DEVICE_MARK_LIFE, RESET_TOKEN_LIFE } from "../../edge-api/contract/retention.ts";
import type { PasswordHasher } from "../../edge-api/ports/password-hasher.ts";
import { claim, claimIfLeft } from "../../edge-api/services/rate-limit.ts";
import { Refusal } from "../../edge-api/services/refusal.ts";
import { sha256 } from "../../edge-api/services/sha256.ts";
import { jsonOf, type Answer } from "./suite/api-under-test.ts";
import { food } from "./suite/items.ts";
import {
  asking,
  codeOf,
  freshEmail,
  PASSWORD,
  person,
  REGISTRATION,
  resetTokenOf,
  storedTexts,
} from "./suite/people.ts";
import { cheapHasher, sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

const HERE = "198.51.100.20";
const from = (address: string) => ({ "X-Forwarded-For": address });

const login = (api: SqliteApi, email: string, password: string, address = HERE) =>
  api.ask("/api/login", asking({ email, password }, undefined, from(address)));

/** A hasher that records its calls. */
function countingHasher(): PasswordHasher & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    hash: (password) => (asked.push("hash"), cheapHasher.hash(password)),
    verify: (password, phc) => (asked.push("verify"), cheapHasher.verify(password, phc)),
  };
}

const retryAfter = (answer: Answer): number => Number(answer.headers.get("Retry-After"));

test("one login above the rate is a 429 with Retry-After, and no hash is computed", async () => {
  const hasher = countingHasher();
  const api = await sqliteApi({ hasher });
  const me = await person(api);
  for (let time = 0; time < RATES.login.limit; time++) {
    await api.pass(RATES.login.window / RATES.login.limit / 2);
    expect((await login(api, me.email, PASSWORD)).status).toBe(200);
  }
  const asked = hasher.asked.length;
  const refused = await login(api, me.email, PASSWORD);
  expect([refused.status, codeOf(refused)]).toEqual([429, "too_many_requests"]);
  expect(hasher.asked.length).toBe(asked);
  expect((await login(api, me.email, PASSWORD, "198.51.100.21")).status).toBe(200);
  await api.pass(retryAfter(refused) * 1000);
  expect((await login(api, me.email, PASSWORD)).status).toBe(200);
});

test("after the allowed number of wrong passwords, even the right one is refused until the window ends", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  for (let time = 0; time < RATES.wrongPassword.limit; time++) {
    await api.pass(RATES.login.window / 2);
    expect((await login(api, me.email, "wrong horse")).status).toBe(401);
  }
  await api.pass(RATES.login.window);
  const refused = await login(api, me.email, PASSWORD);
  expect(refused.status).toBe(429);
  await api.pass(retryAfter(refused) * 1000 - 1000);
  expect((await login(api, me.email, PASSWORD)).status).toBe(429);
  await api.pass(1000);
  expect((await login(api, me.email, PASSWORD)).status).toBe(200);
});

test("of concurrent wrong passwords, exactly as many are checked as the rate allows", async () => {
  const hasher = countingHasher();
  const api = await sqliteApi({ hasher });
  const me = await person(api);
  for (let time = 1; time < RATES.wrongPassword.limit; time++) {
    await api.pass(RATES.login.window / 5);
    expect((await login(api, me.email, "wrong horse")).status).toBe(401);
  }
  await api.pass(RATES.login.window);
  const burst = await Promise.all(Array.from({ length: RATES.login.limit }, () => login(api, me.email, "wrong horse")));
  expect(burst.filter(({ status }) => status === 401)).toHaveLength(1);
  expect(hasher.asked).toHaveLength(RATES.wrongPassword.limit);
});

test("right passwords use up no guesses, nor do logins refused by the hash queue", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  for (let time = 0; time < 2 * RATES.wrongPassword.limit; time++) {
    await api.pass(RATES.login.window / 5);
    const both = await Promise.all([1, 2].map(() => login(api, me.email, PASSWORD)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // five logins at once leave no turn for some
    const crowd = [5, 6, 7, 8, 9].map((place) => login(api, me.email, PASSWORD, `192.0.${place}.${time}`));
    expect((await Promise.all(crowd)).map(({ status }) => status)).toContain(429);
  }
});

test("confirming the right password repeatedly keeps the session; guessing ends it", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const confirm = async (password: string) => {
    await api.pass(1100);
    return (await me.ask("/api/confirm", { password })).status;
  };
  const { limit } = RATES.confirm;
  for (let time = 0; time <= limit; time++) expect(await confirm(PASSWORD)).toBe(200);
  for (let time = 0; time < limit; time++) expect(await confirm("wrong horse")).toBe(403);
  expect([await confirm(PASSWORD), (await me.ask("/api/user")).status]).toEqual([401, 401]);
});

test("what one limit refuses counts at no other", async () => {
  const api = await sqliteApi();
  const [address, account] = [
    ["wrongPassword", "192.0.2.7"],
    ["accountGuess", "ada@mail.example"],
  ] as const;
  for (let time = 0; time < RATES.accountGuess.limit; time++) await claim(api, account);
  expect(await claimIfLeft(api, address, account)).toBeNull();
  for (let time = 0; time < RATES.wrongPassword.limit; time++) await claim(api, address);
  await expect(claim(api, address)).rejects.toThrow(Refusal);
});

test("IPv6 is limited by /64, and by /48 with a larger allowance", async () => {
  const api = await sqliteApi();
  const from = (site: number, network: number) => `2001:db8:${site}:${network.toString(16)}::1`;
  const report = async (address: string) =>
    (
      await api.ask(
        "/api/comparison_scores_calculated",
        asking({ hash: "a".repeat(64) }, undefined, { "X-Forwarded-For": address }),
      )
    ).status;
  const answers = new Map<number, number>();
  for (let network = 0; network <= WIDE_NETWORK; network++) {
    for (let time = 0; time < RATES.report.limit; time++) {
      const status = await report(from(1, network));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(answers)).toEqual({ 200: WIDE_NETWORK * RATES.report.limit, 429: RATES.report.limit });
  expect(await report(from(2, 0))).toBe(200);
  for (let time = 1; time < RATES.report.limit; time++) await report(from(2, 0));
  expect([await report(from(2, 0)), await report(from(2, 1))]).toEqual([429, 200]);
});

/** The cookie that a browser would send back. */
const cookieOf = (answer: Answer): string => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

test("a wrong password of a known device restarts its window too", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const mine = cookieOf(await login(api, me.email, PASSWORD)) ?? "";
  const guess = async () => {
    const body = { email: me.email, password: "wrong horse" };
    return (await api.ask("/api/login", asking(body, undefined, { ...from(HERE), Cookie: mine }))).status;
  };
  const { limit, window } = RATES.wrongPassword;
  for (let time = 1; time < limit; time++) {
    await api.pass(RATES.login.window / 4);
    expect(await guess()).toBe(401);
  }
  await api.pass(window - 1000);
  expect(await guess()).toBe(401);
  await api.pass(2000);
  expect(await guess()).toBe(429);
});

test("known devices of an account can log in during a flood of guesses from many addresses", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const send = (password: string, address: string, cookie?: string) =>
    api.ask(
      "/api/login",
      asking({ email: me.email, password }, undefined, { ...from(address), ...(cookie && { Cookie: cookie }) }),
    );
  const first = await send(PASSWORD, HERE);
  expect(first.status).toBe(200);
  const mine = cookieOf(first);
  // concurrent: uses up the hash limit and the account's guesses
  const flood = Array.from({ length: 60 }, (_, turn) => send("wrong horse", `192.0.2.${turn}`));
  expect((await send(PASSWORD, "192.0.2.1", mine)).status).toBe(200);
  await Promise.all(flood);
  // sequential: the account's guesses are used up for all unknown clients, and this address's other limits too
  let checked = 0;
  for (let turn = 0; turn < 2 * RATES.accountGuess.limit; turn++) {
    await api.pass(RATES.login.window / 5);
    if ((await send("wrong horse", `198.18.0.${turn}`)).status === 401) checked++;
  }
  expect(checked).toBeLessThanOrEqual(RATES.accountGuess.limit);
  for (let turn = 0; turn < 2 * RATES.login.limit; turn++) await send("wrong horse", HERE);
  const refused = await send(PASSWORD, "198.51.100.200");
  expect([refused.status, codeOf(refused)]).toEqual([429, "too_many_attempts"]);
  expect((await send(PASSWORD, HERE)).status).toBe(429);
  const known = await send(PASSWORD, HERE, mine);
  expect([known.status, cookieOf(known)]).toEqual([200, mine]);
  // other accounts are not affected
  const other = await person(api);
  await api.pass(RATES.login.window);
  expect((await login(api, other.email, PASSWORD, "198.51.100.201")).status).toBe(200);
});

test("guesses from a known device use up only its own limit", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const device = { Cookie: cookieOf(await login(api, me.email, PASSWORD)) };
  const guess = (password: string) =>
    api.ask("/api/login", asking({ email: me.email, password }, undefined, { ...from(HERE), ...device }));
  for (let time = 0; time < RATES.wrongPassword.limit; time++) {
    await api.pass(RATES.login.window / 5);
    expect((await guess("wrong horse")).status).toBe(401);
  }
  await api.pass(RATES.login.window);
  expect((await guess(PASSWORD)).status).toBe(429);
  expect((await login(api, me.email, PASSWORD)).status).toBe(200);
});

test("a device mark is valid for its accounts only, survives logout, and ends with a password set by mail", async () => {
  const api = await sqliteApi();
  const [me, other] = [await person(api), await person(api)];
  const first = await login(api, me.email, PASSWORD);
  const mine = cookieOf(first);
  expect(first.headers.get("Set-Cookie")).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(await storedTexts(api)).not.toContain(mine.split("=")[1]);
  const token = Object(jsonOf(first)).accessToken;
  const out = await api.ask("/api/logout", asking({}, token, { Cookie: mine }));
  expect([out.status, out.headers.get("Set-Cookie")]).toEqual([200, null]);
  const wrong = (email: string) =>
    api.ask("/api/login", asking({ email, password: "wrong horse" }, undefined, { ...from(HERE), Cookie: mine }));
  await useUpDisclosures(api, other.email);
  // a known device gets wrong_password where the address has used up its disclosures
  expect([(await wrong(me.email)).status, (await wrong(other.email)).status]).toEqual([401, 429]);
  await api.pass(RATES.login.window);
  const link = await resetTokenOf(api, me);
  const set = await api.ask("/api/changePassword", asking({ password: "brand new horse" }, link));
  expect(set.status).toBe(200);
  expect((await wrong(me.email)).status).toBe(429);
  const known = await api.ask(
    "/api/login",
    asking({ email: me.email, password: "wrong" }, undefined, { ...from(HERE), Cookie: cookieOf(set) }),
  );
  expect(known.status).toBe(401);
});

test("a device unused for a year counts as new", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const mine = cookieOf(await login(api, me.email, PASSWORD));
  const wrong = () =>
    api.ask(
      "/api/login",
      asking({ email: me.email, password: "wrong horse" }, undefined, { ...from(HERE), Cookie: mine }),
    );
  await api.pass(DEVICE_MARK_LIFE - 1);
  await useUpDisclosures(api, me.email);
  expect((await wrong()).status).toBe(401);
  await api.pass(1);
  expect((await wrong()).status).toBe(429);
});

test("all calls share one budget of disclosures; afterwards no reply reveals whether an account exists", async () => {
  const api = await sqliteApi();
  const known = await person(api);
  const step = RATES.login.window / 5;
  let disclosed = 0;
  const disclose = async (): Promise<number> => {
    await api.pass(step);
    const turn = disclosed++ % 10;
    if (turn === 0) {
      return (await api.ask("/api/resetPassword", asking({ email: freshEmail() }, undefined, from(HERE)))).status;
    }
    if (turn < 4) {
      const body = { ...REGISTRATION, email: known.email };
      return (await api.ask("/api/register", asking(body, undefined, from(HERE)))).status;
    }
    return (await login(api, freshEmail(), PASSWORD)).status;
  };
  const told: number[] = [];
  for (let time = 0; time < RATES.disclosure.limit; time++) told.push(await disclose());
  expect(new Set(told)).toEqual(new Set([200, 404]));
  await api.pass(RATES.login.window);
  const unknown = await login(api, freshEmail(), PASSWORD);
  const wrong = await login(api, known.email, "wrong horse");
  const reset = await api.ask("/api/resetPassword", asking({ email: known.email }, undefined, from(HERE)));
  const register = await api.ask(
    "/api/register",
    asking({ ...REGISTRATION, email: freshEmail() }, undefined, from(HERE)),
  );
  expect([unknown.status, wrong.status, reset.status, register.status]).toEqual([429, 429, 202, 202]);
  expect((await login(api, known.email, PASSWORD)).status).toBe(200);
  await api.pass(RATES.disclosure.window);
  expect((await login(api, freshEmail(), PASSWORD)).status).toBe(404);
});

/** Registers a known address until this network has no disclosure left. */
async function useUpDisclosures(api: SqliteApi, email: string, address = HERE): Promise<void> {
  const body = asking({ ...REGISTRATION, email }, undefined, from(address));
  for (let time = 0; time < RATES.disclosure.limit; time++) {
    expect(jsonOf(await api.ask("/api/register", body))).toMatchObject({ status: "exists" });
  }
}

test("an unknown address costs no hash, also beyond the budget of disclosures", async () => {
  const hasher = countingHasher();
  const api = await sqliteApi({ hasher });
  const known = await person(api);
  const hashesOf = async (email: string, status: number, address?: string): Promise<number> => {
    await api.pass(RATES.login.window / 5);
    const before = hasher.asked.length;
    expect((await login(api, email, "wrong horse", address)).status).toBe(status);
    return hasher.asked.length - before;
  };
  expect([await hashesOf(known.email, 401), await hashesOf(freshEmail(), 404)]).toEqual([1, 0]);
  const spent = "198.51.100.77";
  await useUpDisclosures(api, known.email, spent);
  expect([await hashesOf(known.email, 429, spent), await hashesOf(freshEmail(), 429, spent)]).toEqual([1, 0]);
});

// few clients use up their disclosures, many do not
test.each([30, 250])(
  "a flood of logins to unknown addresses from %i clients keeps no new browser out",
  async (clients) => {
    const hasher = countingHasher();
    const api = await sqliteApi({ hasher });
    const me = await person(api);
    let client = 0;
    const flood = () =>
      Promise.all(
        Array.from({ length: 25 }, () => login(api, freshEmail(), "wrong horse", `203.0.113.${client++ % clients}`)),
      );
    const before = hasher.asked.length;
    const known = clients < 100 ? clients : 0;
    for (let each = 0; each < known; each++) await useUpDisclosures(api, me.email, `203.0.113.${each}`);
    for (let second = 0; second < 10; second++) {
      const [mine] = await Promise.all([login(api, me.email, PASSWORD, `198.51.100.${second}`), flood()]);
      expect(mine.status).toBe(200);
      await api.pass(1000);
    }
    expect(hasher.asked.length - before).toBe(10);
  },
);

test("beyond the budget, a known and an unknown address get the same replies", async () => {
  const answersTo = async (isKnown: boolean) => {
    const api = await sqliteApi();
    const known = await person(api);
    await useUpDisclosures(api, known.email);
    const told: unknown[] = [];
    for (let time = 0; time <= RATES.wrongPassword.limit; time++) {
      await api.pass(RATES.login.window / 5);
      const answer = await login(api, isKnown ? known.email : freshEmail(), "wrong horse");
      told.push([answer.status, codeOf(answer), retryAfter(answer)]);
    }
    return told;
  };
  expect(await answersTo(true)).toEqual(await answersTo(false));
});

test.each([
  {
    name: "register",
    rate: RATES.register,
    send: (api: SqliteApi) =>
      api.ask("/api/register", asking({ ...REGISTRATION, email: freshEmail() }, undefined, from(HERE))),
  },
  {
    name: "reset by address",
    rate: RATES.reset,
    send: async (api: SqliteApi) =>
      api.ask("/api/resetPassword", asking({ email: (await person(api)).email }, undefined, from(HERE))),
  },
  {
    name: "reports",
    rate: RATES.report,
    send: (api: SqliteApi) =>
      api.ask("/api/comparison_scores_calculated", asking({ hash: "a".repeat(64) }, undefined, from(HERE))),
  },
])("$name: one call above the rate is a 429 until the window ends", async ({ rate, send }) => {
  const api = await sqliteApi();
  // never reaches the limit of hashes
  const pause = 250;
  for (let time = 0; time < rate.limit; time++) {
    expect([200, 201]).toContain((await send(api)).status);
    await api.pass(pause);
  }
  const refused = await send(api);
  expect(refused.status).toBe(429);
  expect(retryAfter(refused)).toBe(Math.ceil((rate.window - rate.limit * pause) / 1000));
  await api.pass(retryAfter(refused) * 1000);
  expect([200, 201]).toContain((await send(api)).status);
});

test("links are limited per network and mailbox; a mailbox at its limit gets none, with the same reply", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const ask = async (address: string) =>
    (await api.ask("/api/resetPassword", asking({ email: me.email }, undefined, from(address)))).status;
  for (let time = 0; time < RATES.resetMail.limit; time++) expect(await ask(HERE)).toBe(200);
  expect(await ask(HERE)).toBe(429);
  for (let time = 0; time < RATES.mailbox.limit; time++) expect(await ask(`192.0.2.${time}`)).toBe(200);
  const { results } = await api.database.prepare("SELECT id FROM mail_outbox").all();
  expect(results).toHaveLength(RATES.mailbox.limit);
});

test("a known device still gets links when its address has used up its own", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const mine = cookieOf(await login(api, me.email, PASSWORD));
  const ask = async (cookie?: string, address = HERE) => {
    const headers = { ...from(address), ...(cookie && { Cookie: cookie }) };
    return (await api.ask("/api/resetPassword", asking({ email: me.email }, undefined, headers))).status;
  };
  const mails = async () => (await api.database.prepare("SELECT id FROM mail_outbox").all()).results.length;
  for (let time = 0; time < RATES.reset.limit; time++) await ask();
  expect(await ask()).toBe(429);
  // the mailbox limit is used up by strangers
  for (let time = 0; time < RATES.mailbox.limit; time++) await ask(undefined, `192.0.2.${time}`);
  const before = await mails();
  for (let time = 0; time < RATES.resetMail.limit; time++) expect(await ask(mine)).toBe(200);
  expect([await mails(), await ask(mine)]).toEqual([before + RATES.resetMail.limit, 429]);
  const { results } = await api.database.prepare("SELECT body FROM mail_outbox ORDER BY id DESC LIMIT 1").all();
  const link = /change-password\/(\S+)/.exec(String(Object(results[0]).body))?.[1] ?? "";
  expect((await api.ask("/api/changePassword", asking({ password: "brand new horse" }, link))).status).toBe(200);
});

test("an isolate starts a limited number of hashes per second; further calls are 429s without a hash", async () => {
  const hasher = countingHasher();
  const api = await sqliteApi({ hasher });
  const me = await person(api);
  const flood = await Promise.all(
    Array.from({ length: 50 }, (_, index) => login(api, me.email, PASSWORD, `192.0.2.${index}`)),
  );
  const count = (status: number) => flood.filter((answer) => answer.status === status).length;
  expect([count(200), count(429), hasher.asked.length]).toEqual([HASHES.limit, 50 - HASHES.limit, HASHES.limit]);
  await api.pass(HASHES.window / HASHES.limit);
  const after = [await login(api, me.email, PASSWORD, "192.0.3.1"), await login(api, me.email, PASSWORD, "192.0.3.2")];
  expect(after.map(({ status }) => status)).toEqual([200, 429]);
});

test("expired counters are deleted, and no counter contains an address", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await login(api, me.email, "wrong horse");
  await login(api, freshEmail(), PASSWORD);
  const { results } = await api.database.prepare("SELECT key FROM rate_counters").all();
  expect(results.length).toBeGreaterThan(2);
  for (const row of results) expect(Object(row).key).toMatch(/^[0-9a-f]{64}$/);
  await api.pass(RATES.disclosure.window);
  await login(api, me.email, PASSWORD, "192.0.2.200");
  const dead = api.database.prepare("SELECT key FROM rate_counters WHERE expires <= ?").bind(api.now());
  expect((await dead.all()).results).toEqual([]);
});

test("a reset link is valid for an hour", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const change = async (token: string) =>
    (await api.ask("/api/changePassword", asking({ password: "brand new" }, token))).status;
  const late = await resetTokenOf(api, me);
  await api.pass(RESET_TOKEN_LIFE);
  expect(await change(late)).toBe(401);
  const early = await resetTokenOf(api, me);
  await api.pass(RESET_TOKEN_LIFE - 1);
  expect(await change(early)).toBe(200);
  // hashing takes time: a link may expire between check and change
  const slow = await resetTokenOf(api, me);
  const hash = await sha256(slow);
  expect(await api.accounts.usePasswordReset(hash, "x", api.now() + RESET_TOKEN_LIFE)).toBeNull();
  expect((await api.accounts.findById(me.userId))?.passwordHash).not.toBe("x");
});

test("passwords of 8 to 128 characters of any script are accepted, 7 and 129 are refused", async () => {
  const api = await sqliteApi();
  const register = (password: string, email = freshEmail()) =>
    api.ask("/api/register", asking({ ...REGISTRATION, email, password }, undefined, from(HERE)));
  expect((await register("杯".repeat(128))).status).toBe(201);
  const email = freshEmail();
  expect((await register("😀".repeat(128), email)).status).toBe(201);
  expect((await login(api, email, "😀".repeat(128))).status).toBe(200);
  const long = await register("a".repeat(129));
  expect([long.status, Object(jsonOf(long)).fields]).toEqual([
    400,
    [{ field: "password", text: "Password must be at most 128 characters" }],
  ]);
  const short = await register("1234567");
  expect(Object(jsonOf(short)).fields).toEqual([{ field: "password", text: "Password must be at least 8 characters" }]);
});

test("a hash of an older cost is renewed at login", async () => {
  const api = await sqliteApi({ hasher: scryptHasher(scrypt, { ln: 2, r: 1, p: 1 }) });
  const me = await person(api);
  const stored = async () => (await api.accounts.findById(me.userId))?.passwordHash ?? "";
  expect(await stored()).toMatch(/^\$scrypt\$ln=1,/);
  expect((await login(api, me.email, "wrong horse")).status).toBe(401);
  expect(await stored()).toMatch(/^\$scrypt\$ln=1,/);
  expect((await login(api, me.email, PASSWORD)).status).toBe(200);
  expect(await stored()).toMatch(/^\$scrypt\$ln=2,/);
  expect((await login(api, me.email, PASSWORD)).status).toBe(200);
});

test("no log entry and no reply contains a secret, even if everything fails", async () => {
  const api = await sqliteApi({
    mailer: { reachesMailboxes: true, send: () => Promise.reject(new Error("no provider")) },
  });
  const me = await person(api);
  const reset = await api.ask("/api/resetPassword", asking({ email: me.email }, undefined, from(HERE)));
  expect([reset.status, codeOf(reset)]).toEqual([503, "mail_failed"]);
  const token = await resetTokenOf(api, me);
  expect((await api.ask("/api/changePassword", asking({ password: "brand new" }, token))).status).toBe(200);
  await api.database.prepare("DROP TABLE sessions").all();
  expect((await me.ask("/api/user")).status).toBe(503);
  expect((await login(api, me.email, "brand new")).status).toBe(503);
  expect(api.events).toEqual(["mail_failed", "notice_not_mailed", "unavailable", "unavailable"]);
  const log = api.logged.join("\n");
  for (const secret of [me.email, me.token, token, "brand new", PASSWORD, HERE]) expect(log).not.toContain(secret);
});

test("no issued token is stored", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const tokens = [me.token, await resetTokenOf(api, me)];
  tokens.push(Object(jsonOf(await login(api, me.email, PASSWORD))).accessToken);
  const stored = await storedTexts(api);
  for (const token of tokens) expect(stored).not.toContain(token);
});

test("the write rate of a user suffices for typing and a guest's 500 items; one more is a 429 for that user only", async () => {
  const api = await sqliteApi();
  const [me, other] = [await person(api), await person(api)];
  const saved = await Promise.all(Array.from({ length: 500 }, (_, at) => me.ask("/api/createFood", food(`f_${at}`))));
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]));
  // a save every 400 ms, the interval of the page
  for (let time = 0; time < RATES.write.window - 1000; time += 400) {
    await api.pass(400);
    expect((await me.ask("/api/updateFood", food("f_1", `Soup ${time}`))).status).toBe(200);
  }
  const key = await sha256(`write:${me.userId}`);
  while ((await api.rates.take(key, api.now(), RATES.write.window, RATES.write.limit)).taken);
  const refused = [
    await me.ask("/api/createFood", food("f_2")),
    await me.ask("/api/updateFood", food("f_2")),
    await me.ask("/api/deleteFood/f_2"),
    await me.ask("/api/deleteShare/none"),
  ];
  expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual(refused.map(() => [429, "too_many_writes"]));
  const [first] = refused;
  expect(first && retryAfter(first)).toBeGreaterThan(0);
  expect((await me.ask("/api/listFood")).status).toBe(200);
  expect((await other.ask("/api/createFood", food("f_2"))).status).toBe(200);
  await api.pass(RATES.write.window);
  expect((await me.ask("/api/deleteFood/f_2")).status).toBe(200);
});
