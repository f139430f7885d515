import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { PartColumns } from "../../../edge-api/contract/portfolio-part.ts";
import type { PortfolioEntry } from "../../../edge-api/contract/portfolio.ts";
import { jsonOf, type Answer, type Case } from "./api-under-test.ts";
import { freshId, part, portfolio, timeless } from "./items.ts";
import { codeOf, person, rowsOf, type Person } from "./people.ts";

export const nameOf = (columns: PartColumns): string =>
  createHash("sha256").update(JSON.stringify(columns)).digest("hex");

const PACKED = { "Content-Encoding": "gzip" };
export const sendPart = (me: Person, columns: PartColumns): Promise<Answer> =>
  me.ask("/api/portfolioPart", new Uint8Array(gzipSync(JSON.stringify(columns))), PACKED);

/** A portfolio that names parts. */
export const naming = (id: string, parts: readonly PartColumns[], name?: string) => {
  const { products: _, ...head } = portfolio(id, 1, name);
  return { ...head, parts: parts.map(nameOf) };
};

/** Saves as a browser does: the names first, then the parts that are missing, then the names again. @returns the last answer */
export async function saveInParts(
  me: Person,
  path: string,
  body: ReturnType<typeof naming>,
  parts: readonly PartColumns[],
): Promise<Answer> {
  const answer = await me.ask(path, body);
  if (answer.status !== 202) return answer;
  const missing: readonly string[] = Object(jsonOf(answer)).missing;
  for (const columns of parts.filter((each) => missing.includes(nameOf(each)))) {
    const sent = await sendPart(me, columns);
    if (sent.status !== 200) return sent;
  }
  return me.ask(path, body);
}

/** Saves a portfolio of 60 small parts, each of which has lines of both use cases: 120 reads to give these one by one. */
export async function saveScattered(me: Person): Promise<{ id: string; parts: readonly PartColumns[] }> {
  const id = freshId();
  const parts = Array.from({ length: 60 }, (_, at) => part(340, 340 * at));
  const saved = await saveInParts(me, "/api/createPortfolio", naming(id, parts), parts);
  assert.equal(saved.status, 200);
  return { id, parts };
}

/** The lines of parts as the API gives them: by use case, with the places that their order needs. */
export function productsOf(parts: readonly PartColumns[]): Record<string, PortfolioEntry[]> {
  const lines = parts.flatMap((columns) =>
    columns.quantity.map((quantity, at) => ({
      usecase: columns.ids[columns.useCase[at] ?? 0] ?? "",
      entry: {
        prodsys_id: columns.ids[columns.product[at] ?? 0] ?? "",
        quantity,
        food_id: columns.ids[columns.food[at] ?? 0] ?? "",
        ...((columns.label?.[at] ?? 0) > 0 && { label: columns.labels[columns.label?.[at] ?? 0] ?? "" }),
      },
    })),
  );
  const products: Record<string, PortfolioEntry[]> = {};
  let next = 0;
  for (const usecase of new Set(lines.map((line) => line.usecase))) {
    const list: PortfolioEntry[] = [];
    products[usecase] = list;
    for (const [place, line] of lines.entries()) {
      if (line.usecase !== usecase) continue;
      list.push({ ...line.entry, ...(place !== next && { place }) });
      next = place + 1;
    }
  }
  return products;
}

