import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { wizardDraftAtom } from "../../../../app/state/core/dialog-drafts.ts";
import { callerOfAtom } from "../../../../app/state/routes/calling-flow.ts";
import { comparisonsAtom } from "../../../../app/state/work/comparisons.ts";
import { addressNow, kioskTab, settled } from "./kiosk-tab.tsx";

afterEach(cleanup);

const RULE = "Please include at least one reusable option in your selection to continue.";
const COMPLETE = "name=Kiosk&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk";

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const openedAt = async (search: string) => {
  const tab = kioskTab();
  await tab.open(search);
  return tab;
};
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settled();
};

/** The languages of the browser, from which the region is guessed. */
const speak = (...languages: readonly string[]) =>
  void vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
beforeEach(() => speak("en"));

describe("steps", () => {
  test("the region is guessed from the browser and said: Next leads to the use case, and it can be changed", async () => {
    speak("en-US");
    await kioskTab().open("step=1");
    expect(screen.getByText(/^Region: United States, guessed from your browser\./)).toBeTruthy();
    await press(button("Next"));
    expect(Object.fromEntries(addressNow())).toMatchObject({ step: "3", region_id: "UnitedStates" });
    await kioskTab().open("step=1");
    await press(button("Change"));
    expect(addressNow().get("step")).toBe("2");
    expect(addressNow().get("region_id")).toBeNull();
  });

  test("Next is disabled without a name and says why; then it opens the next step and moves the focus", async () => {
    await kioskTab().open("step=1");
    expect(document.activeElement).toBe(document.body);
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: " " } });
    expect(button("Next").disabled).toBe(true);
    const reason = screen.getByText("Give the comparison a name.");
    expect(reason.id).toBe(button("Next").getAttribute("aria-describedby"));

    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Kiosk" } });
    await press(button("Next"));
    expect(addressNow().get("name")).toBe("Kiosk");
    expect(addressNow().get("step")).toBe("2");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  test("markup in the URL stays text", async () => {
    const markup = "<script>alert(1)</script>";
    await openedAt(`step=5&${COMPLETE.replace("Europe", encodeURIComponent(markup))}`);
    expect(screen.getByRole("alert").textContent).toContain(markup);
    expect(document.querySelector("script")).toBeNull();
  });

  test("Define New Food and Define New Product open the editors, which return to the wizard", async () => {
    const { store } = await openedAt(`step=4&${COMPLETE}&products=glass`);
    await press(button("Define New Food"));
    expect(window.location.pathname + window.location.search).toBe("/create-food/hot_cup?region_id=Europe");
    const back = store.get(callerOfAtom)("/create-food/hot_cup?region_id=Europe");
    expect(back).toContain("step=4");
    expect(back).toContain("products=glass");

    const again = await openedAt(`step=5&${COMPLETE}&products=glass`);
    await press(button("Define New Product"));
    expect(window.location.pathname).toBe("/create-product/hot_cup");
    expect(again.store.get(callerOfAtom)("/create-product/hot_cup?region_id=Europe")).toContain("step=5");
  });

  test("Back goes back one step; on the first step it is Cancel and leaves", async () => {
    await kioskTab().open(`step=2&${COMPLETE}`);
    await press(button("Back"));
    expect(addressNow().get("step")).toBe("1");
    await press(button("Cancel"));
    expect(window.location.pathname).toBe("/");
  });

  describe("without a typed name", () => {
    const nameField = () => screen.getByLabelText<HTMLInputElement>("Name");

    test("step 1 is prefilled; use case and region become the name, with a number if it is taken", async () => {
      const tab = kioskTab();
      await tab.created({ comparison_name: "Hot cup, Europe" });
      await tab.open("step=1");
      expect(nameField().value).toBe("New comparison");
      expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
      await press(button("Next"));
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
      expect(screen.getByText("Choose a region.")).toBeTruthy();
      await press(screen.getByRole("radio", { name: "Europe" }));
      expect(addressNow().get("name")).toBe("Europe");
      await press(screen.getByRole("radio", { name: /^Hot cup/ }));
      expect(addressNow().get("name")).toBe("Hot cup, Europe (2)");
      await press(button("Skip"));
      await press(button("Compare all 6"));
      const created = tab.store.get(comparisonsAtom).map(({ comparison }) => comparison);
      expect(created.find(({ comparison_name }) => comparison_name.endsWith("(2)"))?.currentProductIds).toHaveLength(6);
    });

    test("a suggested name follows other choices, also those of the arrow keys; a typed one does not", async () => {
      const suggested = `name=${encodeURIComponent("Hot cup, Europe")}&region_id=Europe&usecase_id=hot_cup`;
      await kioskTab().open(`step=3&${suggested}`);
      fireEvent.keyDown(screen.getByRole("radio", { name: /^Hot cup/ }), { key: "ArrowDown" });
      fireEvent.click(screen.getByRole("radio", { name: /^Plate/ }));
      await press(button("Next"));
      expect(addressNow().get("name")).toBe("Plate, Europe");
      await kioskTab().open(`step=2&${suggested.replace("Hot", "My")}`);
      await press(screen.getByRole("radio", { name: "Global" }));
      expect(addressNow().get("name")).toBe("My cup, Europe");
    });

    test("emptied in step 1 it stays empty, and nothing is created before it is typed again", async () => {
      await kioskTab().open(`step=1&${COMPLETE}&products=glass`);
      fireEvent.change(nameField(), { target: { value: "" } });
      fireEvent.blur(nameField());
      await settled();
      expect(nameField().value).toBe("");
      expect(button("Next").disabled).toBe(true);
      await press(screen.getByRole("button", { name: /Products/ }));
      expect(button("Create Comparison").disabled).toBe(true);
      await press(button("Step 1: Give the comparison a name."));
      fireEvent.change(nameField(), { target: { value: "Mine" } });
      await press(button("Next"));
      expect(addressNow().get("name")).toBe("Mine");
    });

    test("all products are offered only while none is chosen, and if one of them is reusable", async () => {
      await kioskTab().open(`step=5&${COMPLETE}`);
      expect(button("Create Comparison").disabled).toBe(true);
      await press(screen.getByRole("checkbox", { name: "EPS foam cup" }));
      expect(screen.queryByRole("button", { name: /^Compare all/ })).toBeNull();
      await kioskTab().open(`step=5&${COMPLETE.replace("hot_cup", "cold_cup")}`);
      expect(screen.queryByRole("button", { name: /^Compare all/ })).toBeNull();
    });
  });

  test.each([
    ["region_id", "The address names a region that cannot be chosen (<b>x</b>). Please choose another."],
    ["usecase_id", "The address names a use case that does not exist (<b>x</b>). Please choose another."],
    ["food_id", "The address names a food that does not exist (<b>x</b>). Please choose another, or skip the step."],
    ["products", "One product in the address is not available for this use case and was left out: <b>x</b>."],
  ])("an unknown %s is reported, and everything else is kept", async (parameter, sentence) => {
    const address = new URLSearchParams(`step=5&${COMPLETE}`);
    address.set(parameter, parameter === "products" ? "glass,<b>x</b>" : "<b>x</b>");
    await kioskTab().open(address.toString());
    expect(screen.getByRole("alert").textContent).toBe(sentence);
    const steps = within(screen.getByRole("navigation", { name: "Steps" }));
    expect(steps.getByRole("button", { name: /^Name/ }).textContent).toContain("Kiosk");
  });

  test("an unknown region is reported and can be corrected in its step; nothing is lost", async () => {
    await kioskTab().open(`step=5&${COMPLETE.replace("Europe", "Atlantis")}&products=glass`);
    expect(screen.getByRole("alert").textContent).toContain("Atlantis");
    await press(screen.getByRole("radio", { name: "Europe" }));
    expect(addressNow().get("products")).toBe("glass");
    expect(addressNow().get("food_id")).toBe("coffee_milk");
  });
});

