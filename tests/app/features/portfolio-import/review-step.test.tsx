import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReviewStep } from "../../../../app/features/portfolio-import/review-step.tsx";
import type { OpenSheet } from "../../../../app/features/portfolio-import/use-import.ts";
import type { PortfolioNames } from "../../../../app/state/portfolio/portfolio-names.ts";
import { type ImportSettings, initialSettings } from "../../../../workers/import/import-settings.ts";
import { opened } from "../../../workers/import/sheets.ts";

afterEach(cleanup);

const nothing = () => undefined;
const NAMES = {
  product: (id: string) => ({ name: id }),
  usecase: (id: string) => id,
  food: (id: string) => id,
} as unknown as PortfolioNames;

async function reviewed(file: string, changes: Partial<ImportSettings> = {}) {
  const { summary, check } = await opened(file);
  const settings = { ...initialSettings(summary), ...changes };
  const preview = await check(settings);
  const onChange = vi.fn<() => void>();
  render(
    <ReviewStep
      open={{ sheet: summary, settings, preview } as unknown as OpenSheet}
      preview={preview}
      names={NAMES}
      mode="add"
      onMode={nothing}
      onPutBack={nothing}
      onChange={onChange}
    />,
  );
  return { onChange };
}

test("a review has one set of figures, shows each way rows are read, and what they rest on", async () => {
  const { onChange } = await reviewed(
    [
      "Item,Site,Cases,Units per case,Price",
      '"Paper cup, PE lined",Leeds,10,1000,88',
      '"Paper cup, PE lined",,-2,500,88',
      '"Steel cup (Reusable)",York,3,24,90',
      "No such thing,York,1,10,3",
      "Total,,12,,",
    ].join("\n"),
  );
  expect(screen.getByRole("heading", { name: "2 lines, 1 return subtracted, 9,072 pieces" })).toBeTruthy();
  const read = within(screen.getByRole("table", { name: "How rows are read" }));
  const first = read.getAllByRole("row")[1]?.textContent ?? "";
  expect(first).toContain("Row 2: 10 Cases × 1,000 = 10,000");
  expect(first).toContain("Paper cup, PE lined");
  expect(screen.getByText("1 line with a reusable counts pieces bought: 16,200 uses in all.")).toBeTruthy();
  expect(screen.getByText("1 line has an error and is left out.")).toBeTruthy();
  expect(screen.getByText("1 row left out (total)")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Wrong? Change it" }));
  expect(onChange).toHaveBeenCalledOnce();
});

test("a file in which nothing had to be asked shows how its rows are read, too", async () => {
  await reviewed('product,quantity [uses]\n"Paper cup, PE lined",500\nSteel cup (Reusable),20\n', { basis: "uses" });
  expect(screen.getByRole("heading", { name: "2 lines, 520 uses" })).toBeTruthy();
  expect(screen.getByRole("table", { name: "How rows are read" }).textContent).toMatch(/Row 2: 500 .* = 500.*2520$/);
  expect(screen.getByText("1 line with a reusable counts uses: 520 uses in all.")).toBeTruthy();
});