export const PART_CASES: readonly Case[] = [
  {
    name: "parts: a portfolio names them; missing ones are asked for, and nothing is stored before they are there",
    isLarge: true,
    async run(api) {
      const me = await person(api);
      const id = freshId();
      const parts = [part(30_000), part(20_000, 30_000)];
      const refused = await me.ask("/api/createPortfolio", naming(id, parts));
      assert.deepEqual([refused.status, jsonOf(refused)], [202, { missing: parts.map(nameOf) }]);
      assert.deepEqual(jsonOf(await me.ask("/api/listPortfolio")), []);
      for (const columns of parts) {
        const sent = { sha256: nameOf(columns), lines: columns.quantity.length };
        assert.deepEqual(jsonOf(await sendPart(me, columns)), sent);
        assert.deepEqual(jsonOf(await sendPart(me, columns)), sent);
      }
      assert.deepEqual(jsonOf(await me.ask("/api/createPortfolio", naming(id, parts))), { id, version: 1 });
      assert.deepEqual(jsonOf(await me.ask("/api/createPortfolio", naming(id, parts))), { id, version: 1 });
      const { products: _, ...head } = portfolio(id);
      const byParts = await me.ask(`/api/portfolio/${id}?parts=1`);
      assert.deepEqual(timeless(jsonOf(byParts)), {
        ...head,
        entry_count: 50_000,
        parts: parts.map((columns) => ({ sha256: nameOf(columns), lines: columns.quantity.length })),
        version: 1,
      });
      for (const columns of parts) {
        assert.deepEqual(jsonOf(await me.ask(`/api/portfolioPart/${nameOf(columns)}`)), columns);
      }
      const whole = jsonOf(await me.ask(`/api/portfolio/${id}`));
      assert.deepEqual(timeless(whole), { ...head, products: productsOf(parts), version: 1 });
      const [exported] = Object(jsonOf(await me.ask("/api/exportUser"))).portfolios;
      assert.deepEqual(exported, whole);
    },
  },
  {
    name: "parts: a change sends only the part that changed; a conflict names the parts of the server's copy",
    async run(api) {
      const me = await person(api);
      const id = freshId();
      const [first, second] = [part(3000), part(3000, 3000)];
      const changed = { ...second, quantity: second.quantity.with(7, 77) };
      for (const columns of [first, second]) await sendPart(me, columns);
      await me.ask("/api/createPortfolio", naming(id, [first, second]));
      const missing = await me.ask("/api/updatePortfolio", naming(id, [first, changed]), { "If-Match": '"1"' });
      assert.deepEqual(Object(jsonOf(missing)).missing, [nameOf(changed)]);
      await sendPart(me, changed);
      const saved = await me.ask("/api/updatePortfolio", naming(id, [first, changed]), { "If-Match": '"1"' });
      assert.deepEqual(jsonOf(saved), { id, version: 2 });
      const stale = naming(id, [part(10)]);
      const conflict = await me.ask("/api/updatePortfolio?parts=1", stale, { "If-Match": '"1"' });
      assert.deepEqual([conflict.status, codeOf(conflict)], [409, "conflict"]);
      const { current } = Object(jsonOf(conflict));
      assert.deepEqual(
        current.parts.map(({ sha256 }: { sha256: string }) => sha256),
        [first, changed].map(nameOf),
      );
      const orphaned = ((await rowsOf(api, me.userId))["parts"] ?? []).filter((row) => Object(row).orphaned !== null);
      assert.deepEqual(
        orphaned.map((row) => Object(row).sha256),
        [nameOf(second)],
      );
    },
  },
  {
    name: "parts: a reply names those of entries that take too many reads by use case; an export has their columns",
    async run(api) {
      const me = await person(api);
      const { id, parts } = await saveScattered(me);
      const listed = parts.map((columns) => ({ sha256: nameOf(columns), lines: columns.quantity.length }));
      const asked = Object(jsonOf(await me.ask(`/api/portfolio/${id}`)));
      assert.deepEqual([asked.parts, asked.entry_count, asked.products], [listed, 20_400, undefined]);
      const conflict = await me.ask("/api/updatePortfolio", naming(id, [part(1)]), { "If-Match": '"7"' });
      assert.deepEqual([conflict.status, Object(jsonOf(conflict)).current.parts], [409, listed]);
      const second = { owner: me.userId, sha256: listed[1]?.sha256 ?? "" };
      await api.parts.delete([second]);
      const [exported] = Object(jsonOf(await me.ask("/api/exportUser"))).portfolios;
      assert.deepEqual(exported.parts, parts.toSpliced(1, 1));
      assert.deepEqual(exported.damaged, [{ field: "lines 341 to 680", text: "missing" }]);
    },
  },
  {
    name: "parts: those of somebody else are neither read, nor named, nor taken for sent",
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const columns = part(5000);
      await sendPart(other, columns);
      assert.equal((await me.ask(`/api/portfolioPart/${nameOf(columns)}`)).status, 404);
      const refused = await me.ask("/api/createPortfolio", naming(freshId(), [columns]));
      assert.deepEqual(Object(jsonOf(refused)).missing, [nameOf(columns)]);
    },
  },
  {
    name: "parts: a damaged or missing one is named with its lines, never dropped; the next save sends it again",
    async run(api) {
      const me = await person(api);
      const id = freshId();
      const parts = [part(3000), part(4000, 3000), part(5000, 7000)];
      for (const columns of parts) await sendPart(me, columns);
      await me.ask("/api/createPortfolio", naming(id, parts));
      const second = { owner: me.userId, sha256: nameOf(parts[1] ?? part(1)) };
      const good = await api.parts.get(second);
      assert.ok(good !== null);
      const other = gzipSync(JSON.stringify(part(1)));
      const flipped = new Uint8Array(good);
      flipped[100] = (flipped[100] ?? 0) ^ 1;
      for (const [fault, bytes] of [
        ["damaged", new Uint8Array(other).buffer],
        ["damaged", flipped.buffer],
        ["damaged", good.slice(0, good.byteLength / 2)],
        ["missing", null],
      ] as const) {
        if (bytes === null) await api.parts.delete([second]);
        else await api.parts.put(second, bytes);
        const refused = await me.ask(`/api/portfolioPart/${second.sha256}`);
        assert.deepEqual([refused.status, codeOf(refused)], [500, "part_damaged"]);
        assert.deepEqual(Object(jsonOf(refused)).fields, [{ field: "4000 lines", text: fault }]);
        // the other parts are safe
        assert.deepEqual(jsonOf(await me.ask(`/api/portfolioPart/${nameOf(parts[2] ?? part(1))}`)), parts[2]);
        const [exported] = Object(jsonOf(await me.ask("/api/exportUser"))).portfolios;
        assert.deepEqual(exported.damaged, [{ field: "lines 3001 to 7000", text: fault }]);
        assert.equal(Object.values(exported.products).flat().length, 8000);
        const missing = await me.ask("/api/updatePortfolio", naming(id, parts));
        assert.deepEqual(Object(jsonOf(missing)).missing, [second.sha256]);
        await sendPart(me, parts[1] ?? part(1));
        assert.deepEqual(jsonOf(await me.ask("/api/updatePortfolio", naming(id, parts))), { id, version: 1 });
        assert.deepEqual(Object(jsonOf(await me.ask(`/api/portfolio/${id}`))).products, productsOf(parts));
      }
    },
  },
  {
    name: "parts: one that the directory has lost is named, never dropped; the next save sends it again",
    async run(api) {
      const me = await person(api);
      const id = freshId();
      const parts = [part(3000), part(4000, 3000), part(5000, 7000)];
      for (const columns of parts) await sendPart(me, columns);
      await me.ask("/api/createPortfolio", naming(id, parts));
      const lost = nameOf(parts[1] ?? part(1));
      await api.database.prepare("DELETE FROM parts WHERE sha256 = ?").bind(lost).all();
      const refused = await me.ask(`/api/portfolio/${id}`);
      assert.deepEqual([refused.status, codeOf(refused)], [500, "part_damaged"]);
      const faults = [{ field: "part 2 of 3", text: "missing" }];
      assert.deepEqual(Object(jsonOf(refused)).fields, faults);
      const listed = Object(jsonOf(await me.ask(`/api/portfolio/${id}?parts=1`))).parts;
      assert.deepEqual(
        listed,
        parts.map((columns) => ({ sha256: nameOf(columns), lines: columns.quantity.length })),
      );
      const [exported] = Object(jsonOf(await me.ask("/api/exportUser"))).portfolios;
      assert.deepEqual(exported.damaged, faults);
      assert.equal(Object.values(exported.products).flat().length, 8000);
      assert.deepEqual(jsonOf(await me.ask("/api/updatePortfolio", naming(id, parts))), { missing: [lost] });
      await sendPart(me, parts[1] ?? part(1));
      assert.deepEqual(jsonOf(await me.ask("/api/updatePortfolio", naming(id, parts))), { id, version: 1 });
      assert.deepEqual(Object(jsonOf(await me.ask(`/api/portfolio/${id}`))).products, productsOf(parts));
    },
  },
  {
    name: "parts: what is no part is refused with its fault",
    async run(api) {
      const me = await person(api);
      const good = part(4);
      for (const bad of [
        {},
        [],
        { ...good, ids: undefined },
        { ...good, quantity: [] },
        { ...good, quantity: [1, 2, 3, 0.5] },
        { ...good, quantity: [1, 2, 3, "4"] },
        { ...good, product: [3, 4, 5] },
        { ...good, product: [3, 4, 5, 99] },
        { ...good, product: [3, 4, 5, 0.5] },
        { ...good, food: [-1, 2, 2, 2] },
        { ...good, ids: good.ids.with(1, "__proto__") },
        { ...good, ids: good.ids.with(1, "a b") },
        { ...good, labels: ["Kiosk", ""] },
        { ...good, labels: ["", "x".repeat(81)] },
        { ...good, labels: ["", "\u202Eabc"] },
        { ...good, date: [1, 0, 0, 0] },
        { ...good, place: [-1, 0, 0, 0] },
        { ...good, more: [1, 2, 3, 4] },
      ]) {
        const refused = await me.ask("/api/portfolioPart", bad);
        assert.deepEqual([refused.status, codeOf(refused)], [400, "invalid"], JSON.stringify(bad));
      }
      const { products, ...head } = portfolio(freshId());
      for (const bad of [
        { ...head, parts: [] },
        { ...head, parts: ["x"] },
        { ...head, products, parts: [nameOf(good)] },
      ]) {
        assert.equal((await me.ask("/api/createPortfolio", bad)).status, 400);
      }
      assert.deepEqual((await rowsOf(api, me.userId))["parts"], []);
    },
  },
  {
    name: "parts: 100,000 lines are kept, and one more is refused; a user has a million",
    isLarge: true,
    async run(api) {
      const me = await person(api);
      const columns = part(50_000);
      await sendPart(me, columns);
      const largest = [columns, columns];
      assert.equal((await me.ask("/api/createPortfolio", naming(freshId(), largest))).status, 200);
      await sendPart(me, part(1));
      const more = await me.ask("/api/createPortfolio", naming(freshId(), [...largest, part(1)]));
      assert.deepEqual([more.status, codeOf(more)], [413, "too_many_entries"]);
      for (let at = 1; at < 10; at++) {
        assert.equal((await me.ask("/api/createPortfolio", naming(freshId(), largest))).status, 200);
      }
      const full = await me.ask("/api/createPortfolio", naming(freshId(), [part(1)]));
      assert.deepEqual([full.status, codeOf(full)], [403, "quota_exceeded"]);
    },
  },
];
