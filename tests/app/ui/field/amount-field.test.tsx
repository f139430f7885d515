import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { formatTyped } from "../../../../app/text/format.ts";
import { replaceUnits } from "../../../../app/text/units.ts";
import { showUsUnits } from "../../../../app/text/us-units.ts";
import { AmountField } from "../../../../app/ui/field/amount-field.tsx";

let kept: number | null = null;

const Owner = ({
  unit,
  whole,
  first,
}: {
  readonly unit: string;
  readonly whole: boolean;
  readonly first: number | null;
}) => {
  const [value, setValue] = useState(first);
  return (
    <AmountField
      label="Amount"
      unit={unit}
      whole={whole}
      value={value}
      onChange={(next) => {
        kept = next;
        setValue(next);
      }}
    />
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>("Amount");
const shown = (unit: string, first: number | null, whole = false) => {
  cleanup();
  render(<Owner unit={unit} whole={whole} first={first} />);
  return field().value;
};
/** Types a text into the field and leaves it; returns what the field then shows. */
const typed = (unit: string, text: string, whole = false): string => {
  shown(unit, null, whole);
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
  return field().value;
};

afterEach(() => {
  cleanup();
  replaceUnits({});
});

describe("in metric units", () => {
  test("shows and keeps what is typed", () => {
    expect(shown("g", 12.123456)).toBe("12.123456");
    expect(typed("g", "12.5")).toBe("12.5");
    expect(kept).toBe(12.5);
  });
});

describe("in US units", () => {
  beforeEach(showUsUnits);

  test("shows the US amount and keeps the metric one, unrounded", () => {
    expect(shown("g", 28.349523125)).toBe("1");
    expect(shown("km", 800)).toBe("497.1");
    expect(typed("g", "1.5 oz")).toBe("1.5");
    expect(kept).toBe(42.5242846875);
  });

  test("rounds a whole amount in the stored unit and shows it as typed", () => {
    expect(shown("ml", 355, true)).toBe("12");
    expect(typed("ml", "12", true)).toBe("12");
    expect(kept).toBe(355);
    expect(typed("ml", "12.5", true)).toBe("12.5");
    expect(kept).toBe(370);
  });

  test("shows input of up to five digits unchanged after blur", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("g", "kg", "km", "cm"),
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 0, max: 4 }),
        (unit, digits, decimals) => {
          const value = Number((digits / 10 ** decimals).toPrecision(5));
          expect(typed(unit, String(value))).toBe(formatTyped(value));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("stores nothing for an empty field", () => {
    expect(typed("g", "")).toBe("");
    expect(shown("g", null)).toBe("");
  });
});
