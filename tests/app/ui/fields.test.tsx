import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Checkbox } from "../../../app/ui/checkbox/checkbox.tsx";
import { SearchField } from "../../../app/ui/field/search-field.tsx";
import { SegmentedControl } from "../../../app/ui/segmented-control/segmented-control.tsx";
import { Select } from "../../../app/ui/field/select.tsx";
import { Switch } from "../../../app/ui/switch/switch.tsx";
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

  it("has no description without hint and error", () => {
    render(<TextField label="Email" value="" onChange={text()} hideLabel />);
    expect(screen.getByLabelText("Email").getAttribute("aria-describedby")).toBeNull();
  });

  it("reports what is typed", () => {
    const onChange = text();
    render(<TextField label="Name" value="" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Kiosk" } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("Kiosk");
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

  it("empties by its clear button and keeps the focus in the field", () => {
    const onChange = text();
    render(<SearchField label="Search" value="cup" onChange={onChange} />);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("");
    expect(document.activeElement).toBe(screen.getByLabelText("Search"));
  });
});

describe("choices", () => {
  it("a select reports the value of the option", () => {
    const onChange = text();
    const options = [
      { value: "climate", label: "Climate" },
      { value: "h2o", label: "Water use" },
    ];
    render(<Select label="Metric" value="climate" onChange={onChange} options={options} />);
    fireEvent.change(screen.getByLabelText("Metric"), { target: { value: "h2o" } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("h2o");
  });

  it("a checkbox has its label, its state and the mixed state", () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    const { rerender } = render(<Checkbox label="Glass" checked={false} onChange={onChange} />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Glass" });
    fireEvent.click(box);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(box.indeterminate).toBe(false);
    rerender(<Checkbox label="Glass" checked={false} mixed onChange={onChange} />);
    expect(box.indeterminate).toBe(true);
  });

  it("a segmented control is a named group of radios", () => {
    const onChange = text();
    const options = [
      { value: "all", label: "All" },
      { value: "own", label: "Own" },
    ];
    render(<SegmentedControl label="Kind" options={options} value="all" onChange={onChange} />);
    expect(screen.getByRole("group", { name: "Kind" })).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "Own" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("own");
  });

  it("a switch has its state and toggles", () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch label="Custom rates" checked onChange={onChange} />);
    const control = screen.getByRole("switch", { name: "Custom rates" });
    expect(control.getAttribute("aria-checked")).toBe("true");
    fireEvent.click(control);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
