import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RowView } from "../../../../app/features/open-data/row-view.tsx";
import type { DataRowDetail } from "../../../../app/state/analysis/open-data.ts";

afterEach(cleanup);

const NAMED: DataRowDetail = {
  kind: "region-spec",
  region: "Global",
  key: "Europe",
  name: "Europe",
  variant: null,
  quality: "",
  source: "",
  source_year: "",
  geography: "",
  checked: "",
  note: "",
  estimates: [],
  qualities: [],
  fields: [{ field: "region_name", value: "Europe", unit: null }],
  users: null,
};
const show = (detail: DataRowDetail) =>
  render(<RowView version="2026.12" detail={detail} figure={null} leverage={null} productName={(id) => id} />);

test("a row without a figure says so instead of six missing statements", () => {
  show(NAMED);
  expect(screen.getByText(/^This row holds no figure with a source of its own/)).toBeDefined();
  expect(screen.getByText("Id 2026.12 · region-spec · Global · Europe")).toBeDefined();
  expect(screen.queryByText("not stated")).toBeNull();
});

test("a row with a source states what is known about it and what is not", () => {
  show({ ...NAMED, source: "Ember", quality: "derived", users: [] });
  expect(screen.getByText("Ember")).toBeDefined();
  expect(screen.getAllByText("not stated")).toHaveLength(4);
  expect(screen.getByText(/^No built-in product uses it directly\./)).toBeDefined();
});
