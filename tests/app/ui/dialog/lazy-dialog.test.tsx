import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "../../../../app/ui/dialog/dialog.tsx";
import { lazyDialog } from "../../../../app/ui/dialog/lazy-dialog.ts";
import { MissingPart } from "../../../../app/ui/missing-part/missing-part.tsx";

afterEach(cleanup);

interface AskedProps {
  readonly name: string;
  readonly onClose: () => void;
}

const Asked = ({ name, onClose }: AskedProps) => (
  <Dialog title={`About ${name}`} onClose={onClose} actions={[{ label: "Close", onAct: onClose, safe: true }]} />
);

/** A page with a field that is being typed in, and a dialog whose code arrives if `answers` says so. */
const openPage = (answers: readonly ("arrives" | "gone")[]) => {
  const left = [...answers];
  const load = vi.fn<() => Promise<{ default: typeof Asked }>>(async () => {
    if (left.shift() === "gone") throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Asked };
  });
  const AskedLater = lazyDialog(load);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="grams" />
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {isOpen && <AskedLater name="cups" onClose={() => setOpen(false)} />}
      </>
    );
  };
  render(<Page />);
  fireEvent.change(screen.getByLabelText("grams"), { target: { value: "12.5" } });
  const ask = () => act(async () => void fireEvent.click(screen.getByText("Ask")));
  return { load, ask };
};
const typed = () => screen.getByLabelText<HTMLInputElement>("grams").value;

it("shows the dialog once its code is loaded, and loads it once", async () => {
  const { load, ask } = openPage(["arrives"]);
  await ask();
  expect(screen.getByRole("dialog", { name: "About cups" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await ask();
  expect(screen.getByRole("dialog", { name: "About cups" })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("shows an error if the code cannot be loaded; the page keeps its input, and a second try is possible", async () => {
  const { load, ask } = openPage(["gone", "arrives"]);
  await ask();
  const dialog = screen.getByRole("dialog", { name: "This part could not be loaded" });
  expect(dialog.textContent).toMatch(
    /newer version of Tare has come out.*What you have made is kept.*reload the page/s,
  );
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(typed()).toBe("12.5");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(typed()).toBe("12.5");
  await ask();
  expect(screen.getByRole("dialog", { name: "About cups" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("reloads the page only on request", () => {
  const onReload = vi.fn<() => void>();
  render(<MissingPart onClose={() => undefined} onReload={onReload} />);
  expect(onReload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(onReload).toHaveBeenCalledOnce();
});
