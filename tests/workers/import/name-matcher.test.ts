// @vitest-environment node
import { describe, expect, it } from "vitest";
import { labelledNames, shippedMatcher, SHIPPED_NAMES, type LabelledName } from "./trade-matcher.ts";
import { matcherOfNames } from "../../../workers/import/names/name-matcher.ts";

const matcher = shippedMatcher();
const offered = (name: string): readonly string[] => matcher.offers(name).offers.map(({ prodsys_id }) => prodsys_id);

/** Shares of right results: of names with a product, of names without, and of sure matches. */
function figures(names: readonly LabelledName[]) {
  const fitting = names.filter(({ accepted }) => accepted.length > 0);
  const nothing = names.filter(({ accepted }) => accepted.length === 0);
  const isRight = ({ name, accepted }: LabelledName, among: number): boolean =>
    offered(name)
      .slice(0, among)
      .some((id) => accepted.includes(id));
  const sure = names.filter(({ name }) => matcher.offers(name).sure);
  return {
    first: fitting.filter((name) => isRight(name, 1)).length / fitting.length,
    amongFive: fitting.filter((name) => isRight(name, 5)).length / fitting.length,
    nothing: nothing.filter(({ name }) => offered(name).length === 0).length / Math.max(1, nothing.length),
    sure: sure.length / fitting.length,
    sureWrong: sure.filter((name) => !isRight(name, 1) || name.isAmbiguous).length / sure.length,
  };
}

describe.each([
  "sample-names.csv",
  "unseen-names.csv",
  "second-unseen-names.csv",
  "third-unseen-names.csv",
  "fourth-unseen-names.csv",
  "fifth-unseen-names.csv",
  "sixth-unseen-names.csv",
  "seventh-unseen-names.csv",
  "eighth-unseen-names.csv",
  "ninth-unseen-names.csv",
  "tenth-unseen-names.csv",
  "eleventh-unseen-names.csv",
  "twelfth-unseen-names.csv",
])("names of %s", (file) => {
  const names = labelledNames(file);

  it("match the right product first, among five, as sure, or no product", () => {
    const found = figures(names);
    expect(found.first).toBeGreaterThanOrEqual(0.92);
    expect(found.amongFive).toBeGreaterThanOrEqual(0.96);
    expect(found.nothing).toBeGreaterThanOrEqual(0.95);
    expect(found.sureWrong).toBeLessThanOrEqual(0.02);
    expect(found.sure).toBeGreaterThanOrEqual(0.6);
  });

  it.each(["en-US", "en-GB", "de", "es", "fr", "it"])("are also matched in %s", (language) => {
    expect(figures(names.filter((name) => name.language === language)).first).toBeGreaterThanOrEqual(0.85);
  });
});

it("ambiguous names are never sure", () => {
  const open = labelledNames("sample-names.csv").filter(({ isAmbiguous }) => isAmbiguous);
  expect(open).toHaveLength(30);
  expect(open.filter(({ name }) => matcher.offers(name).sure).map(({ name }) => name)).toEqual([]);
});

