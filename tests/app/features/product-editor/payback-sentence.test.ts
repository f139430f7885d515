import { describe, expect, it } from "vitest";
import { paybackSentence } from "../../../../app/features/product-editor/preview-panel.tsx";
import { catalogue } from "../../../engine/rules/shipped.ts";

const at = (uses: number | null, others = 1) => ({ uses, other_id: "hot_cup_paper_pe", others });
const said = (now: number | null, before: number | null | undefined, others = 1) =>
  paybackSentence({ now: at(now, others), before: before === undefined ? null : at(before, others) }, catalogue);

describe("payback of a reusable product", () => {
  it.each([
    [said(8, 8), "On climate it is ahead of the “paper cup, PE lined” after 8 uses, as before."],
    [said(1, 12), "On climate it is ahead of the “paper cup, PE lined” after 1 use; before: after 12 uses."],
    [said(8, null), "On climate it is ahead of the “paper cup, PE lined” after 8 uses; before: never."],
    [said(8, undefined, 3), "On climate it is ahead of every single-use product compared after 8 uses."],
    [
      said(null, 1200),
      "On climate it never catches up with the “paper cup, PE lined”: one wash has more impact than one of them; before: after 1,200 uses.",
    ],
    [
      said(null, null),
      "On climate it never catches up with the “paper cup, PE lined”: one wash has more impact than one of them, as before.",
    ],
  ])("%s", (sentence, expected) => expect(sentence).toBe(expected));
});
