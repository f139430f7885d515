import { randomInt, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";

const REGION = "Europe";
const FOODS = ["coffee_milk", "tea", "coffee"];

/** A person whose work is on the server, and what a browser keeps of the session. */
export interface StoredWork {
  readonly comparison: string;
  readonly portfolio: string;
  /** for local storage */
  readonly session: Readonly<Record<string, string>>;
}

interface Product {
  readonly prodsys_id: string;
  readonly usecase_id: string;
}

/** @param token of the session; then the body is packed, as the page does with large ones */
async function post(url: string, body: object, token?: string): Promise<Response> {
  const text = JSON.stringify(body);
  const headers = {
    "Content-Type": "application/json",
    ...(token !== undefined && { "Content-Encoding": "gzip" }),
    // an address of its own for the rate limits
    "CF-Connecting-IP": `10.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(url, {
    method: "POST",
    headers,
    body: token === undefined ? text : new Uint8Array(gzipSync(text)),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** A new account with a comparison of so many products and a portfolio of so many lines. */
export async function storeWork(origin: string, counts: { products: number; lines: number }): Promise<StoredWork> {
  const email = `${randomUUID()}@example.org`;
  const person = { email, password: "a glass cup, washed", name: "Ada", company: "Canteens", job: "Buyer" };
  const { accessToken } = (await (await post(`${origin}/api/register`, person)).json()) as { accessToken: string };
  const listed = (await (await fetch(`${origin}/api/listKind/Product`)).json()) as readonly Product[];
  const cups = listed.filter(({ usecase_id }) => usecase_id === "hot_cup").map(({ prodsys_id }) => prodsys_id);
  const others = listed.filter(({ usecase_id }) => usecase_id !== "hot_cup").map(({ prodsys_id }) => prodsys_id);
  const [comparison, portfolio] = [randomUUID(), randomUUID()];
  await post(
    `${origin}/api/createComparison`,
    {
      comparison_id: comparison,
      comparison_name: "Bench",
      region_use: REGION,
      usecase_id: "hot_cup",
      food_id: FOODS[0],
      currentProductIds: [...cups, ...others].slice(0, counts.products),
      custom_composting_and_recycling: false,
      recycling_overrides: {},
      rawscoresPerUse: false,
    },
    accessToken,
  );
  const entries = Array.from({ length: counts.lines }, (_, at) => ({
    prodsys_id: cups[at % cups.length],
    food_id: FOODS[at % FOODS.length],
    quantity: (at % 500) + 1,
    label: `site ${at % 40}`,
  }));
  await post(
    `${origin}/api/createPortfolio`,
    {
      portfolio_id: portfolio,
      portfolio_name: "Bench",
      portfolio_desc: "Lines",
      region_use: REGION,
      products: { hot_cup: entries },
    },
    accessToken,
  );
  return {
    comparison,
    portfolio,
    session: { accessToken, accountEmail: email, isAdmin: "false", tare_version: "11" },
  };
}
