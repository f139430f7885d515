import "../../fixtures/property-runs.ts";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { SavedProductSchema } from "../../../edge-api/contract/entities.ts";
import { productProfiles } from "../../../workers/engine/analysis/product-profile.ts";
import { changeComponent, deleteComponent } from "../../../workers/engine/rules/change-component.ts";
import { changedSettings } from "../../../workers/engine/rules/changed-settings.ts";
import { changeProduct } from "../../../workers/engine/rules/change-product.ts";
import { basedOn } from "../../../workers/engine/rules/copied-draft.ts";
import { draftOfSaved } from "../../../workers/engine/rules/draft-of-saved.ts";
import { contactOptions } from "../../../workers/engine/rules/food-contact.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import { shownRecycledContent } from "../../../workers/engine/rules/recycled-content.ts";
import { savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import { changeStageDistance, changeStageMode, shownStages } from "../../../workers/engine/rules/transport-stages.ts";
import { validateDraft } from "../../../workers/engine/rules/validate-draft.ts";
import { componentChanges, contexts, distances, edited, modes, productChanges, tablesOf } from "./drafts.ts";
import { inputFor, recordOf, scoreTexts, shipped, tablesFor } from "./shipped.ts";

/** A draft without what saving drops: outer blanks, reuse parameters of single-use products, an older load factor. */
const settled = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  name: draft.name.trim(),
  mass_load_stated: savedOfDraft(draft).customProduct.product.pack_eff ?? null,
  ...(draft.reusable
    ? {}
    : { uses: null, wash_system_id: "", wash_load: null, washes_per_use: null, wash_distance_km: null }),
});

describe("saving and opening", () => {
  it("restores a valid draft", () => {
    fc.assert(
      fc.property(edited, (one) => {
        const { draft } = one;
        const tables = tablesOf(one);
        fc.pre(validateDraft(draft, tables).length === 0);
        expect(draftOfSaved(savedOfDraft(draft), tables)).toEqual(settled(draft));
      }),
    );
  });

  it("a valid draft is accepted by the contract without losing fields", () => {
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(edited, (one) => {
        const accepted = validateDraft(one.draft, tablesOf(one)).length === 0;
        verdicts[accepted ? "accepted" : "refused"] += 1;
        const saved = savedOfDraft(one.draft);
        const parsed = v.safeParse(SavedProductSchema, saved);
        // a draft with faults need not fit the contract
        expect(accepted ? parsed.output : saved).toEqual(saved);
        expect(accepted && !parsed.success).toBe(false);
      }),
    );
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(5);
  });

  it("does not change the scores of any draft, finished or not", () => {
    fc.assert(
      fc.property(edited, (one) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const { usecase_id } = tables.use_case;
        const saved = savedOfDraft(draft);
        const again = savedOfDraft(draftOfSaved(JSON.parse(JSON.stringify(saved)) as typeof saved, tables));
        const context = { region_use: tables.region_use };
        expect(scoreTexts(inputFor(usecase_id, [again], context))).toEqual(
          scoreTexts(inputFor(usecase_id, [saved], context)),
        );
      }),
    );
  });
});

it("a load factor with any digits is saved unchanged until it is edited", () => {
  const { customProduct, overrides } = recordOf("hot_cup_ceramic");
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1, noNaN: true }), (fraction) => {
      const product = { ...customProduct.product, pack_eff: String(fraction) };
      const saved = { customProduct: { ...customProduct, product }, overrides };
      const draft = draftOfSaved(saved, tablesFor("hot_cup"));
      expect(savedOfDraft(draft).customProduct.product.pack_eff).toBe(String(fraction));
      const changed = changeProduct(draft, { mass_load_percent: 57 }, tablesFor("hot_cup"));
      expect(savedOfDraft(changed).customProduct.product.pack_eff).toBe("0.57");
    }),
  );
});

describe("components", () => {
  it("always have exactly one main component, the heaviest one", () => {
    fc.assert(
      fc.property(edited, ({ draft }) => {
        const main = draft.components.filter((component) => component.main);
        expect(main).toHaveLength(1);
        const heaviest = Math.max(...draft.components.map(({ mass_grams }) => mass_grams ?? 0));
        expect(main[0]?.mass_grams ?? 0).toBe(heaviest);
      }),
    );
  });

  it("can be deleted except the main one, and their ids stay unique", () => {
    fc.assert(
      fc.property(edited, ({ draft }) => {
        expect(new Set(draft.components.map(({ component_id }) => component_id)).size).toBe(draft.components.length);
        for (const { component_id, main } of draft.components) {
          const left = deleteComponent(draft, component_id).components.map((part) => part.component_id);
          expect(left.includes(component_id)).toBe(main);
        }
      }),
    );
  });

  it("have a recycled content of 0-100 %, 0 if not allowed, and equal to that of the scores", () => {
    fc.assert(
      fc.property(edited, (one) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const input = inputFor(tables.use_case.usecase_id, [savedOfDraft(draft)], { region_use: tables.region_use });
        const counted = new Map(
          productProfiles(shipped, input)[0]?.components.map((part) => [part.component_id, part.recycled_content]),
        );
        for (const component of draft.components) {
          const { percent, from } = shownRecycledContent(component, tables);
          expect(component.recycled_content === null || component.recycled_content_allowed).toBe(true);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          expect(from === "not_possible" && percent !== 0).toBe(false);
          // components of unknown materials are not in the inventory
          expect(percent / 100).toBeCloseTo(counted.get(component.component_id) ?? percent / 100, 12);
        }
      }),
    );
  });

  it("offer 'no contact' only beside a component with contact, or where built-in products have it alone", () => {
    fc.assert(
      fc.property(edited, (one) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const weightOf = (id: string): number =>
          tables.contacts.find(({ coc_contact_id }) => coc_contact_id === id)?.weight ?? 0;
        for (const { component_id } of draft.components) {
          const isBeside = draft.components.some(
            (other) => other.component_id !== component_id && weightOf(other.coc_contact_id) > 0,
          );
          const offered = contactOptions(draft, component_id, tables);
          expect(offered.length).toBeGreaterThan(0);
          expect(offered).toEqual(isBeside ? tables.contacts : tables.contacts.filter(({ alone }) => alone));
        }
      }),
    );
  });
});

