import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { SavedProductSchema, type SavedProduct } from "../../../edge-api/contract/entities.ts";
import { changedSettings } from "../../../workers/engine/rules/changed-settings.ts";
import { copyOf } from "../../../workers/engine/rules/copied-draft.ts";
import { draftOfSaved } from "../../../workers/engine/rules/draft-of-saved.ts";
import { savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import { validateDraft } from "../../../workers/engine/rules/validate-draft.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { catalogue, draftOf, inputFor, recordOf, REGIONS, scoreTexts, tablesFor } from "./shipped.ts";

const inJson = (saved: SavedProduct): SavedProduct => JSON.parse(JSON.stringify(saved)) as SavedProduct;

/** A copy as the editor saves it. */
const copied = (prodsys_id: string, region: string): SavedProduct =>
  savedOfDraft(copyOf(draftOf(prodsys_id, region), `own_${prodsys_id}`));

const USE_CASES = catalogue.use_cases.map(({ usecase_id }, index) => ({ usecase_id, index }));

describe.each(USE_CASES)("copies of the products of $usecase_id", ({ usecase_id, index }) => {
  /** one region a use case in `npm test` */
  const regions = IS_SOAK ? REGIONS : [REGIONS[index % REGIONS.length] ?? "Europe"];
  const ids = catalogue.products
    .filter((product) => product.usecase_id === usecase_id)
    .map(({ prodsys_id }) => prodsys_id);

  it.each(regions)("score like their originals in every bit in %s, before and after a round trip", (region_use) => {
    // copied in another region than scored: a copy must not keep values of a region
    const copies = ids.map((id) => copied(id, "Europe"));
    const opened = copies.map((copy) => savedOfDraft(draftOfSaved(inJson(copy), tablesFor(usecase_id, region_use))));
    for (const recycling of [{ custom: false }, { custom: true }]) {
      const originals = scoreTexts(inputFor(usecase_id, ids, { region_use, recycling }));
      expect(originals).not.toContain("null");
      expect(scoreTexts(inputFor(usecase_id, copies, { region_use, recycling }))).toEqual(originals);
      expect(scoreTexts(inputFor(usecase_id, opened, { region_use, recycling }))).toEqual(originals);
    }
  });

  it("are valid for the form and the contract, and have no changed setting", () => {
    const tables = tablesFor(usecase_id);
    for (const id of ids) {
      const copy = copied(id, "Europe");
      const draft = draftOfSaved(copy, tables);
      expect(validateDraft(draft, tables)).toEqual([]);
      expect(v.parse(SavedProductSchema, copy)).toEqual(copy);
      expect(changedSettings(draft, draftOfSaved(recordOf(id), tables))).toEqual([]);
    }
  });
});

it("a copy does not change the original product", () => {
  const before = JSON.stringify(recordOf("hot_cup_ceramic"));
  copied("hot_cup_ceramic", "Europe");
  expect(JSON.stringify(recordOf("hot_cup_ceramic"))).toBe(before);
});

it("an edited recycled content is the same in every region", () => {
  const tables = tablesFor("beverage_can");
  const [first] = catalogue.products.filter(({ usecase_id }) => usecase_id === "beverage_can");
  if (first === undefined) throw new Error("no can");
  const draft = copyOf(draftOf(first.prodsys_id), "own");
  const edited = { ...draft, components: draft.components.map((part) => ({ ...part, recycled_content: 33 })) };
  const scored = (region_use: string, of: typeof draft) =>
    scoreTexts(inputFor("beverage_can", [savedOfDraft(of)], { region_use }))[0] ?? "";
  const shareIn = (text: string): number =>
    (JSON.parse(text) as { circularity: { recycled_content: number } }).circularity.recycled_content;
  expect(shareIn(scored("Europe", edited))).toBeCloseTo(0.33, 12);
  expect(shareIn(scored("UnitedStates", edited))).toBeCloseTo(0.33, 12);
  expect(changedSettings(edited, draft)).toContain("components/body/recycled_content");
  expect(validateDraft(edited, tables)).toEqual([]);
});
