import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { LineDetailFields } from "../../../../app/features/portfolio-editor/line-detail-fields.tsx";
import { testTab } from "../../state/test-services.ts";

afterEach(cleanup);

const LINE = { usecase_id: "cup", prodsys_id: "mug", food_id: "tea", quantity: 1, label: "", site: "Leeds" };
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

test("details of a line are saved on blur: dates in one format, numbers as typed, invalid dates not at all", async () => {
  const onDetail = vi.fn<(detail: string, text: string) => void>();
  const { store } = await testTab({});
  render(
    <Provider store={store}>
      <LineDetailFields id="p" lineKey="0" line={LINE} onDetail={onDetail} />
    </Provider>,
  );
  expect(field("Site").value).toBe("Leeds");
  type("Date", "31.12.2026");
  type("Article number", " 0042 ");
  type("Site", "");
  expect(onDetail.mock.calls).toEqual([
    ["date", "2026-12-31"],
    ["item_code", "0042"],
    ["site", ""],
  ]);
  onDetail.mockClear();
  type("Date", "03/04/2026");
  expect(onDetail).not.toHaveBeenCalled();
  expect(field("Date").getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field("GTIN"), { target: { value: "4006381333932" } });
  expect(screen.getByText(/check digit is wrong/)).toBeTruthy();
  fireEvent.blur(field("GTIN"));
  expect(onDetail.mock.calls).toEqual([["gtin", "4006381333932"]]);
});
