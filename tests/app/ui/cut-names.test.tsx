import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { named } from "../../../app/text/short-name.ts";
import { Checkbox } from "../../../app/ui/checkbox/checkbox.tsx";
import { ChoiceList } from "../../../app/ui/choice-list/choice-list.tsx";
import { ComboBox } from "../../../app/ui/combo-box/combo-box.tsx";
import { Select } from "../../../app/ui/field/select.tsx";

afterEach(cleanup);

const LONG = "Hot coffee with whole milk and brown cane sugar";
const CUT = named(LONG).label;
const OPTIONS = [
  { value: "long", ...named(LONG) },
  { value: "tea", ...named("Tea") },
];
const nothing = () => undefined;

test("a select shows the shortened name, with the full name as title of the option and the field", () => {
  const { rerender } = render(<Select label="Food" value="long" onChange={nothing} options={OPTIONS} />);
  expect(screen.getByRole("option", { name: CUT }).title).toBe(LONG);
  expect(screen.getByLabelText("Food").title).toBe(LONG);
  rerender(<Select label="Food" value="tea" onChange={nothing} options={OPTIONS} />);
  expect(screen.getByLabelText("Food").title).toBe("");
});

test("choice lists and checkboxes show the shortened name with the full name as title", () => {
  render(
    <>
      <ChoiceList label="Food" value={null} onChange={nothing} options={OPTIONS} />
      <Checkbox checked={false} onChange={nothing} {...named(LONG)} />
    </>,
  );
  expect(screen.getAllByTitle(LONG)).toHaveLength(2);
  expect(screen.getByRole("radio", { name: CUT })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: CUT })).toBeTruthy();
});

test("a combo box finds a shortened name by its full name", async () => {
  const { container } = render(<ComboBox label="Food" value="long" onChange={nothing} options={OPTIONS} />);
  const field = screen.getByRole<HTMLInputElement>("combobox");
  expect([field.value, container.querySelector(`[title="${LONG}"]`)?.contains(field)]).toEqual([CUT, true]);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: "cane sugar" } });
  expect((await screen.findByRole("option", { name: CUT })).querySelector("span")?.title).toBe(LONG);
});
