import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, test } from "vitest";
import { outboxMailer } from "../../edge-api/adapters/mailer.ts";
import { shippedPosts } from "../../edge-api/content/shipped-content.ts";
import { ACCESS, rulesAt } from "../../edge-api/contract/access.ts";
import { QUOTAS, SHARES } from "../../edge-api/contract/limits.ts";
import type { RequestTally } from "../../edge-api/ports/request-tally.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { ALL_CASES } from "./suite/all-cases.ts";
import { jsonOf, publish, type Answer } from "./suite/api-under-test.ts";
import { heldToDescription } from "./suite/described.ts";
import { freshId, portfolio, share } from "./suite/items.ts";
import { asking, grantAdmin, person } from "./suite/people.ts";
import { COPY_CASES } from "./suite/reference-cases.ts";
import { BOUNDED_BY_SPACE, ROUTE_COSTS, SWEEP_COST, type RouteCost, type RouteName } from "./suite/route-costs.ts";
import { memoryCopies, sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";
import { standInWordpress } from "./suite/stand-in-wordpress.ts";
import { fillAccount, WORST_READS } from "./suite/worst-reads.ts";

/** Calls to anything but the database. Concurrent requests count apart. */
const outside = new AsyncLocalStorage<{ subrequests: number }>();

function subrequest(): void {
  const counted = outside.getStore();
  if (counted !== undefined) counted.subrequests++;
}

const worst = new Map<string, RouteCost>();

/** Runs something to its end. @returns what it asked for */
async function costOf(tally: RequestTally, run: () => Promise<unknown>): Promise<RouteCost> {
  const counted = { subrequests: 0 };
  return outside.run(counted, () =>
    tally.during(async () => {
      await run();
      return { statements: tally.statements(), ...counted };
    }),
  );
}

/** The API, keeping the highest cost of each route. */
const measured = (api: SqliteApi): SqliteApi => ({
  ...api,
  async ask(path, asking = {}) {
    let answer: Answer | undefined;
    const { statements, subrequests } = await costOf(api.tally, async () => {
      answer = await api.ask(path, asking);
    });
    const rule = rulesAt(path.split("?")[0] ?? "").find(({ method }) => method === (asking.method ?? "GET"));
    const name = `${rule?.method} ${rule?.path}`;
    const highest = worst.get(name);
    worst.set(name, {
      statements: Math.max(highest?.statements ?? 0, statements),
      subrequests: Math.max(highest?.subrequests ?? 0, subrequests),
    });
    if (answer === undefined) throw new Error(`no answer to ${path}`);
    return answer;
  },
});

/** The API with everything outside counted, and a mail provider that stores what it sends. */
async function countedApi(): Promise<SqliteApi> {
  const copies = memoryCopies();
  const api: SqliteApi = await sqliteApi({
    copies: {
      get(key) {
        subrequest();
        return copies.get(key);
      },
      put(key, bytes) {
        subrequest();
        return copies.put(key, bytes);
      },
    },
    mailer: {
      reachesMailboxes: false,
      send(mail) {
        subrequest();
        return outbox.send(mail);
      },
    },
  });
  const outbox = outboxMailer(api.database, () => api.now());
  return api;
}

/** Content of a real service; every text that is shipped may stand there too. */
async function readContent(): Promise<void> {
  const { origin } = standInWordpress([], undefined, {
    "/wp-content/uploads/a.png": { type: "image/png", bytes: new Uint8Array(8) },
  });
  const fetch: typeof origin.fetch = (url, init) => {
    subrequest();
    return origin.fetch(url, init);
  };
  const slugs = shippedPosts(null).map(({ slug }) => slug);
  for (const path of [
    `/content/?rest_route=/wp/v2/posts&per_page=100&lang=es&slug=${slugs.join(",")}`,
    "/content/?rest_route=/wp/v2/posts&per_page=100&lang=es&categories=1000000,1000001,1000002",
    "/content/?rest_route=/wp/v2/categories",
    "/content/image?path=/wp-content/uploads/a.png",
  ])
    // nothing is remembered yet
    await measured(await sqliteApi({ contentOrigin: { ...origin, fetch } })).ask(path);
}

async function readFullAccount(): Promise<void> {
  const api = await countedApi();
  const full = await person(measured(api));
  await publish(api, { ...readShippedDataset(), version: "shipped" }, () => api.now());
  await fillAccount(api, full);
  await grantAdmin(api, full);
  for (const path of Object.values(WORST_READS))
    expect([path, (await full.ask(path)).status < 500]).toEqual([path, true]);
  // the cases refuse changes of a region
  const noRows = { rows: [], expected: "shipped" };
  expect((await full.ask("/api/updateKind/impact/Spain", noRows)).status).toBe(200);
}

/** A key for scripts is made, used and removed. */
async function useKey(): Promise<void> {
  const api = await countedApi();
  await publish(api, { ...readShippedDataset(), version: "shipped" }, () => api.now());
  const owner = await person(measured(api));
  const made = await owner.ask("/api/createKey", { name: "Nightly", scope: "read", days: 30 });
  const { id, key } = Object(jsonOf(made)) as { id: string; key: string };
  const currentProductIds = ["hot_cup_paper_pe", "hot_cup_paper_pla"];
  const comparison = { usecase_id: "hot_cup", food_id: "coffee_milk", region_use: "Europe", currentProductIds };
  const scored = await measured(api).ask("/api/score", asking({ comparison }, key));
  const removed = await owner.ask("/api/removeKey", { id });
  expect([made.status, scored.status, removed.status]).toEqual([200, 200, 200]);
}

describe("the API on node:sqlite", () => {
  test.each(ALL_CASES)("$name", async ({ run, isLarge }) => {
    const api = measured(await countedApi());
    // every reply is checked against openapi.json
    await expect(run(isLarge ? api : heldToDescription(api))).resolves.toBeUndefined();
  });

  test.each(COPY_CASES)("$name", async ({ run }) => {
    await expect(run(heldToDescription(await sqliteApi()))).resolves.toBeUndefined();
  });
});

// runs after the cases above, which make the calls
test("every route states the worst number of its statements and subrequests", async () => {
  await readFullAccount();
  await readContent();
  await useKey();
  const names = ACCESS.map(({ method, path }) => `${method} ${path}` as RouteName);
  const isBounded = (name: RouteName): boolean => BOUNDED_BY_SPACE.includes(ROUTE_COSTS[name]);
  const found = Object.fromEntries(names.map((name) => [name, worst.get(name)]));
  const exact = names.filter((name) => !isBounded(name));
  expect(Object.fromEntries(exact.map((name) => [name, found[name]]))).toEqual(
    Object.fromEntries(exact.map((name) => [name, ROUTE_COSTS[name]])),
  );
  for (const name of names.filter(isBounded)) {
    expect(found[name]?.statements).toBeGreaterThan(5);
    expect([name, found[name]?.statements]).toEqual([
      name,
      Math.min(found[name]?.statements ?? Infinity, ROUTE_COSTS[name].statements),
    ]);
  }
});

test("no route reaches the 1,000 that a paid Worker may ask for", () => {
  for (const [route, { statements, subrequests }] of Object.entries<RouteCost>(ROUTE_COSTS))
    expect([route, statements + subrequests < (route === "GET /api/exportUser" ? 1000 : 500)]).toEqual([route, true]);
});

test("an export asks for few statements, however many items and shares there are", async () => {
  const api = await countedApi();
  const { userId, ...me } = await person(api);
  const now = api.now();
  for (let at = 0; at < QUOTAS.portfolio; at++)
    await api.items.upsert({
      kind: "portfolio",
      userId,
      id: freshId(),
      body: JSON.stringify(portfolio(freshId())),
      now,
    });
  const row = { kind: "comparison", name: "S", data_version: "v1", created: now, days: 0 } as const;
  for (let at = 0; at < SHARES; at++)
    await api.shares.create({ ...row, id: freshId(), userId, body: JSON.stringify(share()) });
  let exported: Answer | undefined;
  const { statements } = await costOf(api.tally, async () => {
    exported = await me.ask("/api/exportUser");
  });
  const { portfolios, shares } = Object(exported && jsonOf(exported)) as { portfolios: unknown[]; shares: unknown[] };
  expect([portfolios.length, shares.length]).toEqual([QUOTAS.portfolio, SHARES]);
  expect(statements).toBeLessThan(40);
});

test("a sweep asks for as many statements as it states", async () => {
  const api = await countedApi();
  expect(await costOf(api.tally, () => api.sweep())).toEqual(SWEEP_COST);
});
