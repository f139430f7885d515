import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { InventoryLine } from "../../../../app/features/explanation/inventory-table.tsx";
import { explanationTexts } from "../../../../app/text/en/explanation.ts";
import { explain } from "../../../../workers/engine/analysis/explain.ts";
import { cups, toy } from "../../../engine/toy.ts";

afterEach(cleanup);

const shown = (note: string) => {
  const explained = explain(toy, { ...cups, products: [{ prodsys_id: "cup_pp" }] }, 0, "climate");
  const [line] = explained?.kind === "inventory" ? explained.lines : [];
  if (line === undefined) throw new Error("a toy cup has lines");
  render(
    <table>
      <tbody>
        <InventoryLine
          line={{ ...line, note }}
          decimals={1}
          metric="climate"
          uses={1}
          whole={10}
          largest={10}
          metricUnit="g CO2e"
          version="2026.12"
          withComponent={false}
          regionName="Europe"
          isRegionOfUse
          onChangeRegion={() => undefined}
        />
      </tbody>
    </table>,
  );
};

test("how a figure was computed opens below its source; without a note there is nothing to open", () => {
  shown("213.02 g/kWh generated. Read in a copy.");
  const how = screen.getByText(new RegExp(`^${explanationTexts.inventory.sourceNote}`));
  // inside what the two lines open
  expect(how.closest("details")?.open).toBe(false);
  expect(how.textContent).toContain("213.02 g/kWh generated. Read in a copy.");
  cleanup();
  shown("");
  expect(screen.queryByText(new RegExp(`^${explanationTexts.inventory.sourceNote}`))).toBeNull();
});

test("the source links to the data row in the version of the value, and to the figure of the metric", () => {
  shown("");
  const address = screen.getByText(explanationTexts.inventory.toRow).getAttribute("href") ?? "";
  expect(decodeURIComponent(address)).toMatch(/^\/data\?row=2026\.12\/impact\/Global\/\w+#climate$/);
});
