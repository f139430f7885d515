import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import CommandMenu from "../../../../app/features/command-menu/command-menu.tsx";
import { comparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

/** The menu on the results of a comparison that is called "Cups". */
const opened = async () => {
  const tab = await toyTab(["cup_steel", "cup_pp"]);
  window.history.replaceState(null, "", `/comparison-mode?comparison_id=${tab.id}`);
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={tab.store}>
      <main>
        <nav>
          <a href="#weights">Weights</a>
        </nav>
      </main>
      <CommandMenu onClose={onClose} />
    </Provider>,
  );
  const field = screen.getByRole("textbox");
  const type = (text: string) => act(async () => void fireEvent.change(field, { target: { value: text } }));
  const names = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  return { ...tab, field, type, names, onClose };
};

test("typing finds work, new work and regions by name or kind; Enter runs the first and closes", async () => {
  const { field, type, names, onClose } = await opened();
  await type("cups");
  expect(names()).toEqual(["Cups comparison"]);
  await type("new port");
  expect(names()).toEqual(["Portfolio new"]);
  field.focus();
  await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname + window.location.search).toBe("/portfolio-mode?step=1");
  await type("nothing like it");
  expect(screen.getByText("No match found")).toBeTruthy();
});

test("the arrow keys move to a command, and a region changes the open comparison", async () => {
  const { field, type, store, id } = await opened();
  await type("switch region europe");
  field.focus();
  fireEvent.keyDown(field, { key: "ArrowDown" });
  const region = screen.getByRole("button", { name: /^Europe/ });
  expect(document.activeElement).toBe(region);
  await act(async () => void fireEvent.click(region));
  await waitFor(() => expect(store.get(comparisonAtom(id))?.comparison.region_use).toBe("Europe"));
});
