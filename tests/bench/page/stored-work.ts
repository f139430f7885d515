import { randomInt, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";

const REGION = "Europe";
const USE_CASE = "hot_cup";
/** Different products in the lines. */
const LISTED = 8;
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
  readonly usecase: string;
}

/** @param isPacked as the page sends large bodies */
async function post(url: string, body: object, token?: string, isPacked = false): Promise<Response> {
  const text = JSON.stringify(body);
  const headers = {
    "Content-Type": "application/json",
    ...(isPacked && { "Content-Encoding": "gzip" }),
    // an address of its own for the rate limits
    "CF-Connecting-IP": `10.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(url, {
    method: "POST",
    headers,
    body: isPacked ? new Uint8Array(gzipSync(text)) : text,
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** A new account with a comparison of so many products and a portfolio of so many lines. */
export async function storeWork(origin: string, counts: { products: number; lines: number }): Promise<StoredWork> {
  const email = `${randomUUID()}@example.org`;
  const person = { email, password: "a glass cup, washed", name: "Ada", company: "Canteens", job: "Buyer" };
  const { accessToken } = (await (await post(`${origin}/api/register`, person)).json()) as { accessToken: string };
  const [reply] = (await (await fetch(`${origin}/api/listKind/prodsys`)).json()) as readonly { data: string }[];
  const listed = Object.values(JSON.parse(reply?.data ?? "{}") as Readonly<Record<string, Product>>);
  // a use case of its own comes first; no shipped one has twenty products
  const inOrder = listed.toSorted((a, b) => Number(b.usecase === USE_CASE) - Number(a.usecase === USE_CASE));
  const ids = inOrder.map(({ prodsys_id }) => prodsys_id);
  const [comparison, portfolio] = [randomUUID(), randomUUID()];
  await post(
    `${origin}/api/createComparison`,
    {
      comparison_id: comparison,
      comparison_name: "Bench",
      region_use: REGION,
      usecase_id: USE_CASE,
      food_id: FOODS[0],
      currentProductIds: ids.slice(0, counts.products),
      custom_composting_and_recycling: false,
      recycling_overrides: {},
      rawscoresPerUse: false,
    },
    accessToken,
  );
  const entries = Array.from({ length: counts.lines }, (_, at) => ({
    prodsys_id: ids[at % LISTED],
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
      products: { [USE_CASE]: entries },
    },
    accessToken,
    true,
  );
  return {
    comparison,
    portfolio,
    session: { accessToken, accountEmail: email, isAdmin: "false", tare_version: "11" },
  };
}
