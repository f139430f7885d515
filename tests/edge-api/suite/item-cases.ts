import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { ENTITY_KINDS, type EntityKind } from "../../../edge-api/contract/entities.ts";
import type { PortfolioEntry } from "../../../edge-api/contract/portfolio.ts";
import { LIST_BYTES, LISTED_ENTRIES, PORTFOLIO_USECASES } from "../../../edge-api/contract/limits.ts";
import { listTag } from "../../../edge-api/contract/list-tag.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { jsonOf, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { comparison, freshId, KINDS, listed, portfolio, share, timeless } from "./items.ts";
import { asking, codeOf, person, rowsOf, statuses } from "./people.ts";

/** Too many for a list and for a row: they are stored as a body of their own. */
const LINES = IS_SOAK ? 100_000 : 6000;

const perKind = (name: string, run: (api: ApiUnderTest, kind: EntityKind) => Promise<void>): readonly Case[] =>
  ENTITY_KINDS.map((kind) => ({ name: `${kind}: ${name}`, run: (api: ApiUnderTest) => run(api, kind) }));

export const ITEM_CASES: readonly Case[] = [
  ...perKind("create, list, update and delete", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const me = await person(api);
    const id = freshId();
    assert.deepEqual(jsonOf(await me.ask(`/api/create${call}`, body(id))), { id, version: 1 });
    assert.deepEqual(jsonOf(await me.ask(`/api/update${call}`, body(id, "Other"))), { id, version: 2 });
    const list = await me.ask(`/api/list${call}`);
    assert.deepEqual(timeless(jsonOf(list)), [{ ...JSON.parse(JSON.stringify(body(id, "Other"))), version: 2 }]);
    assert.equal(list.headers.get("Cache-Control"), "no-store");
    const tag = list.headers.get("ETag") ?? "";
    assert.equal(tag, listTag([{ id, version: 2 }]));
    const unchanged = await me.ask(`/api/list${call}`, undefined, { "If-None-Match": tag });
    assert.deepEqual([unchanged.status, unchanged.bytes.length], [304, 0]);
    await me.ask(`/api/update${call}`, body(id, "Another"));
    assert.equal((await me.ask(`/api/list${call}`, undefined, { "If-None-Match": tag })).status, 200);
    assert.equal((await me.ask(`/api/delete${call}/${id}`)).status, 200);
    assert.equal((await me.ask(`/api/delete${call}/${id}`)).status, 404);
    assert.deepEqual(jsonOf(await me.ask(`/api/list${call}`)), []);
    const gone = await me.ask(`/api/update${call}`, body(id));
    assert.deepEqual([gone.status, codeOf(gone)], [404, "unknown_item"]);
  }),
  ...perKind("repeated creates are one row, also 50 at once", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const me = await person(api);
    const [once, often] = [freshId(), freshId()];
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(jsonOf(await me.ask(`/api/create${call}`, body(once))), { id: once, version: 1 });
    }
    const all = await Promise.all(Array.from({ length: 50 }, () => me.ask(`/api/create${call}`, body(often))));
    assert.deepEqual(new Set(statuses(all)), new Set([200]));
    assert.equal(listed(kind, await me.ask(`/api/list${call}`)).length, 2);
  }),
  ...perKind(
    "a stale If-Match is a 409 with the server's copy; of two concurrent writers one wins",
    async (api, kind) => {
      const { call, body } = KINDS[kind];
      const me = await person(api);
      const id = freshId();
      await me.ask(`/api/create${call}`, body(id));
      const race = await Promise.all(
        ["A", "B"].map((name) => me.ask(`/api/update${call}`, body(id, name), { "If-Match": '"1"' })),
      );
      assert.deepEqual(statuses(race), [200, 409]);
      const refused = race.find(({ status }) => status === 409) ?? race[0];
      assert.ok(refused);
      const [kept] = listed(kind, await me.ask(`/api/list${call}`));
      assert.equal(codeOf(refused), "conflict");
      assert.deepEqual(Object(jsonOf(refused)).current, kept);
      assert.equal(kept?.version, 2);
      for (const stale of ["1", '"1"', 'W/"1"', '"3"', "nonsense"]) {
        assert.equal((await me.ask(`/api/update${call}`, body(id, "C"), { "If-Match": stale })).status, 409, stale);
      }
      for (const good of ['"2"', "*"]) {
        assert.equal((await me.ask(`/api/update${call}`, body(id, good), { "If-Match": good })).status, 200, good);
      }
      assert.equal((await me.ask(`/api/create${call}`, body(id, "D"), { "If-Match": '"0"' })).status, 409);
      assert.equal((await me.ask(`/api/create${call}`, body(freshId()), { "If-Match": '"0"' })).status, 200);
      assert.equal((await me.ask(`/api/create${call}`, body(freshId()), { "If-Match": '"7"' })).status, 404);
    },
  ),
  ...perKind("versions continue after a deletion, so that a stale If-Match never matches", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const me = await person(api);
    const [id, other] = [freshId(), freshId()];
    await me.ask(`/api/create${call}`, body(id));
    await me.ask(`/api/update${call}`, body(id, "B"));
    await me.ask(`/api/delete${call}/${id}`);
    assert.deepEqual(jsonOf(await me.ask(`/api/create${call}`, body(id, "C"))), { id, version: 3 });
    for (const stale of ['"1"', '"2"']) {
      assert.equal((await me.ask(`/api/update${call}`, body(id, "D"), { "If-Match": stale })).status, 409, stale);
    }
    assert.deepEqual(jsonOf(await me.ask(`/api/create${call}`, body(other))), { id: other, version: 3 });
    // deleting a lower version later changes nothing
    await me.ask(`/api/update${call}`, body(id, "E"));
    await me.ask(`/api/delete${call}/${id}`);
    await me.ask(`/api/delete${call}/${other}`);
    assert.deepEqual(jsonOf(await me.ask(`/api/create${call}`, body(other))), { id: other, version: 5 });
  }),
  ...perKind("a delete that names another version is a 409 with the server's copy", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const me = await person(api);
    const id = freshId();
    const path = `/api/delete${call}/${id}`;
    const erase = (version: string) => me.ask(path, undefined, { "If-Match": version });
    assert.equal((await erase('"1"')).status, 404);
    await me.ask(`/api/create${call}`, body(id));
    await me.ask(`/api/update${call}`, body(id, "B"));
    const [kept] = listed(kind, await me.ask(`/api/list${call}`));
    for (const stale of ['"1"', '"0"', '"3"', "nonsense"]) {
      const refused = await erase(stale);
      assert.deepEqual([refused.status, codeOf(refused)], [409, "conflict"], stale);
      assert.deepEqual(Object(jsonOf(refused)).current, kept);
    }
    assert.deepEqual(listed(kind, await me.ask(`/api/list${call}`)), [kept]);
    assert.equal((await erase('"2"')).status, 200);
    await me.ask(`/api/create${call}`, body(id));
    assert.equal((await erase("*")).status, 200);
  }),
  ...perKind("another user's item is a 404, and stays unchanged byte for byte", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const [mine, theirs] = [await person(api), await person(api)];
    const id = freshId();
    await theirs.ask(`/api/create${call}`, body(id, "Theirs"));
    const before = await rowsOf(api, theirs.userId);
    assert.deepEqual(jsonOf(await mine.ask(`/api/list${call}`)), []);
    assert.equal((await mine.ask(`/api/update${call}`, body(id, "Mine"))).status, 404);
    assert.equal((await mine.ask(`/api/delete${call}/${id}`)).status, 404);
    if (kind === "portfolio") assert.equal((await mine.ask(`/api/portfolio/${id}`)).status, 404);
    assert.deepEqual(jsonOf(await mine.ask(`/api/create${call}`, body(id, "Mine"))), { id, version: 1 });
    assert.equal((await mine.ask(`/api/delete${call}/${id}`)).status, 200);
    assert.deepEqual(await rowsOf(api, theirs.userId), before);
  }),
  ...perKind("HEAD, prefetch, images, foreign pages and query tokens delete nothing", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const me = await person(api);
    const id = freshId();
    const path = `/api/delete${call}/${id}`;
    await me.ask(`/api/create${call}`, body(id));
    const head = await api.ask(path, { method: "HEAD", headers: { Authorization: `Bearer ${me.token}` } });
    assert.deepEqual([head.status, head.headers.get("Allow")], [405, "GET"]);
    for (const [name, value] of [
      ["Sec-Purpose", "prefetch"],
      ["Purpose", "prefetch"],
      ["Sec-Fetch-Site", "cross-site"],
      ["Sec-Fetch-Site", "none"],
      ["Sec-Fetch-Dest", "image"],
      ["Sec-Fetch-Dest", "document"],
    ] as const) {
      const answer = await me.ask(path, undefined, { [name]: value });
      assert.deepEqual([answer.status, codeOf(answer)], [405, "only_by_the_app"], `${name}: ${value}`);
    }
    assert.equal((await api.ask(`${path}?access_token=${me.token}`)).status, 401);
    assert.equal((await api.ask(path, { headers: { Cookie: `accessToken=${me.token}` } })).status, 401);
    assert.equal(listed(kind, await me.ask(`/api/list${call}`)).length, 1);
    const app = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" };
    assert.equal((await me.ask(path, undefined, app)).status, 200);
  }),
  ...perKind("fields that are not in the contract are not stored", async (api, kind) => {
    const { call, body } = KINDS[kind];
    const me = await person(api);
    const id = freshId();
    const withMore = (name: string): string =>
      JSON.stringify(body(id, name)).replace(
        "{",
        '{"user_id":"x","isAdmin":true,"version":99,"__proto__":{"polluted":1},"constructor":{"a":1},',
      );
    for (const [version, verb] of (["create", "update"] as const).entries()) {
      const answer = await me.ask(`/api/${verb}${call}`, withMore(verb));
      assert.deepEqual(jsonOf(answer), { id, version: version + 1 });
      assert.deepEqual(timeless(jsonOf(await me.ask(`/api/list${call}`))), [
        { ...JSON.parse(JSON.stringify(body(id, verb))), version: version + 1 },
      ]);
    }
    for (const reserved of ["__proto__", "constructor"]) {
      assert.equal((await me.ask(`/api/create${call}`, body(reserved))).status, 400, reserved);
    }
    assert.equal(Object(jsonOf(await me.ask("/api/user"))).isAdmin, false);
    assert.equal(({} as Record<string, unknown>)["polluted"], undefined);
  }),
  {
    name: `a portfolio of ${LINES} entries is sent gzipped and returned unchanged`,
    isLarge: true,
    async run(api) {
      const me = await person(api);
      const id = freshId();
      const whole = portfolio(id, LINES);
      const packed = { "Content-Encoding": "gzip" };
      const sent = gzipSync(JSON.stringify(whole));
      assert.deepEqual(jsonOf(await me.ask("/api/createPortfolio", sent, packed)), { id, version: 1 });
      assert.deepEqual(jsonOf(await me.ask("/api/createPortfolio", sent, packed)), { id, version: 1 });
      const back = jsonOf(await me.ask(`/api/portfolio/${id}`, undefined, { "Accept-Encoding": "gzip" }));
      assert.deepEqual(timeless(back), { ...whole, version: 1 });
      const { products: _, ...head } = whole;
      assert.deepEqual(timeless(jsonOf(await me.ask("/api/listPortfolio"))), [
        { ...head, entry_count: LINES, version: 1 },
      ]);
      const bodyOf = async () => {
        const [row] = (await rowsOf(api, me.userId))["portfolios"] ?? [];
        return Object(row).body_name as string | null;
      };
      const first = await bodyOf();
      assert.ok(first !== null && (await api.bodies.get({ owner: me.userId, name: first })) !== null);
      // as many entries, one of them different: a new version
      const { cup = [], ...others } = whole.products;
      const swapped = {
        ...whole,
        products: { ...others, cup: cup.with(7, { ...cup[0], quantity: 5 } as PortfolioEntry) },
      };
      const changed = await me.ask("/api/updatePortfolio", gzipSync(JSON.stringify(swapped)), packed);
      assert.deepEqual(jsonOf(changed), { id, version: 2 });
      assert.deepEqual(timeless(jsonOf(await me.ask(`/api/portfolio/${id}`))), { ...swapped, version: 2 });
      assert.equal(await api.bodies.get({ owner: me.userId, name: first }), null);
      const second = (await bodyOf()) ?? "";
      // smaller again: it needs no body
      const small = portfolio(id, 2000);
      const update = gzipSync(JSON.stringify(small));
      assert.equal((await me.ask("/api/updatePortfolio", update, { ...packed, "If-Match": '"2"' })).status, 200);
      assert.deepEqual(timeless(jsonOf(await me.ask("/api/listPortfolio"))), [{ ...small, version: 3 }]);
      assert.deepEqual([await bodyOf(), await api.bodies.get({ owner: me.userId, name: second })], [null, null]);
    },
  },
  {
    name: "places of entries are returned as sent, in small and large portfolios; without places the stored text is as before",
    async run(api) {
      const me = await person(api);
      for (const count of [4, LISTED_ENTRIES + 1]) {
        const id = freshId();
        const whole = portfolio(id, count);
        const { cup = [], bowl = [] } = whole.products;
        const placed = {
          ...whole,
          products: {
            cup: cup.map((entry, at) => ({ ...entry, place: 2 * at })),
            bowl: bowl.map((entry, at) => ({ ...entry, place: 2 * at + 1 })),
          },
        };
        const sent = new Uint8Array(gzipSync(JSON.stringify(placed)));
        const packed = { "Content-Encoding": "gzip" };
        assert.equal((await me.ask("/api/createPortfolio", sent, packed)).status, 200);
        assert.deepEqual(timeless(jsonOf(await me.ask(`/api/portfolio/${id}`))), { ...placed, version: 1 });
        const plain = new Uint8Array(gzipSync(JSON.stringify(whole)));
        assert.equal((await me.ask("/api/updatePortfolio", plain, packed)).status, 200);
        assert.deepEqual(timeless(jsonOf(await me.ask(`/api/portfolio/${id}`))), { ...whole, version: 2 });
      }
      const bad = {
        ...portfolio(freshId()),
        products: { cup: [{ prodsys_id: "a", quantity: 1, food_id: "b", place: -1 }] },
      };
      assert.equal((await me.ask("/api/createPortfolio", bad)).status, 400);
    },
  },
  {
    name: "details of entries come back as they were sent, small and large, and a date that is no day is refused",
    async run(api) {
      const me = await person(api);
      const packed = { "Content-Encoding": "gzip" };
      for (const count of [4, LISTED_ENTRIES + 1]) {
        const id = freshId();
        const whole = portfolio(id, count);
        const detailed = {
          ...whole,
          products: {
            ...whole.products,
            bowl: whole.products["bowl"]?.map((entry, at) => ({
              ...entry,
              gtin: "0036000291452",
              ...(at % 2 === 0 && {
                item_code: `00${at}`,
                site: "Größe 1",
                order_number: `PO-${at}`,
                date: "2026-03-12",
              }),
            })),
          },
        };
        const sent = new Uint8Array(gzipSync(JSON.stringify(detailed)));
        assert.equal((await me.ask("/api/createPortfolio", sent, packed)).status, 200);
        assert.deepEqual(timeless(jsonOf(await me.ask(`/api/portfolio/${id}`))), { ...detailed, version: 1 });
      }
      const withDetail = (detail: object) =>
        me.ask("/api/createPortfolio", {
          ...portfolio(freshId()),
          products: { cup: [{ prodsys_id: "a", quantity: 1, food_id: "b", ...detail }] },
        });
      assert.equal((await withDetail({ date: "2026-02-29" })).status, 400);
      assert.equal((await withDetail({ site: "a".repeat(81) })).status, 400);
      assert.equal((await withDetail({ gtin: 4_006_381_333_931 })).status, 400);
      assert.equal((await withDetail({ date: "2024-02-29", site: "a".repeat(80) })).status, 200);
      const withPeriod = async (period: object) =>
        (await me.ask("/api/createPortfolio", { ...portfolio(freshId()), period })).status;
      assert.equal(await withPeriod({ from: "2026-01-01", to: "2026-12-31" }), 200);
      assert.equal(await withPeriod({ from: "2026-01-02", to: "2026-01-01" }), 400);
      assert.equal(await withPeriod({ from: "2026-02-29", to: "2026-12-31" }), 400);
      assert.equal(await withPeriod({ from: "2026-01-01" }), 400);
    },
  },
  {
    name: "2,000 entries whose texts are all long and different are all kept",
    async run(api) {
      const me = await person(api);
      const whole = portfolio(freshId(), 2000);
      const long = (text: string, at: number) => `${text} ${at} `.padEnd(80, "x");
      const { cup = [], bowl = [] } = whole.products;
      const texts = (entry: PortfolioEntry, at: number) => ({
        ...entry,
        label: long("label", at),
        gtin: long("gtin", at),
        item_code: long("code", at),
        site: long("site", at),
        order_number: long("order", at),
      });
      const given = { ...whole, products: { cup: cup.map(texts), bowl: bowl.map(texts) } };
      assert.equal((await me.ask("/api/createPortfolio", given)).status, 200);
      const back = jsonOf(await me.ask(`/api/portfolio/${whole.portfolio_id}`));
      assert.deepEqual(timeless(back), { ...given, version: 1 });
    },
  },
  {
    name: "a stale update of a large portfolio changes nothing, and the 409 has the version and all but its entries",
    async run(api) {
      const me = await person(api);
      const id = freshId();
      await me.ask("/api/createPortfolio", portfolio(id, 2001, "first"));
      await me.ask("/api/updatePortfolio", portfolio(id, 3000, "second"));
      const before = await rowsOf(api, me.userId);
      const refused = await me.ask("/api/updatePortfolio", portfolio(id, 4000, "third"), { "If-Match": '"1"' });
      assert.equal(refused.status, 409);
      const { products: _, ...head } = portfolio(id, 3000, "second");
      assert.deepEqual(timeless(Object(jsonOf(refused)).current), { ...head, entry_count: 3000, version: 2 });
      assert.deepEqual(await rowsOf(api, me.userId), before);
    },
  },
  {
    name: "a list read in pages is complete and in order, also between other users' rows, with and without gzip",
    isLarge: true,
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const choices = Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`m${at}`, true]));
      const large = (id: string) => ({ ...comparison(id), recycling_overrides: { recycle: choices } });
      const ids = Array.from({ length: 14 }, freshId);
      for (const id of ids) {
        assert.equal((await me.ask("/api/createComparison", large(id))).status, 200);
        await other.ask("/api/createComparison", comparison(id));
      }
      const { bytes } = await me.ask("/api/listComparison");
      assert.ok(bytes.byteLength > 2 * LIST_BYTES);
      for (const packing of ["identity", "gzip"]) {
        const answer = await me.ask("/api/listComparison", undefined, { "Accept-Encoding": packing });
        const all = listed("comparison", answer);
        assert.deepEqual(
          all.map(({ comparison_id }) => comparison_id),
          ids,
        );
      }
      const { comparisons } = Object(jsonOf(await me.ask("/api/exportUser")));
      assert.equal(comparisons.length, ids.length);
    },
  },
  {
    name: "unreadable bodies are refused, each with its status",
    async run(api) {
      const me = await person(api);
      const path = "/api/createComparison";
      const good = JSON.stringify(comparison(freshId()));
      const deep = `{"a":${"[".repeat(40)}${"]".repeat(40)}}`;
      const send = async (body: string | Uint8Array, headers: Record<string, string> = {}, to = path) =>
        (await me.ask(to, body, headers)).status;
      assert.equal(await send("{"), 400);
      assert.equal(await send(""), 400);
      assert.equal(await send(new Uint8Array([0x22, 0xff, 0x22])), 400);
      const tooDeep = await me.ask(path, deep);
      assert.deepEqual([tooDeep.status, codeOf(tooDeep)], [400, "too_deep"]);
      assert.equal(await send("[]"), 400);
      assert.equal(await send("null"), 400);
      assert.equal(await send(good, { "Content-Type": "text/plain" }), 415);
      assert.equal(await send(good, { "Content-Encoding": "br" }), 415);
      assert.equal(await send(gzipSync(good), { "Content-Encoding": "gzip" }), 415);
      assert.equal(await send(JSON.stringify({ pad: "x".repeat(256 * 1024) })), 413);
      const packed = { "Content-Encoding": "gzip" };
      assert.equal(await send(good, packed, "/api/createPortfolio"), 400);
      const bomb = gzipSync(JSON.stringify({ pad: "x".repeat(17 * 1024 * 1024) }));
      assert.equal(await send(bomb, packed, "/api/createPortfolio"), 413);
      assert.equal(await send("x".repeat(2 * 1024 * 1024 + 1), {}, "/api/createPortfolio"), 413);
      assert.equal(await send(`{"hash":"${"0".repeat(9000)}"}`, {}, "/api/comparison_scores_calculated"), 413);
      const wrong = await me.ask(path, { ...comparison(freshId()), usecase_id: "a b", currentProductIds: [7] });
      assert.deepEqual(
        [wrong.status, codeOf(wrong), Object(jsonOf(wrong)).fields.map((fault: unknown) => Object(fault).field)],
        [400, "invalid", ["usecase_id", "currentProductIds.0"]],
      );
    },
  },
  {
    name: "a portfolio of 100,000 empty use cases is refused at once; one with the maximum is stored",
    isLarge: true,
    async run(api) {
      const me = await person(api);
      const packed = (count: number) => {
        const usecases = Array.from({ length: count - 1 }, (_, at) => [`${at}_`.padEnd(64, "u"), []]);
        const { cup } = portfolio(freshId()).products;
        const body = { ...portfolio(freshId()), products: { cup, ...Object.fromEntries(usecases) } };
        return new Uint8Array(gzipSync(JSON.stringify(body)));
      };
      const send = (body: Uint8Array) => me.ask("/api/createPortfolio", body, { "Content-Encoding": "gzip" });
      // with a linear search this takes minutes
      const refused = await send(packed(100_000));
      assert.deepEqual([refused.status, codeOf(refused)], [413, "too_many_usecases"]);
      assert.equal((await send(packed(PORTFOLIO_USECASES))).status, 200);
      assert.equal((await send(packed(PORTFOLIO_USECASES + 1))).status, 413);
    },
  },
  {
    name: "a portfolio without product, name or description is refused with the specification's text",
    async run(api) {
      const me = await person(api);
      const text = "A portfolio needs both name and description non-empty and at least one product.";
      const kept = portfolio(freshId());
      assert.equal((await me.ask("/api/createPortfolio", kept)).status, 200);
      for (const [change, field] of [
        [{ products: {} }, "products"],
        [{ products: { cup: [], bowl: [] } }, "products"],
        [{ portfolio_name: " " }, "portfolio_name"],
        [{ portfolio_desc: "" }, "portfolio_desc"],
      ] as const) {
        for (const path of ["/api/createPortfolio", "/api/updatePortfolio"]) {
          const answer = await me.ask(path, { ...kept, ...change });
          assert.deepEqual([answer.status, codeOf(answer)], [400, "invalid"], path);
          assert.deepEqual(Object(jsonOf(answer)).fields, [{ field, text }]);
        }
      }
      const empty = await me.ask("/api/createComparison", { ...comparison(freshId()), currentProductIds: [] });
      assert.deepEqual(Object(jsonOf(empty)).fields, [
        {
          field: "currentProductIds",
          text: "Please include at least one reusable option in your selection to continue.",
        },
      ]);
      const [stored] = jsonOf(await me.ask("/api/listPortfolio")) as { portfolio_name: string; version: number }[];
      assert.deepEqual([stored?.portfolio_name, stored?.version], [kept.portfolio_name, 1]);
    },
  },
  {
    name: "a share too large for a row is refused, also if it grows when it is written out; entries of a portfolio never are",
    async run(api) {
      const me = await person(api);
      const weights = Array.from({ length: 23_000 }, (_, at) => `"${at.toString(36)}":1e20`).join(",");
      const label = String.raw`\"`.repeat(80);
      const entry = `{"prodsys_id":"${"p".repeat(64)}","quantity":1,"food_id":"${"f".repeat(64)}","label":"${label}"}`;
      const { products: _, ...head } = portfolio(freshId());
      const products = Array.from({ length: LISTED_ENTRIES }, () => entry).join(",");
      const whole = `${JSON.stringify(head).slice(0, -1)},"weights":{${weights}},"products":{"cup":[${products}]}}`;
      assert.equal((await me.ask("/api/createPortfolio", whole)).status, 200);
      const kept = jsonOf(await me.ask(`/api/portfolio/${head.portfolio_id}`));
      assert.deepEqual(timeless(kept), { ...JSON.parse(whole), version: 1 });
      const long = Array.from({ length: 80_000 }, (_, at) => `"${at.toString(36)}":1e20`).join(",");
      const large = await me.ask(
        "/api/share",
        JSON.stringify(share()).replace('"climate":40', () => long),
      );
      assert.deepEqual([large.status, codeOf(large)], [413, "too_large"]);
    },
  },
  {
    name: "score reports: the email of the session, never of the body; once each",
    async run(api) {
      const me = await person(api);
      const other = await person(api);
      await api.database.prepare("UPDATE users SET is_admin = 1 WHERE id = ?").bind(other.userId).all();
      const hash = `${Date.now().toString(16).padStart(32, "0")}${"ab".repeat(16)}`;
      const anonymous = () =>
        api.ask(
          "/api/portfolio_scores_calculated",
          asking({ email: other.email, hash }, undefined, { "X-Forwarded-For": "198.51.100.7" }),
        );
      assert.equal((await anonymous()).status, 200);
      assert.equal((await anonymous()).status, 200);
      for (let time = 0; time < 2; time++) {
        assert.equal((await me.ask("/api/portfolio_scores_calculated", { email: "x", hash })).status, 200);
      }
      assert.equal((await me.ask("/api/portfolio_scores_calculated", { hash: hash.slice(1) })).status, 400);
      const rows = jsonOf(await other.ask("/api/list_portfolio_scores_calculated")) as {
        email: string;
        hash: string;
      }[];
      const found = rows.filter((row) => row.hash === hash);
      assert.deepEqual(
        found.map(({ email }) => email),
        [me.email, "guest"],
      );
      assert.deepEqual(Object.keys(Object(found[0])).toSorted(), ["date", "email", "hash"]);
    },
  },
];
