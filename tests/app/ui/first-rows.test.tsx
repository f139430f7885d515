import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useFirstRows } from "../../../app/ui/data-table/first-rows.tsx";

afterEach(cleanup);

const Rows = ({ count }: { readonly count: number }) => {
  const { shown, more } = useFirstRows(Array.from({ length: count }, (_, place) => place));
  return (
    <>
      <p>{shown.length} rows</p>
      {more}
    </>
  );
};

test("five rows are shown, then all, then five again", () => {
  render(<Rows count={8} />);
  expect(screen.getByText("5 rows")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show all 8" }));
  expect(screen.getByText("8 rows")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show the first 5" }));
  expect(screen.getByText("5 rows")).toBeTruthy();
});

test("print shows all rows; five rows need no button", () => {
  const { unmount } = render(<Rows count={8} />);
  fireEvent(window, new Event("beforeprint"));
  expect(screen.getByText("8 rows")).toBeTruthy();
  unmount();
  render(<Rows count={5} />);
  expect(screen.queryByRole("button")).toBeNull();
});
