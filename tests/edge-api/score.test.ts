import { beforeAll, describe, expect, test } from "vitest";
import { BASE_REGION, REGION_IDS } from "../../edge-api/contract/regions.ts";
import { RATES, SCORED_LINES } from "../../edge-api/contract/limits.ts";
import { openTables } from "../../edge-api/services/tables/open-tables.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { seededRandom } from "../../workers/engine/analysis/seeded-random.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { shippedEngine, type ShippedEngine } from "../../workers/command-line/reference.ts";
import { IS_SOAK } from "../fixtures/soak.ts";
import { jsonOf, publish, type Answer } from "./suite/api-under-test.ts";
import { assertDescribed } from "./suite/described.ts";
import { product } from "./suite/items.ts";
import { asking, freshAddress, person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

const [COMPARISONS, PORTFOLIOS] = IS_SOAK ? [160, 40] : [40, 10];
const shipped = readShippedDataset();
let api: SqliteApi;
let page: ShippedEngine;
let token: string;
beforeAll(async () => {
  api = await sqliteApi();
  await publish(api, shipped);
  page = await shippedEngine();
  ({ token } = await person(api));
});

async function score(body: unknown, as: string | undefined = token, address = freshAddress()): Promise<Answer> {
  const request = asking(body, as, { "X-Forwarded-For": address });
  const answer = await api.ask("/api/score", request);
  assertDescribed("/api/score", request, answer);
  return answer;
}

const random = seededRandom(53);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const some = <T>(list: readonly T[], most: number): readonly T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list));

const base = openTables(shipped.rows[BASE_REGION] ?? []);
const idsIn = (kind: "usecase" | "food-spec" | "mat-recov-spec") => [...(base.get(kind)?.keys() ?? [])];
const PRODUCTS = [...(base.get("prodsys") ?? [])];
const [USE_CASES, FOODS] = [idsIn("usecase"), idsIn("food-spec")];
const productsOf = (usecase: string) => PRODUCTS.filter(([, row]) => row["usecase"] === usecase).map(([id]) => id);
const settings = () => ({
  region_use: pick(REGION_IDS),
  recycling_overrides: random() < 0.5 ? {} : { recycle: { [pick(idsIn("mat-recov-spec"))]: random() < 0.5 } },
  ...(random() < 0.3 && { weights: { climate: random(), h2o: random(), chemicals: 1 } }),
});
/** The engine's context, as app/state/comparison/comparison-input.ts makes it. */
const contextOf = ({ region_use, recycling_overrides, weights }: ReturnType<typeof settings>, custom: boolean) => ({
  region_use,
  recycling: { custom, ...recycling_overrides },
  ...(weights && { weights }),
  custom_products: [],
  custom_foods: [],
});

describe("the numbers are those of the page, bit by bit", () => {
  test(`of ${COMPARISONS} comparisons`, async () => {
    for (let at = 0; at < COMPARISONS; at++) {
      if (at % 100 === 0) await api.pass(RATES.score.window);
      const [head, usecase_id, food_id, custom] = [settings(), pick(USE_CASES), pick([...FOODS, ""]), random() < 0.5];
      const ids = [...some(productsOf(usecase_id), 6), ...(at % 20 === 0 ? ["nothing"] : [])];
      const given = { ...head, usecase_id, food_id: food_id || "none", currentProductIds: ids };
      const comparison = { ...given, comparison_name: "left out", customCompostingAndRecycling: custom };
      const input: ComparisonInput = {
        ...contextOf(head, custom),
        usecase_id,
        food_id: given.food_id,
        products: ids.map((prodsys_id) => ({ prodsys_id })),
      };
      const expected = await page.engine.scoreComparison(page.version, input);
      expect(expected.ok).toBe(true);
      const answer = await score({ comparison });
      expect(jsonOf(answer)).toEqual({
        data_version: shipped.version,
        comparison: JSON.parse(JSON.stringify(expected.ok && expected.value)),
      });
    }
  });

  test("the cases have foods, settings and products", () => {
    expect([FOODS.length > 5, USE_CASES.length > 5, idsIn("mat-recov-spec").length > 3]).toEqual([true, true, true]);
  });

  test(`of ${PORTFOLIOS} portfolios, whose lines have places across use cases`, async () => {
    for (let at = 0; at < PORTFOLIOS; at++) {
      if (at % 100 === 0) await api.pass(RATES.score.window);
      const [head, custom] = [settings(), random() < 0.5];
      const lines = Array.from({ length: 40 }, (_, place) => {
        const usecase_id = pick(USE_CASES);
        const ids = productsOf(usecase_id);
        const quantity = random() < 0.5 ? 1 + Math.floor(random() * 9999) : 1 + random() * 9;
        return {
          usecase_id,
          prodsys_id: pick(ids.length > 0 ? ids : ["nothing"]),
          food_id: pick(FOODS),
          quantity,
          place,
        };
      });
      const products = Object.fromEntries(
        USE_CASES.map((id) => [
          id,
          lines.filter(({ usecase_id }) => usecase_id === id).map(({ usecase_id: _useCase, ...entry }) => entry),
        ]),
      );
      const portfolio = { ...head, custom_composting_and_recycling: custom, products };
      const data = LineTable.of(lines.map(({ place: _place, ...line }) => ({ ...line, label: "" }))).data();
      const job = { portfolio: `p${at}`, job: `j${at}` };
      const expected = await page.engine.openPortfolio(
        page.version,
        contextOf(head, custom),
        data,
        {},
        job,
        () => undefined,
      );
      expect(expected.ok).toBe(true);
      const answer = await score({ portfolio });
      expect(jsonOf(answer)).toEqual({
        data_version: shipped.version,
        portfolio: JSON.parse(JSON.stringify(expected.ok && expected.value)),
      });
    }
  });
});

