import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NumberField } from "../../../app/ui/number-field.tsx";

afterEach(cleanup);

const heard = vi.fn<(value: number | null) => void>();
const settled = vi.fn<(value: number | null) => void>();

function Whole({ first }: { readonly first: number | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberField
        label="Size"
        unit="ml"
        value={value}
        onChange={(next) => {
          heard(next);
          setValue(next);
        }}
        onSettle={(last) => {
          settled(last);
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
  heard.mockClear();
  settled.mockClear();
  render(<Whole first={first} />);
};

describe("NumberField", () => {
  it("keeps what is typed until it is left, then shows the number as everywhere", () => {
    start();
    type("1,250.4");
    expect(heard).toHaveBeenLastCalledWith(1250.4);
    expect(field().value).toBe("1,250.4");
    fireEvent.blur(field());
    expect(settled).toHaveBeenCalledExactlyOnceWith(1250.4);
    expect(field().value).toBe("1,250");
  });

  it("says its unit, and takes it typed along", () => {
    start();
    expect(note()).toBe("ml");
    type("90 ml");
    expect(heard).toHaveBeenLastCalledWith(90);
  });

  it("keeps what is no number, says so when it is left, and hands on that there is none", () => {
    start();
    type("12x");
    expect(note()).toBe("ml");
    fireEvent.blur(field());
    expect(heard).toHaveBeenLastCalledWith(null);
    expect(field().value).toBe("12x");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(note()).toContain("“12x” is not a number");
  });

  it("lets a value from elsewhere go before what could not be read", () => {
    start();
    type("12x");
    fireEvent.blur(field());
    fireEvent.click(screen.getByText("Undo"));
    expect(field().value).toBe("7");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });

  it("leaving without typing settles nothing", () => {
    start();
    fireEvent.blur(field());
    expect(settled).not.toHaveBeenCalled();
  });

  it("an emptied field is empty, not zero", () => {
    start();
    type("");
    fireEvent.blur(field());
    expect(heard).toHaveBeenLastCalledWith(null);
    expect(field().value).toBe("");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });
});
