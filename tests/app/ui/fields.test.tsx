import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchField } from "../../../app/ui/field/search-field.tsx";
import { TextArea, TextField } from "../../../app/ui/field/text-field.tsx";

afterEach(cleanup);

const text = () => vi.fn<(value: string) => void>();

describe("TextField", () => {
  it("connects label, hint and error with its input", () => {
    const { rerender } = render(<TextField label="Email" value="" onChange={text()} hint="Yours" />);
    const input = screen.getByLabelText("Email");
    const described = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(described()).toBe("Yours");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    rerender(<TextField label="Email" value="" onChange={text()} hint="Yours" error="Invalid email address" />);
    expect(described()).toBe("Invalid email address");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("counts the characters of a limited area", () => {
    render(<TextArea label="Description" value="four" onChange={text()} limit={100} />);
    expect(screen.getByText("4 of 100")).toBeDefined();
    expect(screen.getByLabelText("Description").getAttribute("maxlength")).toBe("100");
  });
});

describe("SearchField", () => {
  it("empties on Escape and stops the event", () => {
    const onChange = text();
    const onKeyDown = vi.fn<() => void>();
    render(
      // stands for a dialog around the field
      <div role="presentation" onKeyDown={onKeyDown}>
        <SearchField label="Search" value="cup" onChange={onChange} />
      </div>,
    );
    fireEvent.keyDown(screen.getByLabelText("Search"), { key: "Escape" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("");
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it("passes Escape on when it is empty, and has no clear button then", () => {
    const onKeyDown = vi.fn<() => void>();
    render(
      <div role="presentation" onKeyDown={onKeyDown}>
        <SearchField label="Search" value="" onChange={text()} />
      </div>,
    );
    fireEvent.keyDown(screen.getByLabelText("Search"), { key: "Escape" });
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  });
});