describe("what a request may hold", () => {
  const comparison = {
    usecase_id: "hot_cup",
    food_id: "coffee",
    region_use: "Germany",
    currentProductIds: ["hot_cup_paper_pe"],
  };
  const line = { prodsys_id: "hot_cup_paper_pe", food_id: "coffee", quantity: 3 };
  const portfolio = (count: number) => ({
    region_use: "Germany",
    products: { hot_cup: Array.from({ length: count }, () => line) },
  });

  test("an own product is scored with its settings, and hides no other request's", async () => {
    const own = product("hot_cup_paper_pe");
    const of = async (more: object) => jsonOf(await score({ comparison, ...more })) as { comparison: unknown };
    const before = await of({});
    expect(await of({ products: [own] })).not.toEqual(before);
    expect(await of({})).toEqual(before);
  });

  test(`${SCORED_LINES} lines are scored, one more is refused`, async () => {
    expect((await score({ portfolio: portfolio(SCORED_LINES) })).status).toBe(200);
    expect((await score({ portfolio: portfolio(SCORED_LINES + 1) })).status).toBe(400);
  });

  test("of two large requests at once one waits for its turn; small ones do not", async () => {
    const large = { portfolio: portfolio(SCORED_LINES) };
    const answers = await Promise.all([score(large), score(large), score({ comparison })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get("Retry-After")).filter((each) => each !== null)).toHaveLength(1);
  });

  test.each([
    ["nothing", {}],
    ["both", { comparison, portfolio: portfolio(1) }],
    ["no lines", { portfolio: portfolio(0) }],
    ["an unknown region", { comparison: { ...comparison, region_use: "Atlantis" } }],
    ["a name that all objects have", { comparison: { ...comparison, region_use: "constructor" } }],
    ["501 products", { comparison: { ...comparison, currentProductIds: Array.from({ length: 501 }, () => "a") } }],
    ["201 own products", { comparison, products: Array.from({ length: 201 }, (_, at) => product(`own_${at}`)) }],
    ["a weight that is no number", { comparison: { ...comparison, weights: { climate: "1" } } }],
  ])("%s is refused", async (_name, body) => {
    expect((await score(body)).status).toBe(400);
  });

  test("a body over the limit is refused, also when it is small on the wire", async () => {
    const text = JSON.stringify({ comparison, note: "a".repeat(3 * 1024 * 1024) });
    const packed = await new Response(
      new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")),
    ).arrayBuffer();
    const headers = {
      "Content-Type": "application/json",
      "Content-Encoding": "gzip",
      "X-Forwarded-For": freshAddress(),
    };
    const answer = await api.ask("/api/score", { method: "POST", headers, body: new Uint8Array(packed) });
    expect(answer.status).toBe(413);
  });

  test("an unknown version is refused", async () => {
    expect((await score({ comparison: { ...comparison, data_version: "1999.1" } })).status).toBe(404);
    expect((await score({ comparison: { ...comparison, data_version: "../x" } })).status).toBe(404);
  });

  test("without a login the limit is tight, by address; an invalid token is refused", async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let at = 0; at <= RATES.openScore.limit; at++) {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
      statuses.push(
        (await api.ask("/api/score", { method: "POST", headers, body: JSON.stringify({ comparison }) })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: RATES.openScore.limit }, () => 200), 429]);
    expect((await score({ comparison }, "invalid")).status).toBe(401);
  });
});
