import { describe, expect, it } from "vitest";
import { pairSentence, typicalShown, verdictShown } from "../../../../app/features/uncertainty/drawn.ts";
import { drawsOf100, shareOfDraws } from "../../../../app/text/share-of-draws.ts";

const NBSP = "\u00A0";
const plain = (text: string | null): string => (text ?? "nothing").replaceAll(NBSP, " ");

describe("the sentence about two products", () => {
  it("says which is better in how many draws, and the typical difference", () => {
    const outcome = { better: 0.92, worse: 0.08, typical: 0.14 };
    expect(plain(pairSentence(outcome, "the glass cup", "the mug", "climate"))).toBe(
      "The glass cup is better than the mug in 92% of draws, typically by 14%.",
    );
    expect(plain(pairSentence({ better: 0.1, worse: 0.9, typical: -6.4 }, "the glass cup", "the mug", "summary"))).toBe(
      "The mug is better than the glass cup in 90% of draws, typically by 6 points.",
    );
  });

  it("names no better product below 80% of draws, and says when both are the same", () => {
    const close = { better: 0.79, worse: 0.21, typical: 0.1 };
    expect(plain(pairSentence(close, "the glass cup", "the mug", "h2o"))).toBe(
      "Too close to call: the glass cup is better than the mug in 79% of draws.",
    );
    expect(verdictShown(close, "Glass cup", "Mug")).toBe("too close to call");
    const same = { better: 0, worse: 0, typical: 0 };
    expect(pairSentence(same, "the glass cup", "the mug", "h2o")).toBe("The glass cup and the mug are the same.");
    expect(verdictShown({ better: 0.2, worse: 0.8, typical: -1 }, "Glass cup", "Mug")).toBe("Mug is better");
  });

  it("says 100% and 0% only for all and none of the draws", () => {
    expect(plain(shareOfDraws(1))).toBe("100%");
    expect(plain(shareOfDraws(0.9995))).toBe("more than 99%");
    expect(plain(shareOfDraws(0.0005))).toBe("less than 1%");
    expect(plain(shareOfDraws(0))).toBe("0%");
    // a winner is named from 80% on
    expect(plain(shareOfDraws(0.797))).toBe("79%");
    expect([drawsOf100(0.797), drawsOf100(0.8), drawsOf100(0.5)]).toEqual(["79", "80", "50"]);
  });

  it("gives differences in points of a summary and percent of a raw value, also small ones", () => {
    const by = (typical: number, subject: "summary" | "climate") =>
      plain(typicalShown({ better: 1, worse: 0, typical }, subject));
    expect(by(1.2, "summary")).toBe("1 point");
    expect(by(0.3, "summary")).toBe("less than 1 point");
    expect(by(-0.256, "climate")).toBe("26%");
    expect(by(0.001, "climate")).toBe("less than 1%");
    expect(by(0, "climate")).toBe("nothing");
  });
});
