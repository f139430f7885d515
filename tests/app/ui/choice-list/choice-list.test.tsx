import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChoiceList } from "../../../../app/ui/choice-list/choice-list.tsx";

afterEach(cleanup);

const options = [
  { value: "Global", label: "Global", detail: "World average" },
  { value: "Europe", label: "Europe" },
  { value: "Spain", label: "Spain", disabled: true },
];

function shown(value: string | null) {
  const onChange = vi.fn<(value: string) => void>();
  const onCommit = vi.fn<(value: string) => void>();
  render(<ChoiceList label="Regions" options={options} value={value} onChange={onChange} onCommit={onCommit} />);
  return { onChange, onCommit, radio: (name: RegExp) => screen.getByRole("radio", { name }) };
}

describe("ChoiceList", () => {
  it("commits a click on the selected row", () => {
    const { onChange, onCommit, radio } = shown("Europe");
    fireEvent.click(radio(/Europe/));
    expect(onChange).not.toHaveBeenCalled();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("Europe");
  });

  it("only selects by arrow keys, then commits with Enter", () => {
    const { onChange, onCommit, radio } = shown("Global");
    // The events of an arrow key in a browser: keydown on one radio, click on the next.
    fireEvent.keyDown(radio(/Global/), { key: "ArrowDown" });
    fireEvent.click(radio(/Europe/));
    fireEvent.keyUp(radio(/Europe/), { key: "ArrowDown" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("Europe");
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.keyDown(radio(/Europe/), { key: "Enter" });
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("Europe");
  });

  it("commits a click after an arrow key without keyup", () => {
    const { onCommit, radio } = shown("Global");
    fireEvent.keyDown(radio(/Global/), { key: "ArrowDown" });
    fireEvent.pointerDown(radio(/Europe/));
    fireEvent.click(radio(/Europe/));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("Europe");
  });
});
