import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { UpdateDialog } from "../../../app/features/administration/run-bar.tsx";
import { EditableName } from "../../../app/features/comparison-results/results-panel.tsx";
import { AddProducts } from "../../../app/features/portfolio-editor/add-products.tsx";
import { BulkDialog } from "../../../app/features/portfolio-editor/bulk-dialog.tsx";
import { EditorHead } from "../../../app/features/portfolio-editor/editor-head.tsx";
import { LineDrawer } from "../../../app/features/portfolio-editor/line-drawer.tsx";
import { SettingsDialog } from "../../../app/features/recycling/settings-dialog.tsx";
import { ReportDialog } from "../../../app/features/report/report-dialog.tsx";
import WeightsDialog from "../../../app/features/weights/weights-dialog.tsx";
import { usualWeights } from "../../../app/state/analysis/weights-in-force.ts";
import { catalogueAtom } from "../../../app/state/work/catalogue.ts";
import { comparisonAtom } from "../../../app/state/work/comparisons.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { memoryFlags } from "../data/memory-stores.ts";
import { toyTab } from "../pages/comparison-mode/toy-tab.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = () => undefined;
const PORTFOLIO = {
  portfolio_id: "p",
  portfolio_name: "Canteens",
  portfolio_desc: "All cups",
  region_use: "Global",
  custom_composting_and_recycling: false,
  recycling_overrides: {},
  compared_with: [],
  rawscoresPerUse: false,
  showBestAndWorst: false,
};
const LINE = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 1, label: "Hall" };

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));

/** A browser tab: each call renders a new page over the same flags, as after a crash. */
const tabOf = () => {
  const flags = memoryFlags();
  // the comparison keeps its id after the crash
  vi.spyOn(crypto, "randomUUID").mockReturnValue("00000000-0000-4000-8000-000000000000");
  return async (page: (catalogue: Catalogue, id: string) => ReactNode) => {
    cleanup();
    const { store, id } = await toyTab(["cup_pp", "cup_steel"], undefined, flags);
    const catalogue = store.get(catalogueAtom);
    if (catalogue === null) throw new Error("there are no tables");
    await act(async () => void render(<Provider store={store}>{page(catalogue, id)}</Provider>));
  };
};

interface TextDialog {
  readonly page: (catalogue: Catalogue) => ReactNode;
  /** the button that opens the dialog; null = already open */
  readonly opens: string | null;
  readonly label: string;
  readonly saved: string;
  readonly typed: string;
  readonly giveUp: () => unknown;
}

const head = (
  <EditorHead
    portfolio={PORTFOLIO}
    region="the world"
    scenarioOf={null}
    period={null}
    next={{ undo: null, redo: null }}
    onMove={nothing}
    onSave={nothing}
    onScores={nothing}
    onReturns={nothing}
  />
);

const DIALOGS: Readonly<Record<string, TextDialog>> = {
  "name of a portfolio": {
    page: () => head,
    opens: "Change name and description",
    label: "Name",
    saved: "Canteens",
    typed: "Canteens and kiosks",
    giveUp: () => press("Cancel"),
  },
  "description of a portfolio": {
    page: () => head,
    opens: "Change name and description",
    label: "Description",
    saved: "All cups",
    typed: "All cups and lids",
    giveUp: () => press("Cancel"),
  },
  "note of a publication": {
    page: () => <UpdateDialog onClose={nothing} />,
    opens: null,
    label: "Note",
    saved: "",
    typed: "Warmer summers",
    giveUp: () => press("Cancel"),
  },
  "bulk edit": {
    page: () => <BulkDialog id="p" kind="set" count={2} foods={[]} products={[]} onApply={nothing} onClose={nothing} />,
    opens: null,
    label: "Quantity, uses",
    saved: "",
    typed: "1200",
    giveUp: () => press("Cancel"),
  },
  "own weights": {
    page: (catalogue) => (
      <WeightsDialog
        {...{ catalogue }}
        subject={{ kind: "comparison", id: "c" }}
        saved={{ ...usualWeights(catalogue), climate: 3 }}
        ranked={[]}
        onSave={nothing}
        onClose={nothing}
      />
    ),
    opens: null,
    label: "Weight of climate, as a number",
    saved: "3",
    typed: "7.5",
    giveUp: () => press("Cancel"),
  },
};

test.each(Object.entries(DIALOGS))(
  "the typed %s is restored when the dialog is opened after a crash",
  async (_, one) => {
    const openPage = tabOf();
    const open = async () => {
      await openPage(one.page);
      if (one.opens !== null) await press(one.opens);
      return field(one.label).value;
    };
    expect(await open()).toBe(one.saved);
    await type(one.label, one.typed);
    expect(await open()).toBe(one.typed);
    await one.giveUp();
    expect(await open()).toBe(one.saved);
  },
);

test("a name being edited is restored in edit mode; Escape discards it", async () => {
  const openPage = tabOf();
  const page = () => <EditableName comparison_id="c" name="Cups" onRename={nothing} />;
  await openPage(page);
  await press("Change the name");
  await type("Name", "Cups of the canteen");
  await openPage(page);
  expect(field("Name").value).toBe("Cups of the canteen");
  await act(async () => void fireEvent.keyDown(field("Name"), { key: "Escape" }));
  await openPage(page);
  expect(screen.getByText("Cups")).toBeTruthy();
});

const SavedNote = ({ id }: { readonly id: string }) => (
  <p>Saved: {useAtomValue(comparisonAtom(id))?.comparison.note}</p>
);

