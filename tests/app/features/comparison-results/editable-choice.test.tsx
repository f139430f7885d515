import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { EditableChoice } from "../../../../app/features/comparison-results/editable-choice.tsx";

afterEach(cleanup);

const OPTIONS = ["Europe", "Spain", "Ecoville"].map((label) => ({ value: label, label }));

const Field = ({ onChange }: { readonly onChange: (value: string) => void }) => {
  const [value, setValue] = useState("Europe");
  return (
    <>
      <p>Scores of {value}</p>
      <EditableChoice
        label="Region"
        shown={value}
        value={value}
        options={OPTIONS}
        isOpen
        onOpenChange={() => undefined}
        onChange={(next) => {
          onChange(next);
          // a refused write keeps the old value
          if (next !== "Ecoville") setValue(next);
        }}
      />
    </>
  );
};

const list = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Region" });
const choose = (value: string) => fireEvent.change(list(), { target: { value } });

test("a choice is shown at once and passed on after the paint; of several only the last", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Field onChange={onChange} />);
  act(() => {
    choose("Ecoville");
    choose("Spain");
  });
  expect(list().value).toBe("Spain");
  expect(onChange).not.toHaveBeenCalled();
  await screen.findByText("Scores of Spain");
  expect(onChange.mock.calls).toEqual([["Spain"]]);
  expect(list().value).toBe("Spain");
});

test("a refused choice disappears", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Field onChange={onChange} />);
  choose("Ecoville");
  expect(list().value).toBe("Ecoville");
  await waitFor(() => expect(onChange).toHaveBeenCalledWith("Ecoville"));
  await waitFor(() => expect(list().value).toBe("Europe"));
});

test("the select has its own form, so that the browser's autofill inspects only this field", () => {
  render(
    <>
      <Field onChange={() => undefined} />
      <input aria-label="Price" />
    </>,
  );
  expect([...(list().form?.elements ?? [])]).toEqual([list()]);
});
