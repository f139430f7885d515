import { ComparisonSchema } from "../contract/comparison.ts";
import { CustomFoodSchema } from "../contract/custom-food.ts";
import { NameMappingsSchema } from "../contract/name-mappings.ts";
import { AnySavedProductSchema, type EntityKind } from "../contract/entities.ts";
import type { MissingPartsReply, SavedReply } from "../contract/reply-schemas.ts";
import { BODY_LIMITS, PORTFOLIO_ENTRIES, UNVERIFIED_BYTES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { ItemWrite } from "../ports/item-store.ts";
import { refuseNoContact } from "./food-contact.ts";
import type { SharedPorts } from "./large-bodies.ts";
import type { Pieces } from "./pieces.ts";
import type { EntryPorts } from "./portfolio-entries.ts";
import { missingParts, packPortfolio, type PackedPortfolio, wholePortfolio, withVersion } from "./portfolio-item.ts";
import { readBody, refuseOverRow, textPieces } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { isWaiting } from "./verify-email.ts";

type Content = Pick<ItemWrite, "id" | "body" | "manifest"> & Pick<PackedPortfolio, "lines">;
type SavePorts = EntryPorts & Pick<SharedPorts, "accounts" | "items" | "largeBodies" | "mailer" | "reference">;

type ReadPorts = EntryPorts & Pick<Ports, "items">;

/** An item that a call is about. */
interface ItemCall {
  readonly kind: EntityKind;
  readonly id: string;
  readonly ifMatch: string | undefined;
  /** whether a large portfolio in the reply names its parts in place of its entries */
  readonly byParts: boolean;
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
  portfolio: (ports, request, userId) =>
    ports.largeBodies.during((grown) =>
      packPortfolio(ports, userId, textPieces(request, BODY_LIMITS.portfolio, grown)),
    ),
} as const satisfies Record<EntityKind, (ports: SavePorts, request: Request, userId: string) => Promise<Content>>;

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
 * @returns what was saved, or the parts without which nothing was saved
 * @throws Refusal of the body; unknown_item (update), conflict with the server's copy, email_unverified, quota_exceeded
 */
export async function saveItem(
  ports: SavePorts,
  userId: string,
  options: Omit<ItemCall, "id"> & { readonly verb: "upsert" | "update" },
  request: Request,
): Promise<SavedReply | MissingPartsReply> {
  const { items, mailer, now } = ports;
  const { kind, verb, byParts } = options;
  const expected = expectedVersion(options.ifMatch);
  const content: Content = await CONTENT[kind](ports, request, userId);
  refuseOverRow(content.body);
  const unverifiedBytes = mailer.reachesMailboxes ? UNVERIFIED_BYTES : undefined;
  const version = await items[verb]({ ...content, kind, userId, expected, unverifiedBytes, now: now() });
  if (version !== null) return { id: content.id, version };
  const current = await items.find(kind, userId, content.id);
  if (current === null && (verb === "update" || (expected ?? 0) !== 0)) throw new Refusal("unknown_item");
  if (current !== null && expected !== undefined && expected !== current.version) {
    throw await conflictWith(ports, userId, { kind, id: content.id, byParts });
  }
  const missing = await missingParts(ports, userId, content.manifest ?? []);
  if (missing.length > 0) return { missing };
  if ((content.lines ?? 0) > PORTFOLIO_ENTRIES) throw new Refusal("too_many_entries");
  throw new Refusal((await isWaiting(ports, userId)) ? "email_unverified" : "quota_exceeded");
}

/** A conflict with the server's copy, which is `null` if the item was deleted meanwhile. */
const conflictWith = async (ports: ReadPorts, userId: string, item: Omit<ItemCall, "ifMatch">) =>
  new Refusal("conflict", { current: (await itemPieces(ports, userId, item)) ?? ["null"] });

/** The whole item as JSON text in pieces; null: no such item. */
async function itemPieces(
  ports: ReadPorts,
  userId: string,
  { kind, id, byParts }: Omit<ItemCall, "ifMatch">,
): Promise<Pieces | null> {
  if (kind === "portfolio") return wholePortfolio(ports, userId, id, byParts);
  const item = await ports.items.find(kind, userId, id);
  return item && [withVersion(item)];
}

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

/** GET portfolio/{id}. @throws Refusal unknown_item */
export async function portfolioPieces(ports: ReadPorts, userId: string, id: string, byParts: boolean): Promise<Pieces> {
  const pieces = await wholePortfolio(ports, userId, id, byParts);
  if (pieces === null) throw new Refusal("unknown_item");
  return pieces;
}

/** GET delete…/{id}. @throws Refusal unknown_item; conflict with the server's copy, if If-Match names another version */
export async function deleteItem(ports: ReadPorts, userId: string, item: ItemCall): Promise<void> {
  const { kind, id, ifMatch } = item;
  if (await ports.items.remove(kind, userId, id, expectedVersion(ifMatch))) return;
  if ((await ports.items.find(kind, userId, id)) === null) throw new Refusal("unknown_item");
  throw await conflictWith(ports, userId, item);
}
