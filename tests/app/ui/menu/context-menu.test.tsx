import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContextMenu } from "../../../../app/ui/menu/context-menu.tsx";

afterEach(cleanup);

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const open = () => {
  const button = document.body.appendChild(document.createElement("button"));
  render(
    <ContextMenu
      label="Commands"
      items={[
        { label: "Off", disabled: true, onSelect: () => undefined },
        { label: "View", onSelect: () => undefined },
        { label: "Delete", onSelect: () => undefined },
      ]}
      place={{ button, point: null }}
      onClose={() => undefined}
    />,
  );
};

it("focuses its first enabled command", async () => {
  open();
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "View" }));
});

it("keeps the focus where the user moved it before the menu was ready", async () => {
  open();
  const remove = screen.getByRole("menuitem", { name: "Delete" });
  act(() => remove.focus());
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(document.activeElement).toBe(remove);
});
