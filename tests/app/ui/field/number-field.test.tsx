import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NumberField } from "../../../../app/ui/field/number-field.tsx";

afterEach(cleanup);

const onChange = vi.fn<(value: number | null) => void>();
const onSettle = vi.fn<(value: number | null) => void>();

function WholeNumber({ first }: { readonly first: number | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberField
        label="Size"
        unit="ml"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        onSettle={(last) => {
          onSettle(last);
          setValue(last === null ? null : Math.max(1, Math.round(last)));
        }}
      />
      <button type="button" onClick={() => setValue(7)}>
        Undo
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Size");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const note = () =>
  (field().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

const start = (first: number | null = 350) => {
  onChange.mockClear();
  onSettle.mockClear();
  render(<WholeNumber first={first} />);
};

describe("NumberField", () => {
  it("keeps the typed text until blur, then shows the formatted number", () => {
    start();
    type("1,250.4");
    expect(onChange).toHaveBeenLastCalledWith(1250.4);
    expect(field().value).toBe("1,250.4");
    fireEvent.blur(field());
    expect(onSettle).toHaveBeenCalledExactlyOnceWith(1250.4);
    expect(field().value).toBe("1,250");
  });

  it("keeps text that is not a number, shows an error on blur, and reports null", () => {
    start();
    type("12x");
    expect(note()).toBe("ml");
    fireEvent.blur(field());
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field().value).toBe("12x");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(note()).toContain("“12x” is not a number");
  });

  it("replaces unreadable text by a value from outside", () => {
    start();
    type("12x");
    fireEvent.blur(field());
    fireEvent.click(screen.getByText("Undo"));
    expect(field().value).toBe("7");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });

  it("has less and more beside the number, by pointer and by arrow key", () => {
    const Stepped = () => {
      const [value, setValue] = useState<number | null>(50);
      return (
        <NumberField
          label="Size"
          value={value}
          onChange={setValue}
          steps={{ less: "Less", more: "More", onStep: (by) => setValue((value ?? 0) + by) }}
        />
      );
    };
    render(<Stepped />);
    fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(field().value).toBe("51");
    fireEvent.click(screen.getByRole("button", { name: "Less" }));
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    expect(field().value).toBe("49");
    fireEvent.keyDown(field(), { key: "ArrowUp" });
    expect(field().value).toBe("50");
  });
});