describe("a name", () => {
  it("has the same match with other sizes, counts, colours, codes, quotation marks and accents", () => {
    const first = offered("Paper hot cup")[0];
    for (const name of [
      "12oz paper hot cup white 20/50",
      "PAPER HOT CUP (blk) 1000/cs #AB-12",
      'Paper hot cup 8 oz "Solvena" x1000',
      "PC12-98 paper hot cup, 50 sleeves",
    ]) {
      expect([name, offered(name)[0]]).toEqual([name, first]);
    }
    expect(offered("Assiette bagasse carrée")[0]).toBe(offered("ASSIETTE BAGASSE CARREE")[0]);
  });

  it("is matched as a German compound, with ue for ü, and with a spelling error, which is never sure", () => {
    expect(offered("Suppenschüssel Zuckerrohr")[0]).toBe("bowl_bagasse");
    expect(offered("Ruehrstaebchen Holz")[0]).toBe("stirrer_wood");
    expect(offered("Palmblatteller 20 cm")[0]).toBe("plate_palm");
    const slip = matcher.offers("clamshlel bagasse 9x9");
    expect(slip.offers[0]?.prodsys_id).toBe("clamshell_bagasse");
    expect(slip.sure).toBe(false);
  });

  it("of a hot cup with PE, PLA or compostable means a paper cup with that lining, not a plastic cup", () => {
    for (const [name, product] of [
      ["12oz Hot cup white PE", "hot_cup_paper_pe"],
      ["Vaso compostable PLA café", "hot_cup_paper_pla"],
      ["CUP HOT 12OZ PLA COMPOSTABLE", "hot_cup_paper_pla"],
      ["Heissgetraenkebecher PLA braun", "hot_cup_paper_pla"],
      ["Cold cup PLA 12oz", "cold_cup_pla"],
      ["PLA deli container 16oz", "container_pla"],
    ] as const) {
      expect([name, offered(name)[0]]).toEqual([name, product]);
    }
  });

  it("is matched by shape, contents and material, also in compounds", () => {
    for (const [name, product] of [
      ["hot stainless tumbler", "hot_cup_stainless"],
      ["black PP hinged container", "clamshell_pp"],
      ["Contenitore cerniera PP nero", "clamshell_pp"],
      ["Tomato juice steel can", "can_steel"],
      ["Boxed water carton", "bottle_carton"],
      ["Mikrowellenbecher PP", "container_pp"],
      ["Agua vidrio retornable", "bottle_glass_refill"],
      ["Longdrinkglas", "cold_cup_glass"],
      ["Pergamentersatz Bogen", "wrap_greaseproof"],
      ["takeout pail", "clamshell_board"],
      // "&" in a brand, and "SAN" beside the French "sans"
      ["Chef & Sommelier fourchette de table inox", "fork_stainless"],
      ["Verre à vin SAN réutilisable", "cold_cup_san_reuse"],
      ["Barquette à frites kraft 500 ml", "tray_board"],
      ["Cabas jute naturel anses coton", "bag_jute"],
      ["Vegware style 12oz double wall PLA hot cup", "hot_cup_double_wall"],
    ] as const) {
      expect([name, offered(name)[0]]).toEqual([name, product]);
    }
  });

  it("is matched by its form although it says that it is dishwasher safe or for strawberries", () => {
    for (const [name, product] of [
      ["Tenedor PP apto para lavavajillas", "fork_pp_reuse"],
      ["Assiette PP passe au lave-vaisselle", "plate_pp_reuse"],
      ["Piatto PP lavabile in lavastoviglie", "plate_pp_reuse"],
      ["Paille papier fraise 8mm", "straw_paper"],
      ["Foam hng cont 9x9", "clamshell_xps"],
      ["Beeswax wrap medium", "wrap_cloth"],
    ] as const) {
      expect([name, offered(name)[0]]).toEqual([name, product]);
    }
    for (const name of ["Lavavajillas 5 kg", "Liquide lave-vaisselle 10 L", "Detersivo lavastoviglie tanica"]) {
      expect([name, offered(name)]).toEqual([name, []]);
    }
  });

  it("with a material outside the catalogue is never sure", () => {
    for (const name of ["enamel mug 12oz blue", "PLA clamshell clear", "PET deli container with lid"]) {
      expect([name, matcher.offers(name).sure]).toEqual([name, false]);
    }
  });

  it("has the supporting words with each offer", () => {
    const [first, second] = matcher.offers("Plastic fork black 1000/cs").offers;
    expect(first?.because).toEqual(["fork", "plastic"]);
    expect(second?.because).toEqual(["fork", "plastic"]);
    expect(matcher.offers("Hot cup 12oz aqueous coated").offers[0]?.because).toContain("aqueous coated");
  });

  it("of the dataset is known in every language of the data, independent of the user's language", () => {
    expect(matcher.offers("paper cup, PE lined")).toMatchObject({
      sure: true,
      offers: [{ prodsys_id: "hot_cup_paper_pe" }],
    });
    const spanish = matcher.offers("Vaso de papel, forrado de PE");
    const screen = shippedMatcher({
      products: SHIPPED_NAMES.products.map((product) => ({ ...product, original_name: product.prodsys_name })),
    });
    expect(screen.offers("Vaso de papel, forrado de PE")).toEqual(spanish);
    expect(spanish.offers[0]?.prodsys_id).toBe("hot_cup_paper_pe");
  });

  it("has the same offers in the same order, independent of the order of the products", () => {
    const sorted = shippedMatcher({ products: SHIPPED_NAMES.products.toReversed() });
    for (const { name } of labelledNames("sample-names.csv"))
      expect([name, sorted.offers(name)]).toEqual([name, matcher.offers(name)]);
  });

  it("is matched by size if that decides: a small cup is a portion cup, a small bottle belongs to the cans", () => {
    expect(offered("Plastic PP cup 60 ml")[0]).toBe("ramekin_pp");
    expect(offered("Plastic PP cup 400 ml")[0]).toBe("cold_cup_pp");
    expect(offered("PET bottle 330 ml")[0]).toBe("can_pet330");
    expect(offered("PET bottle 0.5 l")[0]).toBe("bottle_pet");
  });

  it("of many meaningless characters takes no longer than others", () => {
    for (const name of [
      "",
      "   ",
      "\u0000\uFFFF",
      "a".repeat(5000),
      "cup ".repeat(2000),
      '"'.repeat(999),
      "1/".repeat(2000),
    ]) {
      const begun = performance.now();
      matcher.offers(name);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });
});

describe("the user's mappings and products", () => {
  it("a mapping applies to any spelling of its name and is offered for the same words in another size", () => {
    const withMappings = shippedMatcher({
      mappings: [
        { name: "ZORVEX Eimerchen rot 20/50", prodsys_id: "bowl_pp" },
        { name: "Kaffeebecher Pappe 8 oz", prodsys_id: "hot_cup_paper_pla" },
        { name: "Sundries", prodsys_id: null },
        { name: "Gone", prodsys_id: "no_such_product" },
      ],
    });
    expect(withMappings.offers("zorvex EIMERCHEN, rot 20/50")).toEqual({
      sure: true,
      offers: [{ prodsys_id: "bowl_pp", score: 1, because: [] }],
    });
    const other = withMappings.offers("Kaffeebecher Pappe 12 oz");
    expect(other.offers[0]?.prodsys_id).toBe("hot_cup_paper_pla");
    expect(other.sure).toBe(false);
    expect(withMappings.offers("sundries")).toEqual({ sure: true, offers: [] });
    expect(withMappings.offers("Gone").offers).toEqual([]);
  });

  it("own products are matched by name and material, after those of the catalogue", () => {
    const own = {
      prodsys_id: "own_1",
      prodsys_name: "Havelwerk Krabbelbox",
      usecase_id: "clamshell",
      reusable: false,
      uses: 1,
      material_ids: ["bagasse"],
      own: true,
    };
    const withOwn = matcherOfNames({ ...SHIPPED_NAMES, products: [...SHIPPED_NAMES.products, own] });
    const ids = (name: string) => withOwn.offers(name).offers.map(({ prodsys_id }) => prodsys_id);
    expect(ids("Havelwerk Krabelbox 200 St")[0]).toBe("own_1");
    expect(ids("Bagasse clamshell 9x9").slice(0, 2)).toEqual(["clamshell_bagasse", "own_1"]);
  });
});
