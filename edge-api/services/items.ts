import { ComparisonSchema } from "../contract/comparison.ts";
import { CustomFoodSchema } from "../contract/custom-food.ts";
import { NameMappingsSchema } from "../contract/name-mappings.ts";
import { AnySavedProductSchema, type EntityKind } from "../contract/entities.ts";
import type { SavedReply } from "../contract/reply-schemas.ts";
import { BODY_LIMITS, UNVERIFIED_BYTES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { ItemWrite, StoredItem } from "../ports/item-store.ts";
import { dropBody, type StoredText } from "./bodies.ts";
import { refuseNoContact } from "./food-contact.ts";
import type { SharedPorts } from "./large-bodies.ts";
import {
  readPortfolioItem,
  wholePortfolio,
  withVersion,
  writePacked,
  type PortfolioPorts,
  type ReadPortfolioItem,
} from "./portfolio-item.ts";
import { readBody, refuseOverRow, textPieces } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { isWaiting } from "./verify-email.ts";

type Content = Pick<ItemWrite, "id" | "body"> & Partial<ReadPortfolioItem>;
type SavePorts = PortfolioPorts & Pick<SharedPorts, "accounts" | "largeBodies" | "mailer" | "reference">;

/** An item that a call is about. */
interface ItemCall {
  readonly kind: EntityKind;
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** Reads and validates the body of each kind. Parsing builds a new object, so unknown fields are not stored. */
const CONTENT = {
  async comparison(_, request) {
    const item = await readBody(request, BODY_LIMITS.entity, ComparisonSchema);
    return { id: item.comparison_id, body: JSON.stringify(item) };
  },
  async product(ports, request) {
    const item = await readBody(request, BODY_LIMITS.entity, AnySavedProductSchema);
    await refuseNoContact(ports, item.customProduct.product);
    return { id: item.customProduct.product.prodsys_id, body: JSON.stringify(item) };
  },
  async food(_, request) {
    const item = await readBody(request, BODY_LIMITS.entity, CustomFoodSchema);
    return { id: item.food_id, body: JSON.stringify(item) };
  },
  async mapping(_, request) {
    const item = await readBody(request, BODY_LIMITS.entity, NameMappingsSchema);
    return { id: item.mapping_id, body: JSON.stringify(item) };
  },
  portfolio: (ports, request) =>
    ports.largeBodies.during((grown) => readPortfolioItem(ports, textPieces(request, BODY_LIMITS.portfolio, grown))),
} as const satisfies Record<EntityKind, (ports: SavePorts, request: Request) => Promise<Content>>;

/** Never the version of an item; stands for an If-Match that names no version. */
const NO_VERSION = -1;

/**
 * The version that `If-Match` names; undefined without it or for `*`: any version. 0 means that the item does not exist
 * yet.
 */
function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? NO_VERSION : Number(version);
}

/**
 * POST create… and update…. A repeated create with the same id replaces the item.
 *
 * @throws Refusal of the body; unknown_item (update), conflict with the server's copy, email_unverified, quota_exceeded
 */
export async function saveItem(
  ports: SavePorts,
  userId: string,
  options: Omit<ItemCall, "id"> & { readonly verb: "upsert" | "update" },
  request: Request,
): Promise<SavedReply> {
  const { items, mailer, now } = ports;
  const { kind, verb } = options;
  const expected = expectedVersion(options.ifMatch);
  const { id, body, lines, packed }: Content = await CONTENT[kind](ports, request);
  refuseOverRow(body);
  const unverifiedBytes = mailer.reachesMailboxes ? UNVERIFIED_BYTES : undefined;
  const write: ItemWrite = { kind, userId, id, body, lines, expected, unverifiedBytes, now: now() };
  const written = await (packed === undefined ? items[verb](write) : writePacked(ports, verb, write, packed));
  if (written !== null) {
    await dropBody(ports, userId, written.dropped);
    return { id, version: written.version };
  }
  const current = await items.find(kind, userId, id);
  if (current === null && (verb === "update" || (expected ?? 0) !== 0)) throw new Refusal("unknown_item");
  if (current !== null && expected !== undefined && expected !== current.version) throw conflictWith(current);
  throw new Refusal((await isWaiting(ports, userId)) ? "email_unverified" : "quota_exceeded");
}

/** A conflict with the server's copy as lists have it: of a large portfolio without its entries. */
const conflictWith = (current: StoredItem): Refusal => new Refusal("conflict", { current: withVersion(current) });

/** GET list…: all items of the user as JSON text, page by page; large portfolios without their entries. */
export async function* listPieces(
  { items }: Pick<Ports, "items">,
  kind: EntityKind,
  userId: string,
): AsyncGenerator<string, void> {
  let prefix = "[";
  for await (const page of items.pages(kind, userId)) {
    if (page.length === 0) continue;
    yield prefix + page.map(withVersion).join(",");
    prefix = ",";
  }
  yield prefix === "[" ? "[]" : "]";
}

/** GET portfolio/{id}. @throws Refusal unknown_item, body_damaged */
export async function portfolioOf(ports: PortfolioPorts, userId: string, id: string): Promise<StoredText> {
  const found = await wholePortfolio(ports, userId, id);
  if (found === null) throw new Refusal("unknown_item");
  return found;
}

/** GET delete…/{id}. @throws Refusal unknown_item; conflict with the server's copy, if If-Match names another version */
export async function deleteItem(ports: PortfolioPorts, userId: string, item: ItemCall): Promise<void> {
  const { kind, id, ifMatch } = item;
  const removed = await ports.items.remove(kind, userId, id, expectedVersion(ifMatch));
  if (removed !== null) return dropBody(ports, userId, removed.dropped);
  const current = await ports.items.find(kind, userId, id);
  throw current === null ? new Refusal("unknown_item") : conflictWith(current);
}