describe("products", () => {
  test("the reusable rule shows its text, and one click satisfies it", async () => {
    const tab = kioskTab();
    await tab.open(`step=5&${COMPLETE}`);
    await press(screen.getByRole("checkbox", { name: "EPS foam cup" }));
    expect(screen.getAllByText(RULE)).not.toHaveLength(0);
    expect(button("Create Comparison").disabled).toBe(true);

    await press(button("Add a typical reusable"));
    expect(addressNow().get("products")).toBe("eps,glass");
    expect(screen.getByText("2 products, 1 of them reusable")).toBeTruthy();
    expect(screen.queryByText(RULE)).toBeNull();

    await press(button("Create Comparison"));
    const [stored] = tab.store.get(comparisonsAtom);
    expect(stored?.comparison).toMatchObject({ comparison_name: "Kiosk", currentProductIds: ["eps", "glass"] });
    expect(Object.fromEntries(addressNow())).toEqual({ comparison_id: stored?.comparison.comparison_id });
    expect(tab.store.get(wizardDraftAtom)).toBeNull();
  });
});

describe("returning to the wizard", () => {
  test("writes typed text to the URL after a pause", async () => {
    await kioskTab().open("step=1");
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Kio" } });
    expect(addressNow().get("name")).toBeNull();
    fireEvent.blur(screen.getByLabelText("Name"));
    expect(addressNow().get("name")).toBe("Kio");
  });
});

describe("the selection of an existing comparison", () => {
  test("an unknown comparison is reported", async () => {
    await kioskTab().open("step=5&comparison_id=gone");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This comparison is not here.");
  });
});
