import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { STAGE_PAINT } from "../../../app/charts/segment-paint.ts";
import { StageBars } from "../../../app/charts/stage-bars.tsx";

afterEach(cleanup);

const show = () =>
  render(
    <StageBars
      label="Impacts"
      rows={["mug", "cup"].map((id) => ({
        id,
        name: id,
        segments: [{ id: "make", label: "making", value: 1, shown: "1", paint: STAGE_PAINT.materials }],
        total: 1,
        totalShown: "1",
      }))}
      legend={[]}
      onOpen={() => undefined}
    />,
  );

it("draws the ring around the focused stop, and none after blur", () => {
  const { container } = show();
  const ring = () => container.querySelector("svg > rect[aria-hidden]");
  expect(ring()).toBeNull();
  const [first, second] = screen.getAllByRole("button");
  act(() => first?.focus());
  const around = ring()?.getAttribute("y");
  expect(around).not.toBeUndefined();
  act(() => second?.focus());
  expect(ring()?.getAttribute("y")).not.toBe(around);
  act(() => second?.blur());
  expect(ring()).toBeNull();
});
