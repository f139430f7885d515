import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { baseProductDraftAtom, productDraftingAtom } from "../../../../app/state/editors/product-draft.ts";
import { productsAtom } from "../../../../app/state/work/products.ts";
import { shownRecycledContent } from "../../../../workers/engine/rules/recycled-content.ts";
import { catalogue, draftOf, tablesFor } from "../../../engine/rules/shipped.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { field, openEditor, press, saidBeside, settled, type } from "./editor-tab.tsx";

afterEach(cleanup);

const MUG = "hot_cup_pp_reuse";
const headings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const preview = () => screen.getByRole("complementary", { name: "Preview" });
const previewRow = (metric: string) =>
  within(within(preview()).getByRole("row", { name: new RegExp(`^${metric}`) }))
    .getAllByRole("cell")
    .slice(1)
    .map((cell) => cell.textContent);
const allSettings = async () => {
  fireEvent.click(screen.getByRole("radio", { name: "All settings" }));
  await settled();
};

describe("the two views", () => {
  it("the simple view has the required settings, and the choice is stored under the specified key", async () => {
    const flags = memoryFlags();
    await openEditor(MUG, flags);
    expect(headings()).toEqual(["Characteristics", "Reusable parameters", "Components", "Preview"]);
    await allSettings();
    expect(headings()).toEqual([
      "Characteristics",
      "Reusable parameters",
      "Components",
      "Manufacturing and transportation",
      "Sourcing and recoverability",
      "Chemicals of concern",
      "Preview",
    ]);
    expect(flags.local.read("editProduct_simpleSettings")).toBe("false");
    await openEditor(MUG, flags);
    expect(headings()).toContain("Chemicals of concern");
  });

  it("only reusables have reusable parameters", async () => {
    await openEditor("hot_cup_paper_pe");
    expect(headings()).not.toContain("Reusable parameters");
    fireEvent.click(screen.getByRole("radio", { name: "Reusable" }));
    expect(headings()).toContain("Reusable parameters");
  });

  it("says how many changes the simple view hides", async () => {
    await openEditor(MUG);
    await allSettings();
    await type("Mass load factor", "50");
    fireEvent.click(screen.getByRole("radio", { name: "Simple" }));
    expect(screen.getByText(/^One setting that you changed is not shown/)).toBeDefined();
  });
});

describe("editing", () => {
  it("marks what differs, counts it, and shows the scores before and now", async () => {
    await openEditor(MUG);
    await screen.findByRole("row", { name: /^Climate/ });
    const [before, , same] = previewRow("Climate");
    expect(previewRow("Climate")).toEqual([before, before, "0"]);
    expect(same).toBe("0");
    await type("Number of uses", "500");
    expect(saidBeside("Number of uses")).toContain("changed");
    expect(screen.getByText("1 setting changed")).toBeDefined();
    await waitFor(() => expect(previewRow("Climate")[2]).not.toBe("0"));
    const [was, now, change] = previewRow("Climate");
    expect(was).toBe(before);
    expect(change).toBe(`+${Number(now) - Number(before)}`);
    expect(Number(now)).toBeGreaterThan(Number(before));
  });

  it("takes a return rate and shows the resulting uses; an impossible rate is refused and changes nothing", async () => {
    const { store } = await openEditor(MUG);
    const uses = () => store.get(productDraftingAtom)?.draft.uses;
    await press("Enter a return rate instead");
    expect(field("Return rate").value).toBe("98");
    await type("Return rate", "95 %");
    expect(uses()).toBe(20);
    expect(saidBeside("Return rate")).toContain("95% come back");
    expect(saidBeside("Return rate")).toContain("20 times");
    await type("Return rate", "100");
    expect(uses()).toBe(20);
    expect(saidBeside("Return rate")).toContain("from 0 to less than 100%");
    await press("Compute it from counted returns");
    await type("Handed out", "52,000");
    await type("Came back", "49,920");
    const take = async (text: string) => {
      const file = new File([text], "counts.csv");
      fireEvent.change(screen.getByLabelText("Add them up from a file", { selector: "input" }), {
        target: { files: [file] },
      });
    };
    await take("product,pieces\ncup,12\n");
    await screen.findByText(/^The file needs two columns/);
    expect(field("Came back").value).toBe("49,920");
    await take("Month,Handed out,Came back\nJanuary,1200,1150\nFebruary,1300,1250\n");
    await screen.findByText("Sums of the columns “Handed out” and “Came back”.");
    expect(field("Handed out").value).toBe("2,500");
    await press("Use 25");
    expect(field("Return rate").value).toBe("96");
    await press("Enter the number of uses instead");
    expect(field("Number of uses").value).toBe("25");
  });

  it("keeps the size of a piece after a crash, until it is used or cancelled", async () => {
    const flags = memoryFlags();
    const width = async () => {
      await openEditor(MUG, flags);
      await press("Suggest from its size");
      return field("Width or diameter").value;
    };
    expect(await width()).toBe("");
    await type("Width or diameter", "12");
    expect(await width()).toBe("12");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
    expect(await width()).toBe("");
  });
});

