import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ComboBox } from "../../../../app/ui/combo-box/combo-box.tsx";

afterEach(cleanup);

const OPTIONS = [
  { value: "pp", label: "Polypropylene" },
  { value: "creme", label: "Crème paper", detail: "paper" },
  { value: "glass", label: "Glass" },
];
const onChange = vi.fn<(value: string | null) => void>();

interface BoxProps {
  readonly clearable?: boolean;
}

function Box({ clearable = false }: BoxProps) {
  const [value, setValue] = useState<string | null>("pp");
  return (
    <ComboBox
      label="Material"
      value={value}
      options={OPTIONS}
      clearable={clearable}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const start = (props: BoxProps = {}) => {
  onChange.mockClear();
  render(<Box {...props} />);
  return screen.getByLabelText<HTMLInputElement>("Material", { selector: "input" });
};
const type = (input: HTMLInputElement, text: string) => {
  input.focus();
  fireEvent.change(input, { target: { value: text } });
};
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

describe("ComboBox", () => {
  it("says that its options are on their way, and that there are none", () => {
    const box = (options: readonly [] | null) => (
      <ComboBox label="Material" value={null} options={options} onChange={onChange} />
    );
    const { rerender } = render(box(null));
    expect(screen.getByPlaceholderText("Loading…")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Open/ }));
    expect(screen.getByRole("listbox").textContent).toBe("Loading…");
    rerender(box([]));
    expect(screen.getByRole("listbox").textContent).toBe("No options");
  });

  it("filters by typed text in label and detail, ignoring accents", () => {
    const input = start();
    type(input, "creme");
    expect(shown()).toEqual(["Crème paperpaper"]);
    type(input, "pap");
    expect(shown()).toEqual(["Crème paperpaper"]);
  });

  it("selects by keyboard", () => {
    const input = start();
    type(input, "gla");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("glass");
    expect(input.value).toBe("Glass");
    expect(shown()).toEqual([]);
  });

  it("opens on click with all options; Enter takes the only match, and waits while there are several", () => {
    const input = start();
    fireEvent.click(input);
    expect(shown()).toEqual(["Polypropylene", "Crème paperpaper", "Glass"]);
    type(input, "p");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe("p");
    type(input, "gla");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("glass");
    expect(input.value).toBe("Glass");
    expect(shown()).toEqual([]);
  });

  it("closes its list after a choice by pointer, key or only match in a field that keeps no selection", () => {
    onChange.mockClear();
    render(<ComboBox label="Material" value={null} options={OPTIONS} onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>("Material", { selector: "input" });
    fireEvent.click(input);
    fireEvent.click(screen.getByRole("option", { name: "Glass" }));
    expect(shown()).toEqual([]);
    type(input, "gla");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(shown()).toEqual([]);
    type(input, "poly");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(shown()).toEqual([]);
    expect(onChange.mock.calls).toEqual([["glass"], ["glass"], ["pp"]]);
    expect(input.value).toBe("");
  });

  it("keeps a text that nothing matches and says so, until Escape", () => {
    const input = start();
    type(input, "wood");
    expect(screen.getByText("No options")).toBeDefined();
    fireEvent.keyDown(input, { key: "Enter" });
    fireEvent.blur(input);
    expect(input.value).toBe("wood");
    expect(screen.getByText("No match for “wood”. Choose one from the list.")).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
    input.focus();
    fireEvent.keyDown(input, { key: "Escape" });
    expect(input.value).toBe("Polypropylene");
  });

  it("keeps the selection when the text is emptied", () => {
    const input = start();
    type(input, "");
    fireEvent.blur(input);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe("Polypropylene");
  });
});
