import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NameStep } from "../../../app/features/comparison-wizard/step-view.tsx";
import { LineDrawer } from "../../../app/features/portfolio-editor/line-drawer.tsx";
import { testTab } from "../state/test-services.ts";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

/** Displays as "Cupsexe.png": the text direction changes in it. */
const HIDDEN = "Cups\u202egnp.exe";
const FAULT = "Remove the invisible characters that change the direction of the text.";

const show = async (part: ReactNode) => {
  const { store } = await testTab({});
  render(<Provider store={store}>{part}</Provider>);
};
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
/** the error that a screen reader reads with the field */
const faultOf = (name: string | RegExp): string => {
  const input = field(name);
  if (input.getAttribute("aria-invalid") !== "true") return "";
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
};

test("the first step of a wizard shows the fault at the name", async () => {
  const nothing = () => undefined;
  const step = { purpose: "comparison", description: "", onType: nothing, onLeave: nothing, onNext: nothing } as const;
  await show(<NameStep {...step} name={HIDDEN} />);
  expect(faultOf(/^Name/)).toContain(FAULT);
});

test("the label of one line is not saved until the characters are removed", async () => {
  const onLabel = vi.fn<(label: string) => void>();
  const nothing = () => undefined;
  await show(
    <LineDrawer
      id="p"
      catalogue={{ products: [], use_cases: [], metrics: [] } as never}
      place={0}
      line={{ usecase_id: "cup", prodsys_id: "a", food_id: "b", quantity: 1, label: "" }}
      product={{ name: "Cup", reusable: false, uses: 1 } as never}
      useCase="Cups"
      food="Soup"
      foods={[]}
      onType={nothing}
      onSettle={nothing}
      onFood={nothing}
      onLabel={onLabel}
      onDetail={nothing}
      onPrevious={null}
      onNext={null}
      onClose={nothing}
    />,
  );
  type(/label/i, HIDDEN);
  fireEvent.blur(field(/label/i));
  expect(onLabel).not.toHaveBeenCalled();
  expect(faultOf(/label/i)).toContain(FAULT);
  type(/label/i, "Kiosk");
  fireEvent.blur(field(/label/i));
  expect(onLabel.mock.calls).toEqual([["Kiosk"]]);
});