describe("components", () => {
  it("the heaviest component is main and cannot be deleted; after a deletion the focus is on Add component", async () => {
    await openEditor("hot_cup_paper_pe_lid");
    const list = () => screen.getByRole("list", { name: "Components" });
    const items = () =>
      within(list())
        .getAllByRole("listitem")
        .map((item) => item.textContent);
    expect(items()[0]).toMatch(/^Bodymain/);
    await press("Body");
    expect(screen.getByText(/^The main component cannot be deleted/)).toBeDefined();
    await press("Lid");
    await type("Mass", "20");
    expect(items()[1]).toMatch(/^Lidmainchanged/);
    await press("Body");
    await press("Delete component");
    expect(items()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add component" }));
  });

  it("a new component is open, and its faults show on blur", async () => {
    await openEditor("hot_cup_paper_pe");
    await press("Add component");
    expect(field("Component type").value).toBe("");
    expect(saidBeside("Mass")).not.toContain("Enter the mass");
    fireEvent.blur(field("Mass"));
    expect(saidBeside("Mass")).toContain("Enter the mass.");
  });

  it("recycled content shows the regional average and is stored only after an edit", async () => {
    const made = catalogue.products.find(({ prodsys_id, usecase_id }) => {
      const [first] = usecase_id === "hot_cup" ? draftOf(prodsys_id).components : [];
      return first !== undefined && shownRecycledContent(first, tablesFor("hot_cup")).from === "regional";
    });
    const { store } = await openEditor(made?.prodsys_id ?? "gone");
    await allSettings();
    await press(draftOf(made?.prodsys_id ?? "gone").components[0]?.component_name ?? "");
    const stored = () => store.get(productDraftingAtom)?.draft.components[0]?.recycled_content;
    const average = field("Recycled content").value;
    expect(average).toMatch(/^\d+$/);
    expect(stored()).toBeNull();
    await type("Recycled content", "30");
    expect(stored()).toBe(30);
    await press("Use the average");
    expect(stored()).toBeNull();
    expect(field("Recycled content").value).toBe(average);
  });
});

describe("saving and leaving", () => {
  it("an incomplete product is not saved: faults are listed and shown at their fields, the focus is on the first", async () => {
    const { onSaved, store } = await openEditor(null);
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Save Product");
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("settings need your attention");
    expect(document.activeElement).toBe(field("Product name"));
    expect(saidBeside("Product name")).toContain("Enter a product name.");
    fireEvent.click(within(alert).getByRole("button", { name: "Component 1: Enter the mass." }));
    expect(document.activeElement).toBe(field("Mass"));
    expect(onSaved).not.toHaveBeenCalled();
    expect(store.get(productsAtom)).toEqual([]);
  });

  it("a fault in a hidden setting switches to all settings", async () => {
    await openEditor(MUG);
    await allSettings();
    await type("Mass load factor", "150");
    fireEvent.click(screen.getByRole("radio", { name: "Simple" }));
    await press("Save Product");
    expect(document.activeElement).toBe(field("Mass load factor"));
  });

  it("a copy keeps its original, also after a change of base", async () => {
    const { onSaved, store } = await openEditor(MUG);
    await store.set(baseProductDraftAtom, "hot_cup_ceramic");
    await settled();
    expect(screen.getByText(/^A copy of PP returnable cup,/)).toBeDefined();
    await press("Save Product");
    expect(onSaved.mock.lastCall?.[0].original?.prodsys_id).toBe(MUG);
  });

  it("a text that is not a number is neither saved nor dropped, also in optional fields", async () => {
    const { onSaved } = await openEditor(MUG);
    await type("Number of uses", "12x");
    await press("Save Product");
    expect(onSaved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field("Number of uses"));
    expect(field("Number of uses").value).toBe("12x");
    expect(saidBeside("Number of uses")).toContain("“12x” is not a number");
  });

  it("Cancel asks only if there are unsaved changes, and staying keeps them", async () => {
    const { onLeave } = await openEditor(MUG);
    await press("Cancel");
    expect(onLeave).toHaveBeenCalledOnce();
    await type("Number of uses", "80");
    await press("Cancel");
    await press("Keep editing");
    expect(field("Number of uses").value).toBe("80");
    expect(onLeave).toHaveBeenCalledOnce();
    await press("Cancel");
    await press("Discard changes");
    expect(onLeave).toHaveBeenCalledTimes(2);
  });
});
