import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "../../../../app/ui/dialog/dialog.tsx";
import { Drawer } from "../../../../app/ui/dialog/drawer.tsx";
import { FullDialog } from "../../../../app/ui/dialog/full-dialog.tsx";

afterEach(cleanup);

const Typed = () => {
  const [text, setText] = useState("");
  return <input aria-label="grams" value={text} onChange={(event) => setText(event.target.value)} />;
};

const close = () => undefined;
const KINDS = {
  Dialog: () => (
    <Dialog title="Settings" onClose={close} actions={[]}>
      <Typed />
    </Dialog>
  ),
  Drawer: () => (
    <Drawer title="Settings" onClose={close}>
      <Typed />
    </Drawer>
  ),
  FullDialog: () => (
    <FullDialog label="Settings" onClose={close}>
      <Typed />
    </FullDialog>
  ),
};

describe.each(Object.entries(KINDS))("%s", (_name, Kind) => {
  const Part = ({ isHidden }: { readonly isHidden: boolean }) => (
    <aside aria-label="panel" style={isHidden ? { display: "none" } : {}}>
      <Kind />
    </aside>
  );

  it("stays on screen with its input when the component that opened it is hidden, as on rotation of a device", () => {
    const { rerender } = render(<Part isHidden={false} />);
    fireEvent.change(screen.getByLabelText("grams"), { target: { value: "12.5" } });
    rerender(<Part isHidden />);
    // an accessible role is that of an element which is shown
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(screen.getByRole<HTMLDialogElement>("dialog", { name: "Settings" }).open).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "grams" }).value).toBe("12.5");
  });

  it("is unmounted with the component that opened it", () => {
    render(<Part isHidden={false} />).unmount();
    expect(document.querySelector("dialog")).toBeNull();
  });
});
