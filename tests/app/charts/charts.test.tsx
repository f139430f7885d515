import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { axisFromZero } from "../../../app/charts/axis.ts";
import { ScoreDots } from "../../../app/charts/score-dots.tsx";
import { ValueDots } from "../../../app/charts/value-dots.tsx";
import { bandPaint } from "../../../app/ui/score-bar/band.ts";

afterEach(cleanup);

const left = (container: Element): string[] =>
  [...container.querySelectorAll<HTMLElement>("[style*='left']")].map((element) => element.style.left);

describe("ScoreDots", () => {
  const legend = [{ band: bandPaint(1), label: "very poor" }];

  it("is a table of products and scores, with the dot at the unrounded score", () => {
    render(
      <ScoreDots
        label="Results"
        legend={legend}
        rows={[
          { id: "g", name: "Glass", reusable: true, score: 83.6, band: bandPaint(5), range: [80.4, 86.5] },
          { id: "n", name: "Nothing", reusable: false, score: null, band: bandPaint(3) },
        ]}
      />,
    );
    const table = screen.getByRole("table", { name: "Results" });
    const [, glass, none] = within(table).getAllByRole("row");
    if (!glass || !none) throw new Error("two rows expected");
    expect(within(glass).getByRole("rowheader").textContent).toBe("Glass\u00A0Reusable");
    expect(glass.textContent).toContain("84, 5–95% range 80–87");
    expect(left(glass)).toEqual(["80.4%", "83.6%"]);
    expect(none.textContent).toContain("unknown");
    expect(left(none)).toEqual([]);
  });

  it("has the ranges in a column, which describes the button of the score", () => {
    const row = { id: "g", name: "Glass", reusable: true, score: 83.6, band: bandPaint(5), onOpen: () => undefined };
    render(
      <ScoreDots
        label="Results"
        legend={legend}
        rangeHead="5–95%"
        rows={[
          { ...row, range: [80.4, 86.5] },
          { ...row, id: "n", name: "Nothing", score: null },
        ]}
      />,
    );
    expect(screen.getByRole("columnheader", { name: "5–95%" })).toBeTruthy();
    const [, glass, none] = screen.getAllByRole("row").map((one) => within(one).getAllByRole("cell"));
    expect(glass?.[1]?.querySelector("[aria-hidden]")?.textContent).toBe("80–87");
    const described = screen.getByRole("button").getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toBe("5–95% range 80–87");
    expect(none?.[1]?.textContent).toBe("");
  });

  it("a bracket joins the first to the last joined row, with its label in the middle; one row has none", () => {
    const rowsOf = (...joined: readonly boolean[]) =>
      joined.map((one, at) => ({
        id: `${at}`,
        name: `Cup ${at}`,
        reusable: false,
        score: 80 - at,
        band: bandPaint(5),
        joined: one,
      }));
    const piecesOf = (...joined: readonly boolean[]) => {
      render(<ScoreDots label="Results" legend={legend} rows={rowsOf(...joined)} bracketLabel="too close" />);
      const pieces = [...document.querySelectorAll<HTMLElement>("[data-piece]")].map(
        ({ dataset, firstElementChild }) => [
          dataset["piece"],
          dataset["joined"],
          firstElementChild?.getAttribute("data-at"),
        ],
      );
      cleanup();
      return pieces;
    };
    expect(piecesOf(true, true, false)).toEqual([
      ["start", "true", "bottom"],
      ["end", "true", undefined],
    ]);
    expect(piecesOf(true, false, true)).toEqual([
      ["start", "true", undefined],
      ["middle", "false", "middle"],
      ["end", "true", undefined],
    ]);
    expect(piecesOf(true, false, false)).toEqual([]);
  });

  it("opens by the number, whose accessible name has the product", () => {
    const onOpen = vi.fn<() => void>();
    const row = { id: "g", name: "Glass", reusable: true, score: 83.6, band: bandPaint(5), onOpen };
    render(<ScoreDots label="Results" legend={legend} rows={[row]} />);
    fireEvent.click(screen.getByRole("button", { name: "Glass, 84" }));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe("ValueDots", () => {
  it("places values on an axis from 0 that includes their ranges", () => {
    const { container } = render(
      <ValueDots
        label="Climate, g CO2e"
        reusableLabel="reusable"
        singleUseLabel="single-use"
        rows={[
          { id: "p", name: "PP cup", reusable: true, value: 10, shown: "10", range: [5, 12] },
          { id: "e", name: "EPS cup", reusable: false, value: 30, shown: "30", range: [25, 37] },
        ]}
      />,
    );
    const rows = within(screen.getByRole("table", { name: "Climate, g CO2e" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual(["PP cup, reusable10", "EPS cup, single-use30"]);
    // the axis ends at 40
    expect(left(container)).toEqual(["12.5%", "25%", "62.5%", "75%", "0%", "25%", "50%", "75%", "100%"]);
  });
});

describe("axisFromZero", () => {
  it.each([
    [[37], 40, [0, 10, 20, 30, 40], 0],
    [[0.23], 0.25, [0, 0.05, 0.1, 0.15, 0.2, 0.25], 2],
    [[0.3], 0.3, [0, 0.1, 0.2, 0.3], 1],
    [[1234, 5], 1500, [0, 500, 1000, 1500], 0],
    [[50], 50, [0, 10, 20, 30, 40, 50], 0],
    [[0], 1, [0, 1], 0],
    [[], 1, [0, 1], 0],
  ])("includes %s", (values, end, ticks, decimals) => {
    expect(axisFromZero(values)).toEqual({ end, ticks, decimals });
  });

  it("includes any value with at most five steps", () => {
    for (const value of [1e-9, 0.7, 1, 4.99, 5.01, 9.999, 1e3, 123456, 9.99e12]) {
      const axis = axisFromZero([value]);
      expect(axis.end).toBeGreaterThanOrEqual(value);
      expect(axis.ticks.length).toBeLessThanOrEqual(6);
      expect(axis.ticks.at(-1)).toBe(axis.end);
    }
  });
});
