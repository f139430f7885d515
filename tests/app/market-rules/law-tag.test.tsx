import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LawFacts } from "../../../app/features/report/law-and-quality.tsx";
import { LawNote, LawRules } from "../../../app/market-rules/law-note.tsx";
import { LawTag } from "../../../app/market-rules/law-tag.tsx";
import { forbiddenOn, rulesAmong } from "../../../app/market-rules/law-words.ts";
import type { MarketRule } from "../../../workers/engine/rules/market-rules.ts";

const rule = (rule_id: string, status: MarketRule["status"], since: string): MarketRule => ({
  rule_id,
  regions: ["Europe"],
  use_cases: ["*"],
  families: ["*"],
  materials: [],
  except_materials: [],
  single_use: true,
  status,
  since,
  text: `Words of ${rule_id}`,
  source: `Law ${rule_id}`,
  url: "https://example.org/law",
});
const BAN = rule("ban", "not allowed", "2021-07-03");
const LATER = rule("later", "not allowed", "2030-01-01");
const DUTY = rule("duty", "duty", "2027-02-12");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe("the mark of a product", () => {
  it("says that the product is forbidden, and opens the rules with day, text and source", () => {
    render(<LawTag product="EPS cup" rules={[BAN, DUTY]} />);
    fireEvent.click(screen.getByRole("button", { name: /^EPS cup: not allowed on the EU market/ }));
    const dialog = screen.getByRole("dialog", { name: "What the law says: EPS cup" });
    expect(dialog.textContent).toContain("Not allowed since 3 Jul 2021");
    expect(dialog.textContent).toContain("Duty from 12 Feb 2027");
    expect(screen.getByRole("link", { name: "Law ban" })).toHaveProperty("rel", "noopener noreferrer");
  });

  it("says what is not certain about the day", () => {
    render(<LawTag product="EPS cup" rules={[BAN, { ...DUTY, date_note: "The day is not confirmed." }]} />);
    fireEvent.click(screen.getByRole("button", { name: /^EPS cup/ }));
    expect(screen.getByRole("dialog").textContent).toContain("The day is not confirmed.");
  });

  it("says from which day, if it is in the future, on phones without the name of the market", () => {
    render(<LawTag product="EPS cup" rules={[LATER]} />);
    const [wide, narrow] = screen.getByRole("button").children;
    expect(wide?.textContent).toBe("not allowed on the EU market from 1 Jan 2030");
    expect(narrow?.textContent).toBe("not allowed from 1 Jan 2030");
  });

  it("is not rendered for a duty alone or without rules", () => {
    const { container } = render(
      <>
        <LawTag product="Mug" rules={undefined} />
        <LawTag product="Cup" rules={[DUTY]} />
      </>,
    );
    expect(container.textContent).toBe("");
  });
});

describe("the rules below a list", () => {
  const law = new Map([
    ["eps", [BAN, DUTY]],
    ["paper", [DUTY]],
    ["xps", [LATER]],
  ]);
  const products = ["eps", "paper", "mug"].map((prodsys_id) => ({ prodsys_id, name: prodsys_id }));

  it("are listed once each, bans first, with the products that they apply to", () => {
    expect(rulesAmong(["paper", "eps", "xps"], law).map((one) => [one.rule.rule_id, one.products])).toEqual([
      ["ban", ["eps"]],
      ["later", ["xps"]],
      ["duty", ["paper", "eps"]],
    ]);
    render(<LawNote products={products} law={law} region="the European Union" />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Not allowed since 3 Jul 2021: Words of ban (Law ban; applies to eps). Not confirmed against the law's text.",
      "Duty from 12 Feb 2027: Words of duty (Law duty; applies to eps and paper). Not confirmed against the law's text.",
    ]);
  });

  it("say what is not certain about a day, below a list and in a report", () => {
    const noted = new Map([["eps", [{ ...DUTY, date_note: "The day is not confirmed." }]]]);
    const { container } = render(
      <>
        <LawNote products={products} law={noted} region="the European Union" />
        <LawFacts products={products} law={noted} region="the European Union" day="2026-11-21" />
      </>,
    );
    expect(container.textContent?.match(/The day is not confirmed\./g)).toHaveLength(2);
  });

  it("say how each rule was checked, in the dialog, below a list and in a report", () => {
    const law = new Map([
      ["eps", [{ ...BAN, read_on: "2026-11-25", read_in: "law" as const }]],
      ["paper", [{ ...DUTY, read_on: "2026-11-24", read_in: "citing page" as const }, LATER]],
    ]);
    const { container } = render(
      <>
        <LawNote products={products} law={law} region="the European Union" />
        <LawFacts products={products} law={law} region="the European Union" day="2026-11-21" />
        <LawRules rules={[...law.values()].flat()} day="2026-11-21" />
      </>,
    );
    const text = container.textContent ?? "";
    expect(text.match(/Read in the law or at its authority on 25 Nov 2026\./g)).toHaveLength(3);
    expect(
      text.match(/Not confirmed against the law's text; a page that cites it was read on 24 Nov 2026\./g),
    ).toHaveLength(3);
    expect(text.match(/Not confirmed against the law's text\./g)).toHaveLength(3);
  });

  it("are not rendered if no rule applies to a product", () => {
    const { container } = render(<LawNote products={products} law={new Map()} region="the world" />);
    expect(container.textContent).toBe("");
  });

  it("forbid products only from their day on", () => {
    expect(forbiddenOn(law, "2026-11-21")).toEqual(["eps"]);
    expect(forbiddenOn(law, "2030-01-01")).toEqual(["eps", "xps"]);
    expect(forbiddenOn(law, "2021-07-02")).toEqual([]);
  });
});