describe("transport", () => {
  it("shows the same stages as the scores", () => {
    fc.assert(
      fc.property(edited, (one) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const input = inputFor(tables.use_case.usecase_id, [savedOfDraft(draft)], { region_use: tables.region_use });
        const counted = productProfiles(shipped, input)[0]?.transport ?? [];
        const names = new Map(tables.modes.map(({ trans_ui_type, name }) => [trans_ui_type, name]));
        expect(
          shownStages(draft, tables).map(({ context_name, mode, km }) => ({
            stage: context_name,
            mode: names.get(mode ?? "") ?? mode,
            km,
          })),
        ).toEqual(counted);
      }),
    );
  });

  it("keeps a distance within the limits of its mode, and reports it exactly if it was clamped", () => {
    fc.assert(
      fc.property(edited, contexts, distances, (one, context, km) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const { draft: changed, clamped } = changeStageDistance(draft, tables, context, km);
        const shown = shownStages(changed, tables).find(({ context_id }) => context_id === context);
        if (shown === undefined) throw new Error(`no stage ${context}`);
        expect(shown.km).toBeGreaterThanOrEqual(shown.min);
        expect(shown.km).toBeLessThanOrEqual(shown.max ?? Number.MAX_VALUE);
        const { min, max } = shown;
        expect(clamped).toEqual(shown.km === km ? null : { context_id: context, asked: km, km: shown.km, min, max });
        expect(changeStageDistance(changed, tables, context, shown.km)).toEqual({ draft: changed, clamped: null });
      }),
    );
  });

  it("sets the default distance of another mode; the same mode changes nothing", () => {
    fc.assert(
      fc.property(edited, contexts, modes, (one, context, mode) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const before = shownStages(draft, tables).find(({ context_id }) => context_id === context);
        expect(changeStageMode(draft, tables, context, before?.mode ?? "").draft).toBe(draft);
        fc.pre(before?.mode !== mode);
        const { draft: changed } = changeStageMode(draft, tables, context, mode);
        const shown = shownStages(changed, tables).find(({ context_id }) => context_id === context);
        expect(shown?.mode).toBe(mode);
        const standard = tables.modes.find(({ trans_ui_type }) => trans_ui_type === mode)?.dist_default ?? Number.NaN;
        expect(shown?.km).toBe(Math.min(Math.max(standard, shown?.min ?? 0), shown?.max ?? Number.MAX_VALUE));
      }),
    );
  });

  it("resets the stages for another region of production, and keeps them for the same", () => {
    fc.assert(
      fc.property(edited, (one) => {
        const { draft } = one;
        const tables = tablesOf(one);
        expect(changeProduct(draft, { region_production: draft.region_production }, tables)).toEqual(draft);
        const other = draft.region_production === "Asia" ? "Europe" : "Asia";
        expect(changeProduct(draft, { region_production: other }, tables).stages).toEqual({});
      }),
    );
  });
});

describe("changes", () => {
  it("are idempotent", () => {
    fc.assert(
      fc.property(edited, productChanges, componentChanges, (one, product, component) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const once = changeProduct(draft, product, tables);
        expect(changeProduct(once, product, tables)).toEqual(once);
        const id = draft.components.at(-1)?.component_id ?? "";
        const part = changeComponent(draft, id, component, tables);
        expect(changeComponent(part, id, component, tables)).toEqual(part);
      }),
    );
  });

  it("make sizes and wash loads whole and at least 1", () => {
    fc.assert(
      fc.property(edited, fc.double({ min: -10, max: 1e6, noNaN: true }), (one, entered) => {
        const { draft } = one;
        const tables = tablesOf(one);
        const { size, wash_load } = changeProduct(draft, { size: entered, wash_load: entered }, tables);
        for (const value of [size, wash_load]) {
          expect(Number.isInteger(value) && (value ?? 0) >= 1).toBe(true);
          expect(Math.abs((value ?? 0) - Math.max(entered, 1))).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  it("are listed as none exactly if both drafts are saved equally", () => {
    fc.assert(
      fc.property(edited, edited, (one, { draft: other }) => {
        const draft = settled(one.draft);
        expect(changedSettings(draft, draft)).toEqual([]);
        fc.pre(draft.usecase_id === other.usecase_id);
        const isSame = JSON.stringify(savedOfDraft(draft)) === JSON.stringify(savedOfDraft(settled(other)));
        expect(changedSettings(draft, settled(other)).length === 0).toBe(isSame);
      }),
    );
  });

  it("by a base copy every setting except id, name, item code and use case", () => {
    fc.assert(
      fc.property(edited, edited, ({ draft }, { draft: base }) => {
        const based = basedOn({ ...draft, description: "", notes: "" }, base);
        expect(based).toEqual({
          ...base,
          prodsys_id: draft.prodsys_id,
          name: draft.name,
          item_code: draft.item_code,
          usecase_id: draft.usecase_id,
          size_unit: draft.size_unit,
        });
        expect(basedOn(based, base)).toEqual(based);
      }),
    );
  });
});
