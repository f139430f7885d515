import assert from "node:assert/strict";
import { DAY } from "../../../edge-api/contract/retention.ts";
import { gzipSync } from "node:zlib";
import { BODY_LIMITS, PORTFOLIO_ENTRIES, SHARE_HEAD_CHARACTERS } from "../../../edge-api/contract/limits.ts";
import type { PortfolioEntry } from "../../../edge-api/contract/portfolio.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { jsonOf, type Case } from "./api-under-test.ts";
import { portfolioShare, share } from "./items.ts";
import { codeOf, person, rowsOf } from "./people.ts";

const idOf = (answer: Parameters<typeof jsonOf>[0]): string => String(Object(jsonOf(answer)).id);

/** More than a row holds. */
const LINES = IS_SOAK ? PORTFOLIO_ENTRIES : 6000;

export const SHARE_CASES: readonly Case[] = [
  {
    name: "share: readable by id without an account; the server sets the time",
    async run(api) {
      const me = await person(api);
      for (const given of [share("Cups <b>"), portfolioShare(40)]) {
        const made = await me.ask("/api/share", given);
        assert.equal(made.status, 200);
        const { id, created } = Object(jsonOf(made));
        assert.match(id, /^[A-Za-z0-9_-]{43}$/);
        const read = await api.ask(`/api/share/${id}`);
        assert.deepEqual(jsonOf(read), JSON.parse(JSON.stringify({ ...given, created })));
        assert.equal(read.headers.get("Cache-Control"), "no-store");
      }
    },
  },
  {
    name: "share: the owner lists shares, newest first, and revokes one for everybody",
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const ids: string[] = [];
      for (const name of ["First", "Second"]) {
        ids.unshift(idOf(await me.ask("/api/share", share(name))));
        await api.pass(5);
      }
      const list = jsonOf(await me.ask("/api/listShare")) as readonly { id: string; name: string; kind: string }[];
      assert.deepEqual(
        list.map(({ id, name, kind }) => [id, name, kind]),
        [
          [ids[0], "Second", "comparison"],
          [ids[1], "First", "comparison"],
        ],
      );
      assert.deepEqual(jsonOf(await other.ask("/api/listShare")), []);
      const before = await rowsOf(api, me.userId);
      assert.equal((await other.ask(`/api/deleteShare/${ids[0]}`)).status, 404);
      assert.deepEqual(await rowsOf(api, me.userId), before);
      assert.equal((await me.ask(`/api/deleteShare/${ids[0]}`)).status, 200);
      assert.equal((await me.ask(`/api/deleteShare/${ids[0]}`)).status, 404);
      const gone = await api.ask(`/api/share/${ids[0]}`);
      assert.deepEqual([gone.status, codeOf(gone)], [404, "unknown_item"]);
      assert.equal((await api.ask(`/api/share/${ids[1]}`)).status, 200);
    },
  },
  {
    name: "share: a link works for 30 days, a year or without end, says when it has expired, and lists when it was opened",
    async run(api) {
      const me = await person(api);
      const days = new Map<string, string>();
      for (const query of ["?days=30", "", "?days=0"]) {
        const answer = await me.ask(`/api/share${query}`, share());
        const { id, created, expires } = Object(jsonOf(answer));
        days.set(id, query);
        assert.equal(
          expires === null ? 0 : (expires - created) / DAY,
          { "?days=30": 30, "": 365, "?days=0": 0 }[query],
        );
      }
      assert.equal((await me.ask("/api/share?days=31", share())).status, 400);
      const listed = async () => Object(jsonOf(await me.ask("/api/listShare"))) as Record<string, unknown>[];
      const [monthly = "", yearly = "", endless = ""] = days.keys();
      assert.equal((await api.ask(`/api/share/${monthly}`)).status, 200);
      const rows = new Map((await listed()).map((row) => [row["id"], row]));
      assert.ok(typeof rows.get(monthly)?.["last_opened"] === "number");
      assert.deepEqual([rows.get(yearly)?.["last_opened"], rows.get(endless)?.["expires"]], [null, null]);
      await api.database
        .prepare("UPDATE shares SET created = created - ? WHERE user_id = ?")
        .bind(31 * DAY, me.userId)
        .all();
      const expired = await api.ask(`/api/share/${monthly}`);
      assert.deepEqual([expired.status, Object(jsonOf(expired)).code], [410, "share_expired"]);
      assert.equal((await api.ask(`/api/share/${yearly}`)).status, 200);
      await api.database.prepare("UPDATE shares SET created = 0 WHERE user_id = ?").bind(me.userId).all();
      assert.equal((await api.ask(`/api/share/${yearly}`)).status, 410);
      assert.equal((await api.ask(`/api/share/${endless}`)).status, 200);
      assert.equal((await listed()).length, 3);
    },
  },
  {
    name: "share: unknown fields are dropped, and it has exactly one comparison or portfolio",
    async run(api) {
      const me = await person(api);
      const odd = { ...share(), user_id: "somebody", isAdmin: true, comparison: { ...share().comparison, extra: 1 } };
      const text = JSON.stringify(odd).replace('"isAdmin"', '"__proto__":{"polluted":1},"isAdmin"');
      const kept = Object(jsonOf(await api.ask(`/api/share/${idOf(await me.ask("/api/share", text))}`)));
      assert.deepEqual(Object.keys(kept).toSorted(), Object.keys(share()).toSorted());
      assert.ok(!Object.hasOwn(kept.comparison, "extra"));
      const { comparison: _, ...none } = share();
      for (const wrong of [
        none,
        { ...share(), portfolio: portfolioShare().portfolio },
        { ...share(), version: 3 },
        { ...share(), format: "other" },
        { ...share(), data_version: "../../x" },
      ]) {
        const answer = await me.ask("/api/share", wrong);
        assert.deepEqual([answer.status, codeOf(answer)], [400, "invalid"]);
      }
      assert.equal((jsonOf(await me.ask("/api/listShare")) as unknown[]).length, 1);
    },
  },
  {
    name: `share: a portfolio of ${LINES} lines with details is stored, read by everybody, exported and revoked whole`,
    isLarge: true,
    async run(api) {
      const me = await person(api);
      const { portfolio, ...rest } = portfolioShare(LINES);
      const detailed = (entries: readonly PortfolioEntry[] = []) =>
        entries.map((entry, at) => ({
          ...entry,
          site: `Site ${at % 40}`,
          order_number: `PO-${at}`,
          date: "2026-03-12",
        }));
      const { cup, bowl } = portfolio?.products ?? {};
      const given = { ...rest, portfolio: { ...portfolio, products: { cup: detailed(cup), bowl: detailed(bowl) } } };
      const packed = { "Content-Encoding": "gzip" };
      const made = await me.ask("/api/share", new Uint8Array(gzipSync(JSON.stringify(given))), packed);
      assert.equal(made.status, 200);
      const { id, created } = Object(jsonOf(made));
      const read = await api.ask(`/api/share/${id}`);
      assert.deepEqual(jsonOf(read), { ...given, created });
      assert.equal(read.headers.get("Cache-Control"), "no-store");
      const rows = await rowsOf(api, me.userId);
      const { body, body_name, bytes } = Object(rows["shares"]?.[0]);
      const key = { owner: me.userId, name: String(body_name) };
      assert.deepEqual([body, bytes], ["", (await api.bodies.get(key))?.byteLength]);
      const { shares } = Object(jsonOf(await me.ask("/api/exportUser")));
      assert.deepEqual(shares[0].content, { ...given, created });
      assert.equal((await me.ask(`/api/deleteShare/${id}`)).status, 200);
      assert.equal(await api.bodies.get(key), null);
      assert.equal((await api.ask(`/api/share/${id}`)).status, 404);
      assert.deepEqual(jsonOf(await me.ask("/api/listShare")), []);
    },
  },
  {
    name: "share: the fault of an entry is named by its place; what is not lines is limited to 1 MiB",
    async run(api) {
      const me = await person(api);
      const { portfolio, ...rest } = portfolioShare(2);
      const bad = { ...rest, portfolio: { ...portfolio, products: { cup: [{ prodsys_id: "a", quantity: 0 }] } } };
      const answer = await me.ask("/api/share", bad);
      assert.equal(answer.status, 400);
      assert.equal(Object(jsonOf(answer)).fields[0].field, "portfolio.products.cup.0.quantity");
      const wide = await me.ask("/api/share", { ...share(), filler: "x".repeat(SHARE_HEAD_CHARACTERS) });
      assert.deepEqual([wide.status, codeOf(wide)], [413, "too_large"]);
    },
  },
  {
    name: "share: may be gzipped, and its size is limited while decompressing",
    isLarge: true,
    async run(api) {
      const me = await person(api);
      const packed = { "Content-Encoding": "gzip" };
      const good = await me.ask("/api/share", new Uint8Array(gzipSync(JSON.stringify(share()))), packed);
      assert.equal(good.status, 200);
      const bomb = JSON.stringify({ ...share(), filler: " ".repeat(2 * BODY_LIMITS.share.unpacked) });
      const answer = await me.ask("/api/share", new Uint8Array(gzipSync(bomb)), packed);
      assert.deepEqual([answer.status, codeOf(answer)], [413, "too_large"]);
      // text, which is not given up as blank
      const dense = JSON.stringify({ filler: "x".repeat(2 * BODY_LIMITS.score.unpacked) });
      const score = await me.ask("/api/score", new Uint8Array(gzipSync(dense)), packed);
      assert.deepEqual([score.status, codeOf(score)], [413, "too_large"]);
    },
  },
];
