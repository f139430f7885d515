import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { comparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { addressNow, kioskTab, settled } from "./kiosk-tab.tsx";

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settled();
};
const firstRow = (table: string) =>
  within(screen.getByRole("grid", { name: table })).getAllByRole("row")[1]?.textContent;
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

const opened = async (draft: Parameters<ReturnType<typeof kioskTab>["created"]>[0] = {}) => {
  const tab = kioskTab();
  const id = await tab.created(draft);
  await tab.open(`comparison_id=${id}`);
  await settled();
  return { ...tab, id, comparison: () => tab.store.get(comparisonAtom(id))?.comparison };
};

describe("the finding", () => {
  test("is the title; the functional unit is below it", async () => {
    await opened();
    expect(title()).toBe("The tempered glass cup scores best, 84 of 100, just ahead of the ceramic mug.");
    expect(
      screen.getByText(
        "Per serving: 350 ml of hot coffee with milk, Europe. Both reusables come out ahead of the single-use option.",
      ),
    ).toBeTruthy();
    expect(document.title).toMatch(/^Kiosk coffee: .+[^.] · Tare$/);
  });

  test("another region scores again, keeps the page and announces the new finding", async () => {
    const { comparison } = await opened();
    await press(button("Change region"));
    const table = screen.getByRole("grid", { name: "Comparison Scores" });
    fireEvent.change(screen.getByLabelText("Region"), { target: { value: "Global" } });
    expect(screen.getByRole("grid", { name: "Comparison Scores" })).toBe(table);
    expect(await screen.findByText("Scores updated. The ceramic mug scores best, 90 of 100.")).toBeTruthy();
    expect(comparison()?.region_use).toBe("Global");
    expect(title()).toBe("The ceramic mug scores best, 90 of 100.");
    expect(screen.getByRole("grid", { name: "Comparison Scores" })).toBe(table);
  });
});

describe("the panel", () => {
  test("an empty name reverts to the earlier one; a new name is saved", async () => {
    const { comparison } = await opened();
    await press(button("Change the name"));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "  " } });
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Enter" });
    await settled();
    expect(comparison()?.comparison_name).toBe("Kiosk coffee");
    expect(screen.getByText("A comparison needs a name: the earlier one is kept.")).toBeTruthy();
    expect(document.activeElement).toBe(button("Change the name"));

    await press(button("Change the name"));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Canteen" } });
    fireEvent.blur(screen.getByLabelText("Name"));
    await settled();
    expect(comparison()?.comparison_name).toBe("Canteen");
    expect(within(screen.getByRole("complementary")).getByText("Canteen")).toBeTruthy();
  });

  test("another use case warns, then leads to step 5 with an empty selection and changes nothing yet", async () => {
    const { comparison, id } = await opened();
    await press(button("Change use case"));
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.change(dialog.getByLabelText("Use case"), { target: { value: "cold_cup" } });
    expect(dialog.getByText(/With “Cold cup” the selection is cleared/)).toBeTruthy();
    await press(dialog.getByRole("button", { name: "Change and choose products" }));
    expect(addressNow().get("step")).toBe("5");
    expect(addressNow().get("usecase_id")).toBe("cold_cup");
    expect(addressNow().get("comparison_id")).toBe(id);
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked)).toEqual([false]);
    expect(comparison()?.usecase_id).toBe("hot_cup");
  });
});

describe("the tables", () => {
  test("metrics by their order with weights, products by summary, marks with their legend", async () => {
    await opened();
    const table = within(screen.getByRole("grid", { name: "Comparison Scores" }));
    expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Product",
      "Climateweight 1",
      "Water useweight 1",
      "Plastic pollutionweight 1",
      "Chemicals of concernweight 1undeclared 1 of 3",
      "Sustainable sourcingweight 1",
      "Recoverabilityweight 1",
      "Land useweight 0",
    ]);
    expect(table.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "84%Tempered glass cup Reusable",
      "83%Ceramic mug Reusable",
      "44%Paper cup, PE lined",
    ]);
    const paper = table.getAllByRole("row").at(-1);
    expect(paper?.children[1]?.textContent).toBe("1below scale");
    expect(paper?.children[4]?.textContent).toBe("61assumed");
    expect(screen.getByText(/held at 1/)).toBeTruthy();
  });

  test("raw scores expand; per use is saved in the comparison", async () => {
    const { comparison } = await opened();
    expect(screen.queryByRole("grid", { name: "Raw Scores" })).toBeNull();
    await press(button(/^Data/));
    expect(firstRow("Raw Scores")).toBe("Tempered glass cupReusable302.502.502.52.52.52.5000");
    await press(screen.getByRole("radio", { name: "Per use" }));
    expect(firstRow("Raw Scores")).toBe("Tempered glass cupReusable121.251.251.31.31.31.2500");
    expect(comparison()?.rawscoresPerUse).toBe(true);
  });

  test("download as CSV, with a decimal comma on request", async () => {
    const { files } = await opened();
    await press(button("CSV"));
    await press(screen.getByRole("menuitemcheckbox", { name: "Decimal comma" }));
    await press(button("CSV"));
    await press(screen.getByRole("menuitem", { name: "Results" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.text).toContain(";84,4");
  });
});

describe("products that no longer exist", () => {
  test("are named, and can be removed while a reusable is left", async () => {
    const { comparison } = await opened({ currentProductIds: ["gone", "glass", "eps"] });
    expect(title()).toBe("The tempered glass cup scores best, 84 of 100.");
    expect(screen.getByText("One product of this comparison no longer exists and is left out: gone.")).toBeTruthy();
    await press(button("Take out of the comparison"));
    expect(comparison()?.currentProductIds).toEqual(["glass", "eps"]);
    await waitFor(() => expect(screen.queryByText(/no longer exists/)).toBeNull());
    expect(screen.getByRole("grid", { name: "Comparison Scores" })).toBeTruthy();
  });

  test("if no product is left the page says so and offers no download", async () => {
    await opened({ currentProductIds: ["gone"] });
    expect(title()).toBe("None of these products exists any more.");
    expect(screen.queryByRole("button", { name: "CSV" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Take out of the comparison" })).toBeNull();
  });
});
