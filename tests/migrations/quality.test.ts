import { describe, expect, it } from "vitest";
import { qualityOfSum } from "../../migrations/reference-data/build/quality.ts";
import { buildShipped } from "./shipped-files.ts";

describe("quality of a computed figure", () => {
  it.each([
    [
      "the weakest part above a fifth",
      "measured",
      [
        ["measured", 79],
        ["expert-estimate", 21],
      ],
      "expert-estimate",
    ],
    [
      "a part of exactly a fifth has no effect",
      "measured",
      [
        ["measured", 80],
        ["expert-estimate", 20],
      ],
      "measured",
    ],
    ["never better than the amounts", "derived", [["measured", 100]], "derived"],
    ["never better than the amounts, without parts", "expert-estimate", [], "expert-estimate"],
    ["a definition weakens nothing", "government-factor", [["definition", 90]], "government-factor"],
    ["parts of 0 have no effect", "measured", [["expert-estimate", 0]], "measured"],
  ] as const)("%s", (_what, own, parts, quality) => {
    expect(
      qualityOfSum(
        own,
        parts.map(([of, value]) => ({ value, quality: of })),
      ),
    ).toBe(quality);
  });

  const { tables } = buildShipped();
  it.each([
    ["government limits on a derived grid", "wash_door_ht", "Europe", "derived"],
    ["a boiler of estimated heat makes an estimate", "wash_door_ht", "Ecoville", "expert-estimate"],
    ["estimated consumption stays an estimate", "wash_flight_type", "Europe", "expert-estimate"],
    ["a derived process", "form_injection", "UnitedStates", "derived"],
    ["a published process on a derived grid", "form_thermoform", "UnitedStates", "derived"],
    ["an estimated process", "form_foam_extrusion", "UnitedStates", "expert-estimate"],
  ])("%s", (_what, activity, region, quality) => {
    expect(tables.table("impact", region).get(activity)).toMatchObject({ quality, checked: "computed" });
  });
});
