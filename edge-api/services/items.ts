import { ComparisonSchema } from "../contract/comparison.ts";
import { CustomFoodSchema } from "../contract/custom-food.ts";
import { SavedProductSchema } from "../contract/entities.ts";
import type { EntityKind, SavedReply } from "../contract/entities.ts";
import { BODY_LIMITS } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { ItemWrite } from "../ports/item-store.ts";
import { packPortfolio, wholePortfolio, withVersion } from "./portfolio-item.ts";
import { readBody, readText, refuseOverRow } from "./read-body.ts";
import { Refusal } from "./refusal.ts";

type Content = Pick<ItemWrite, "id" | "body" | "entries">;

/** How each kind's body becomes what is stored: parsed to a fresh object, so nothing unknown is kept. */
const CONTENT = {
  async comparison(request) {
    const item = await readBody(request, BODY_LIMITS.entity, ComparisonSchema);
    return { id: item.comparison_id, body: JSON.stringify(item) };
  },
  async product(request) {
    const item = await readBody(request, BODY_LIMITS.entity, SavedProductSchema);
    return { id: item.customProduct.prodsys_id, body: JSON.stringify(item) };
  },
  async food(request) {
    const item = await readBody(request, BODY_LIMITS.entity, CustomFoodSchema);
    return { id: item.food_id, body: JSON.stringify(item) };
  },
  portfolio: async (request) => packPortfolio(await readText(request, BODY_LIMITS.portfolio)),
} as const satisfies Record<EntityKind, (request: Request) => Promise<Content>>;

/** A version that no item has: an If-Match that names none matches none. */
const NO_VERSION = -1;

/** The version that `If-Match` names; absent or `*`: whichever there is. 0 is an item that is not there yet. */
function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? NO_VERSION : Number(version);
}

/**
 * POST create… and update…. Creating again, with the same id, replaces: a repeated call makes no second row.
 *
 * @throws Refusal for the body; unknown_item (update), conflict with the server's copy, quota_exceeded
 */
export async function saveItem(
  ports: Pick<Ports, "items" | "now">,
  userId: string,
  how: { readonly kind: EntityKind; readonly verb: "upsert" | "update"; readonly ifMatch: string | undefined },
  request: Request,
): Promise<SavedReply> {
  const { items, now } = ports;
  const { kind, verb } = how;
  const expected = expectedVersion(how.ifMatch);
  const content = await CONTENT[kind](request);
  refuseOverRow(content.body);
  const version = await items[verb]({ ...content, kind, userId, expected, now: now() });
  if (version !== null) return { id: content.id, version };
  const current = await items.find(kind, userId, content.id);
  if (current === null && (verb === "update" || (expected ?? 0) !== 0)) throw new Refusal("unknown_item");
  if (current !== null && expected !== undefined && expected !== current.version) {
    throw await conflictWith(ports, kind, userId, content.id);
  }
  throw new Refusal("quota_exceeded");
}

/** With the server's copy; it may be gone by now: then that is the conflict. */
const conflictWith = async (ports: Pick<Ports, "items">, kind: EntityKind, userId: string, id: string) =>
  new Refusal("conflict", { current: (await itemText(ports, kind, userId, id)) ?? "null" });

/** The item whole, as JSON text; null: there is none. */
async function itemText(
  ports: Pick<Ports, "items">,
  kind: EntityKind,
  userId: string,
  id: string,
): Promise<string | null> {
  if (kind === "portfolio") return wholePortfolio(ports, userId, id);
  const item = await ports.items.find(kind, userId, id);
  return item === null ? null : withVersion(item);
}

/** GET list…: JSON text of all items of the user; large portfolios without their entries. */
export const listText = async ({ items }: Pick<Ports, "items">, kind: EntityKind, userId: string): Promise<string> =>
  `[${(await items.list(kind, userId)).map(withVersion).join(",")}]`;

/** GET portfolio/{id}. @throws Refusal unknown_item */
export async function portfolioText(ports: Pick<Ports, "items">, userId: string, id: string): Promise<string> {
  const text = await wholePortfolio(ports, userId, id);
  if (text === null) throw new Refusal("unknown_item");
  return text;
}

/** GET delete…/{id}. @throws Refusal unknown_item; conflict with the server's copy, where If-Match names another version */
export async function deleteItem(
  ports: Pick<Ports, "items">,
  userId: string,
  { kind, id, ifMatch }: { readonly kind: EntityKind; readonly id: string; readonly ifMatch: string | undefined },
): Promise<void> {
  if (await ports.items.remove(kind, userId, id, expectedVersion(ifMatch))) return;
  if ((await ports.items.find(kind, userId, id)) === null) throw new Refusal("unknown_item");
  throw await conflictWith(ports, kind, userId, id);
}
