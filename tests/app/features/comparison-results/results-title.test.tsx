import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ResultRow } from "../../../../app/state/comparison/compared-product.ts";
import { useResultsTitle } from "../../../../app/features/comparison-results/use-results-title.ts";
import type { UncertaintyState } from "../../../../app/state/analysis/uncertainty.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = (prodsys_id: string, summary: number): ResultRow =>
  ({ prodsys_id, name: `${prodsys_id} cup`, reusable: true, own: false, summary }) as ResultRow;
const TITLED = [row("PP", 80), row("PET", 60)];
const drawn = (status: UncertaintyState["status"]) => ({ status, value: null, ids: [] }) as unknown as UncertaintyState;

type Asked = Parameters<typeof useResultsTitle>[0];
const scoring: Asked = {
  status: "scoring",
  hasScores: false,
  isView: false,
  titled: [],
  drawn: drawn("drawing"),
};
const scored: Asked = { ...scoring, status: "ready", hasScores: true, titled: TITLED };

test("results appear with their finding: once it is drawn, or after 300 ms at the latest", () => {
  const { result, rerender } = renderHook(useResultsTitle, { initialProps: scoring });
  expect(result.current).toMatchObject({ hasFinding: false, isFinal: false });
  rerender(scored);
  expect(result.current).toMatchObject({ finding: "Scoring the products…", hasFinding: false, isFinal: false });
  act(() => void vi.advanceTimersByTime(300));
  expect(result.current).toMatchObject({ hasFinding: true, isFinal: false });
  // not "scores best" before it is known whether that is too close to call
  expect(result.current.finding).toBe("Checking how certain the order is…");
  rerender({ ...scored, drawn: drawn("ready") });
  expect(result.current).toMatchObject({ hasFinding: true, isFinal: true });
  expect(result.current.finding).toMatch(/^The PP cup scores best/);
});

test("hidden draws and the view without the reuse rule are not waited for", () => {
  for (const asked of [
    { ...scored, drawn: drawn("off") },
    { ...scored, isView: true },
  ]) {
    expect(renderHook(useResultsTitle, { initialProps: asked }).result.current).toMatchObject({
      hasFinding: true,
      isFinal: true,
    });
  }
});

test("without the draws the title makes no stronger claim, and says that they are missing", () => {
  for (const status of ["problem", "stopped"] as const) {
    const initialProps = { ...scored, drawn: drawn(status) };
    expect(renderHook(useResultsTitle, { initialProps }).result.current).toMatchObject({
      finding: expect.stringMatching(
        /^The PP cup has the highest score, 80\b.*How certain this is has not been computed\.$/,
      ),
      addition: "",
    });
    const tied = { ...initialProps, titled: [row("PP", 80), row("PET", 80), row("PLA", 60)] };
    expect(renderHook(useResultsTitle, { initialProps: tied }).result.current.finding).toMatch(
      /^The PP cup and the PET cup have the highest score/,
    );
  }
});
