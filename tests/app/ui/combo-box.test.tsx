import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ComboBox } from "../../../app/ui/combo-box.tsx";

afterEach(cleanup);

const OPTIONS = [
  { value: "pp", label: "Polypropylene" },
  { value: "creme", label: "Crème paper", detail: "paper" },
  { value: "glass", label: "Glass" },
];
const heard = vi.fn<(value: string | null) => void>();

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
        heard(next);
        setValue(next);
      }}
    />
  );
}

const start = (props: BoxProps = {}) => {
  heard.mockClear();
  render(<Box {...props} />);
  return screen.getByLabelText<HTMLInputElement>("Material", { selector: "input" });
};
const type = (input: HTMLInputElement, text: string) => {
  input.focus();
  fireEvent.change(input, { target: { value: text } });
};
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

describe("ComboBox", () => {
  it("shows the choice, and all options when it is opened", () => {
    const input = start();
    expect(input.value).toBe("Polypropylene");
    fireEvent.click(screen.getByRole("button", { name: /Open/ }));
    expect(shown()).toEqual(["Polypropylene", "Crème paperpaper", "Glass"]);
    // the list alone is there for those who listen, so that the button has no role now
    expect(input.closest("div")?.querySelector("button")?.getAttribute("aria-label")).toBe("Close");
  });

  it("narrows by what is typed, accents or not, detail included", () => {
    const input = start();
    type(input, "creme");
    expect(shown()).toEqual(["Crème paperpaper"]);
    type(input, "pap");
    expect(shown()).toEqual(["Crème paperpaper"]);
  });

  it("chooses by keyboard", () => {
    const input = start();
    type(input, "gla");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(heard).toHaveBeenCalledExactlyOnceWith("glass");
    expect(input.value).toBe("Glass");
    expect(shown()).toEqual([]);
  });

  it("says that nothing fits, and falls back to the choice when it is left", () => {
    const input = start();
    type(input, "wood");
    expect(screen.getByText("No options")).toBeDefined();
    fireEvent.blur(input);
    expect(input.value).toBe("Polypropylene");
    expect(heard).not.toHaveBeenCalled();
  });

  it("an emptied text takes no choice away", () => {
    const input = start();
    type(input, "");
    fireEvent.blur(input);
    expect(heard).not.toHaveBeenCalled();
    expect(input.value).toBe("Polypropylene");
  });

  it("clears at its cross", () => {
    const input = start({ clearable: true });
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(input.value).toBe("");
  });
});
