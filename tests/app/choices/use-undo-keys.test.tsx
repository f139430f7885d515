import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useUndoKeys } from "../../../app/choices/undo-buttons.tsx";

afterEach(cleanup);

const shown = () => {
  const done: string[] = [];
  const Page = () => {
    useUndoKeys(async (way) => void done.push(way));
    return (
      <>
        <button type="button">Anywhere</button>
        <input aria-label="Text" />
        <input aria-label="Quantity" data-field="quantity 0" onBlur={() => done.push("left")} />
      </>
    );
  };
  render(<Page />);
  return done;
};

test("Ctrl or Cmd with Z undoes, with Shift-Z or Y redoes; other keys do nothing", async () => {
  const done = shown();
  const button = screen.getByRole("button");
  fireEvent.keyDown(button, { key: "z" });
  fireEvent.keyDown(button, { key: "z", ctrlKey: true, altKey: true });
  fireEvent.keyDown(button, { key: "z", ctrlKey: true });
  fireEvent.keyDown(button, { key: "Z", metaKey: true, shiftKey: true });
  fireEvent.keyDown(button, { key: "y", ctrlKey: true });
  // after the paint of each key, in the order of the keys
  await waitFor(() => expect(done).toEqual(["undo", "redo", "redo"]));
});

test("a text field keeps its own undo; a field with data-field is blurred first", async () => {
  const done = shown();
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Text" }), { key: "z", ctrlKey: true });
  const quantity = screen.getByRole("textbox", { name: "Quantity" });
  quantity.focus();
  fireEvent.keyDown(quantity, { key: "y", ctrlKey: true });
  // blurred before the redo runs, so that its input is an undo step
  expect(done).toEqual(["left"]);
  await waitFor(() => expect(done).toEqual(["left", "redo"]));
});
