import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { GRID } from "../../../../app/ui/grid/grid.ts";

const onOpen = vi.fn();

afterEach(cleanup);

/** A head, two products with two scores each, the last without a button. */
const Scores = () => {
  const [rows, setRows] = useState(["Cup", "Mug"]);
  return (
    <>
      <button type="button">before</button>
      <table {...GRID} aria-label="Scores">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">
              <button type="button">Climate menu</button>
            </th>
            <th scope="col">
              <button type="button">Water menu</button>
            </th>
            <td aria-label="Drawing" />
          </tr>
        </thead>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <th scope="row">
                <button type="button">{`${name} summary`}</button>
                <button type="button">{`${name} law`}</button>
              </th>
              <td>
                <button type="button" onClick={() => onOpen(name)}>{`${name} climate`}</button>
              </td>
              <td>{`${name} water`}</td>
              <td aria-label="Drawing">
                <span aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setRows(["Mug", "Bowl"])}>
        replace
      </button>
    </>
  );
};

const tabStops = () =>
  [...screen.getByRole("grid").querySelectorAll("*")].filter((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const order = element.getAttribute("tabindex");
    return order === null ? element instanceof HTMLButtonElement : order === "0";
  });
const stop = () => tabStops().map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
const press = (key: string, more: { readonly ctrlKey?: boolean; readonly altKey?: boolean } = {}) => {
  const went = !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  return went ? focused() : null;
};

it("a grid is one tab stop; arrow keys move among controls and among cells without one", () => {
  render(<Scores />);
  expect(stop()).toEqual(["Product"]);
  screen.getByText("Product").focus();
  expect(press("ArrowRight")).toBe("Climate menu");
  expect(press("ArrowDown")).toBe("Cup climate");
  expect(press("ArrowRight")).toBe("Cup water");
  // the drawing at the end is no stop
  expect(press("ArrowRight")).toBeNull();
  expect(press("ArrowDown")).toBe("Mug water");
  expect(press("ArrowDown")).toBeNull();
  expect(press("Home")).toBe("Mug summary");
  expect(press("ArrowRight")).toBe("Mug law");
  expect(press("ArrowUp")).toBe("Cup summary");
  expect(press("End")).toBe("Cup water");
  expect(press("Home", { ctrlKey: true })).toBe("Product");
  expect(press("End", { ctrlKey: true })).toBe("Mug water");
  expect(stop()).toEqual(["Mug water"]);
});

it("keys with Alt or Ctrl are left to the browser and to the controls", () => {
  render(<Scores />);
  screen.getByRole("button", { name: "Climate menu" }).focus();
  expect(press("ArrowDown", { altKey: true })).toBeNull();
  expect(press("ArrowRight", { ctrlKey: true })).toBeNull();
});

it("a clicked control becomes the tab stop; after its row is gone the first stop is", async () => {
  render(<Scores />);
  screen.getByRole("button", { name: "Cup climate" }).focus();
  expect(stop()).toEqual(["Cup climate"]);
  fireEvent.click(screen.getByRole("button", { name: "Cup climate" }));
  expect(onOpen).toHaveBeenCalledWith("Cup");
  fireEvent.click(screen.getByRole("button", { name: "replace" }));
  await waitFor(() => expect(stop()).toEqual(["Product"]));
  expect(screen.getByRole("button", { name: "Bowl climate" }).tabIndex).toBe(-1);
});
