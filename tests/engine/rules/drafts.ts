import * as fc from "fast-check";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import { blankDraft } from "../../../workers/engine/rules/blank-draft.ts";
import { addComponent, changeComponent, deleteComponent } from "../../../workers/engine/rules/change-component.ts";
import { changeProduct } from "../../../workers/engine/rules/change-product.ts";
import { copyOf } from "../../../workers/engine/rules/copied-draft.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import { changeStageDistance, changeStageMode, resetStage } from "../../../workers/engine/rules/transport-stages.ts";
import { catalogue, draftOf, tablesFor } from "./shipped.ts";

/** One change by a user in the form. */
export type Step = (draft: ProductDraft, tables: EditorTables) => ProductDraft;

const USE_CASES = ["hot_cup", "tray", "fork", "carry_bag"];
const worlds = fc.record({
  usecase_id: fc.constantFrom(...USE_CASES),
  region: fc.constantFrom("Europe", "Global", "UnitedStates"),
});

const hot = tablesFor("hot_cup");
const pick = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const ids = <Key extends string>(list: readonly Readonly<Record<Key, string>>[], key: Key): fc.Arbitrary<string> =>
  pick([...list.map((one) => one[key]), "gone", ""]);
const number = fc.oneof(
  fc.constantFrom(null, 0, 1, 0.4, -3, 100, 101, 1e6),
  fc.double({ min: 0, max: 5000, noNaN: true }),
  fc.integer({ min: 0, max: 500 }),
);
const certificates = fc.subarray(["fsc", "bpi", "cma", "sfi"]);

export const productChanges = fc.record(
  {
    name: fc.string({ maxLength: 8 }),
    description: fc.oneof(fc.string({ maxLength: 8 }), fc.constant("x".repeat(101))),
    item_code: fc.constantFrom("", "0012345", "4006381333931", "4006381333932", "x".repeat(65), "4\u202E7", "4\t7"),
    notes: fc.oneof(fc.string({ maxLength: 8 }), fc.constant("x".repeat(501))),
    size: number,
    mass_load_percent: number,
    reusable: fc.boolean(),
    uses: number,
    wash_system_id: ids(hot.wash_systems, "wash_system_id"),
    wash_load: number,
    washes_per_use: number,
    wash_distance_km: number,
    region_production: fc.option(ids(hot.production_regions, "region_id")),
  },
  { requiredKeys: [] },
);

export const componentChanges = fc.record(
  {
    component_name: fc.constantFrom("Body", "Lid", "", "x".repeat(201)),
    mat_recipe_id: ids(hot.materials, "mat_recipe_id"),
    mass_grams: number,
    mass_basis: fc.constantFrom("" as const, "weighed" as const, "specified" as const),
    coc_contact_id: ids(hot.contacts, "coc_contact_id"),
    litter_class: ids(hot.litter_classes, "litter_class"),
    recycled_content: number,
    designed_for_recycling: fc.boolean(),
    compostable_default: fc.boolean(),
    compost_certificates: certificates,
    sourcing_certificates: certificates,
    compliance: fc.constantFrom(0, 1, 4, 9),
    disclosure: fc.constantFrom(0, 1, 3, 9),
  },
  { requiredKeys: [] },
);

const place = fc.nat({ max: 3 });
const partAt = (draft: ProductDraft, at: number): string => draft.components[at]?.component_id ?? "nobody";
export const contexts = pick(hot.stages.flatMap(({ stages }) => stages.map(({ context_id }) => context_id)));
export const modes = pick(hot.modes.map(({ trans_ui_type }) => trans_ui_type));
export const distances = fc.oneof(fc.constantFrom(0, -5, 1e7), fc.double({ min: 0, max: 30_000, noNaN: true }));

const step: fc.Arbitrary<Step> = fc.oneof(
  productChanges.map(
    (changes): Step =>
      (draft, tables) =>
        changeProduct(draft, changes, tables),
  ),
  fc.tuple(place, componentChanges).map(
    ([at, changes]): Step =>
      (draft, tables) =>
        changeComponent(draft, partAt(draft, at), changes, tables),
  ),
  fc.constant<Step>(addComponent),
  place.map(
    (at): Step =>
      (draft) =>
        deleteComponent(draft, partAt(draft, at)),
  ),
  fc.tuple(contexts, fc.option(distances)).map(
    ([context, km]): Step =>
      (draft, tables) =>
        changeStageDistance(draft, tables, context, km).draft,
  ),
  fc.tuple(contexts, modes).map(
    ([context, mode]): Step =>
      (draft, tables) =>
        changeStageMode(draft, tables, context, mode).draft,
  ),
  contexts.map(
    (context): Step =>
      (draft) =>
        resetStage(draft, context),
  ),
);

const starts = (tables: EditorTables): fc.Arbitrary<ProductDraft> => {
  const { usecase_id } = tables.use_case;
  const builtIn = catalogue.products.filter((product) => product.usecase_id === usecase_id);
  return fc.oneof(
    fc.constant(blankDraft("mine", tables)),
    pick(builtIn).map(({ prodsys_id }) => copyOf(draftOf(prodsys_id, tables.region_use), "mine")),
  );
};

/** Any draft that a user can make, valid or not; `tablesOf` gives the tables used while editing. */
export interface Edited {
  readonly draft: ProductDraft;
  readonly region: string;
}

export const tablesOf = ({ draft, region }: Edited): EditorTables => tablesFor(draft.usecase_id, region);

export const edited: fc.Arbitrary<Edited> = worlds.chain(({ usecase_id, region }) => {
  const tables = tablesFor(usecase_id, region);
  return fc
    .tuple(starts(tables), fc.array(step, { maxLength: 8 }))
    .map(([start, steps]) => ({ region, draft: steps.reduce((draft, take) => take(draft, tables), start) }));
});
