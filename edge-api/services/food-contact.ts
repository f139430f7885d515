import type { OwnProduct } from "../contract/custom-product.ts";
import type { ReferenceKind, ReferenceRow } from "../contract/reference-kinds.ts";
import { BASE_REGION } from "../contract/regions.ts";
import type { Ports } from "../ports.ts";
import { invalidField, Refusal } from "./refusal.ts";
import { openTables } from "./tables/open-tables.ts";

/** Contact id of a component that does not touch food (kind coc-contact-spec). */
const NO_CONTACT = "none";

type Component = OwnProduct["components"][number];

const touchesFood = ({ coc_contact_id = "" }: Component): boolean =>
  coc_contact_id !== "" && coc_contact_id !== NO_CONTACT;

/** The current base tables of these kinds. */
async function currentTables({ reference }: Pick<Ports, "reference">, kinds: readonly ReferenceKind[]) {
  const list = await reference.findList(BASE_REGION);
  const entries = list === null ? [] : await reference.listKinds(list);
  const rows: ReferenceRow[] = [];
  for (const { kind, sha256 } of entries) {
    if (!kinds.some((wanted) => wanted === kind)) continue;
    const text = await reference.findText(sha256);
    if (text === null) throw new Refusal("unavailable");
    rows.push(...(JSON.parse(`[${text}]`) as ReferenceRow[]));
  }
  return openTables(rows);
}

/** Whether the use case has a built-in product of one component without food contact, such as a carrier bag. */
async function isUsualFor(ports: Pick<Ports, "reference">, usecase: string): Promise<boolean> {
  const tables = await currentTables(ports, ["prodsys", "recipe"]);
  const components = Map.groupBy(tables.get("recipe") ?? [], ([key]) => key.split("/")[0]);
  return [...(tables.get("prodsys") ?? [])].some(([prodsys_id, product]) => {
    const [first, ...others] = components.get(prodsys_id) ?? [];
    return product["usecase"] === usecase && first?.[1]["coc_contact_id"] === NO_CONTACT && others.length === 0;
  });
}

/**
 * Refuses a component without food contact unless another component has contact, or built-in products of the use case
 * are like this. The product form has the same rule (specification section 5, decisions.md 20).
 *
 * @throws Refusal invalid, naming the component; unavailable
 */
export async function refuseNoContact(
  ports: Pick<Ports, "reference">,
  { components, usecase }: OwnProduct,
): Promise<void> {
  const place = components.findIndex(
    (component, index) =>
      component.coc_contact_id === NO_CONTACT &&
      !components.some((other, otherIndex) => otherIndex !== index && touchesFood(other)),
  );
  if (place < 0 || (await isUsualFor(ports, usecase))) return;
  const field = `customProduct.product.components.${place}.coc_contact_id`;
  const text = "no contact with food is possible only beside another component that has contact";
  throw invalidField(field, text);
}
