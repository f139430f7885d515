import assert from "node:assert/strict";
import { jsonOf, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { CHEAP_HASH, grantAdmin, person, type Person } from "./people.ts";

let serial = 0;

/** Creates accounts. @returns a function from a search to the found addresses, page by page */
async function searching(
  api: ApiUnderTest,
  people: readonly { readonly email: string; readonly name: string; readonly last_name?: string }[],
): Promise<(search: string, limit?: number) => Promise<readonly string[]>> {
  const admin: Person = await person(api);
  await grantAdmin(api, admin);
  for (const { email, name, last_name = "" } of people) {
    const rest = { company: "", job: "", sector: "", country: "", employees: null, accomplish: "", region: "" };
    await api.accounts.create({
      userId: `found-${++serial}`,
      email,
      passwordHash: CHEAP_HASH,
      language: "en",
      profile: { name, last_name, ...rest, heard_from: "", receive_newsletter: false },
      created: api.now(),
      confirmBy: null,
    });
  }
  return async (search, limit = 50) => {
    const found: string[] = [];
    const query = new URLSearchParams({ search, limit: String(limit) });
    for (let path: string | undefined = `/api/users?${query.toString()}`; path !== undefined;) {
      const answer = await admin.ask(path);
      assert.equal(answer.status, 200, path);
      const rows = jsonOf(answer) as { readonly email: string }[];
      assert.ok(rows.length <= limit);
      found.push(...rows.map(({ email }) => email));
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1];
    }
    return found;
  };
}

/** Search of the user list (GET /api/users?search=). */
export const USER_SEARCH_CASES: readonly Case[] = [
  {
    name: "an owner edits name, company, job and sector; the search then finds the new name only",
    run: async (api) => {
      const find = await searching(api, []);
      const owner = await person(api);
      const profile = { name: "Zuqx", last_name: "Vaqx", company: "Qx Kitchens", job: "Buyer", sector: "Events" };
      assert.equal((await owner.ask("/api/changeProfile", profile)).status, 200);
      const { name, last_name, company, job, sector, email } = Object(jsonOf(await owner.ask("/api/user")));
      assert.deepEqual({ name, last_name, company, job, sector }, profile);
      assert.deepEqual(await find("zuqx vaqx"), [email]);
      const renamed = { ...profile, name: "Other", last_name: "" };
      assert.equal((await owner.ask("/api/changeProfile", renamed)).status, 200);
      assert.deepEqual(await find("zuqx"), []);
      const refused = await owner.ask("/api/changeProfile", { ...profile, company: " " });
      assert.equal(refused.status, 400);
    },
  },
  {
    name: "users are found by the beginning of address, host, name and last name, in any case and accents",
    run: async (api) => {
      const find = await searching(api, [
        { email: "qx.ana@one.example", name: "Ána  Qxenia", last_name: "Muñoz Qxł" },
        { email: "bo@qxhost.example", name: "Bo%", last_name: "O'Qxneil_" },
        { email: "émile@three.example", name: "Qxémile", last_name: "ŁOŚ-qx" },
      ]);
      const [ana, bo, emile] = ["qx.ana@one.example", "bo@qxhost.example", "émile@three.example"];
      assert.deepEqual(await find("QX.ANA@one"), [ana]);
      assert.deepEqual(await find("  ana QXENIA muñ "), [ana]);
      assert.deepEqual(await find("MUNOZ qxl"), [ana]);
      assert.deepEqual(await find("@qxhost"), [bo]);
      assert.deepEqual(await find("bo%"), [bo]);
      assert.deepEqual(await find("o'qxneil_"), [bo]);
      assert.deepEqual(await find("EMILE@three.example"), [emile]);
      assert.deepEqual(await find("łos-Q"), [emile]);
      // each once, although the address and the name of some begin alike
      assert.deepEqual(await find("qx"), [ana, emile]);
      assert.deepEqual(await find("neil"), []);
    },
  },
  {
    name: "a search of up to 254 characters answers, and what does not exist is an empty list",
    run: async (api) => {
      const long = `${"y".repeat(60)}@${`${"z".repeat(60)}.`.repeat(3)}example`;
      const find = await searching(api, [{ email: long, name: "Long" }]);
      assert.deepEqual(await find(long), [long]);
      assert.deepEqual(await find(long.slice(0, 49)), [long]);
      assert.deepEqual(await find("é".repeat(254)), []);
      assert.deepEqual(await find(`${long}x`), []);
    },
  },
  {
    name: "found users come page by page, each once, also those with equal names",
    run: async (api) => {
      const people = Array.from({ length: 25 }, (_, at) => ({
        email: `wv${String(at % 7)}.${String(at)}@wv.example`,
        name: at % 2 === 0 ? "Wvera" : "Wvitus",
        last_name: at % 3 === 0 ? "Wvolkova" : "",
      }));
      const find = await searching(api, people);
      const whole = await find("WV");
      assert.deepEqual(whole.toSorted(), people.map(({ email }) => email).toSorted());
      for (const limit of [1, 2, 7, 24, 25]) assert.deepEqual(await find("wv", limit), whole);
      const named = people.filter(({ name }) => name === "Wvera").map(({ email }) => email);
      assert.deepEqual((await find("wvera", 3)).toSorted(), named.toSorted());
    },
  },
  {
    name: "a deleted account is found no more",
    run: async (api) => {
      const find = await searching(api, [{ email: "ut.gone@x.example", name: "Ut" }]);
      const account = await api.accounts.findByEmail("ut.gone@x.example");
      assert.ok(account);
      assert.equal((await find("ut.")).length, 1);
      await api.accounts.remove(account.userId, account.passwordHash);
      assert.deepEqual(await find("ut."), []);
      const left = await api.database.prepare("SELECT word FROM user_words WHERE word LIKE 'ut.%'").all();
      assert.deepEqual(left.results, []);
    },
  },
];