test("the typed note of a report is restored until it is saved", async () => {
  const openPage = tabOf();
  const head = { kind: "comparison", name: "Cups", data_version: "v1", finding: "", unit: "" } as const;
  const page = (catalogue: Catalogue, id: string) => (
    <>
      <SavedNote id={id} />
      <ReportDialog {...{ id, catalogue, head }} about={{ region_use: "global" }} sections={[]} onClose={nothing} />
    </>
  );
  const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Note/ });
  await openPage(page);
  await act(async () => void fireEvent.change(note(), { target: { value: "For the board" } }));
  await openPage(page);
  expect(note().value).toBe("For the board");
  await act(async () => void fireEvent.blur(note()));
  expect(screen.getByText("Saved: For the board")).toBeTruthy();
  await openPage(page);
  expect(note().value).toBe("");
});

test("the typed label of a line is restored, at that line only", async () => {
  const openPage = tabOf();
  const page = (line: typeof LINE) => (catalogue: Catalogue) => (
    <LineDrawer
      id="p"
      {...{ catalogue, line }}
      place={0}
      product={{ prodsys_id: "cup_pp", name: "PP cup", mass_grams: 5, reusable: false, uses: 1, exists: true }}
      useCase="Cup"
      food="Any"
      foods={[]}
      onType={nothing}
      onSettle={nothing}
      onFood={nothing}
      onLabel={nothing}
      onDetail={nothing}
      onPrevious={null}
      onNext={null}
      onClose={nothing}
    />
  );
  await openPage(page(LINE));
  await type("Label", "Hall 2");
  await openPage(page({ ...LINE, prodsys_id: "cup_steel" }));
  expect(field("Label").value).toBe("Hall");
  await openPage(page(LINE));
  expect(field("Label").value).toBe("Hall 2");
  await act(async () => void fireEvent.blur(field("Label")));
  await openPage(page(LINE));
  expect(field("Label").value).toBe("Hall");
  await type("Site", "Leeds");
  await openPage(page({ ...LINE, prodsys_id: "cup_steel" }));
  expect(field("Site").value).toBe("");
  await openPage(page(LINE));
  expect([field("Site").value, field("Order number").value]).toEqual(["Leeds", ""]);
});

test("unsaved recycling settings are restored", async () => {
  const openPage = tabOf();
  const page = (_: Catalogue, id: string) => (
    <SettingsDialog
      subject={{ kind: "comparison", id }}
      saved={{}}
      region="the world"
      onTry={nothing}
      onSave={nothing}
      onClose={nothing}
    />
  );
  const first = async () => {
    await openPage(page);
    const [box] = await screen.findAllByRole<HTMLInputElement>("checkbox", { name: /collected for recycling/ });
    if (box === undefined) throw new Error("there are no streams");
    return box;
  };
  const box = await first();
  const before = box.checked;
  await act(async () => void fireEvent.click(box));
  expect((await first()).checked).toBe(!before);
  await press("Cancel");
  expect((await first()).checked).toBe(before);
});

test("adding products continues at the same step", async () => {
  const openPage = tabOf();
  const page = (catalogue: Catalogue) => (
    <AddProducts id="p" {...{ catalogue }} region_id="Global" onAdd={nothing} onClose={nothing} />
  );
  await openPage(page);
  const [usecase] = screen.getAllByRole("radio");
  const step = () => screen.getByRole("dialog").querySelector('[aria-current="step"]')?.textContent;
  const first = step();
  // a click goes to the next step
  await act(async () => void fireEvent.click(usecase ?? document.body));
  const second = step();
  expect(second).not.toBe(first);
  await openPage(page);
  expect(step()).toBe(second);
  await press("Cancel");
  await openPage(page);
  expect(step()).toBe(first);
});

test("products of two use cases are added in one go, each with its quantity", async () => {
  const onAdd = vi.fn();
  await tabOf()((catalogue) => (
    <AddProducts id="p" {...{ catalogue }} region_id="Global" onAdd={onAdd} onClose={nothing} />
  ));
  const radio = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole("radio", { name })));
  const choose = async (product: string, quantity: string) => {
    await press("Skip");
    await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: product })));
    await type(`Quantity of ${product} in uses`, quantity);
  };
  await radio(/^Cup/);
  await choose("PP_cup", "1,200");
  await press("Another use case");
  await radio(/^Plate/);
  await choose("Fibre_plate", "0");
  await press("Add 2 products");
  expect(onAdd.mock.lastCall?.[0]).toMatchObject([
    { usecase_id: "cup", prodsys_id: "cup_pp", quantity: 1200 },
    { usecase_id: "plate", prodsys_id: "plate_fibre", quantity: 1 },
  ]);
});

test("the food or product of a bulk edit can be cleared, which disables Apply", async () => {
  for (const kind of ["food", "product"] as const) {
    await tabOf()(() => (
      <BulkDialog
        id="p"
        kind={kind}
        count={2}
        foods={[{ food_id: "soup", food_name: "Soup" }]}
        products={[{ prodsys_id: "mug", name: "Mug" }]}
        onApply={nothing}
        onClose={nothing}
      />
    ));
    const input = screen.getByRole<HTMLInputElement>("combobox");
    fireEvent.change(input, { target: { value: kind === "food" ? "so" : "mu" } });
    fireEvent.keyDown(input, { key: "ArrowDown" });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(input.value).toBe(kind === "food" ? "Soup" : "Mug");
    const isOpen = () => !screen.getByRole<HTMLButtonElement>("button", { name: "Apply" }).disabled;
    expect(isOpen()).toBe(true);
    await press("Clear");
    expect([input.value, isOpen()]).toEqual(["", false]);
  }
});
