import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useChartFrame } from "../../../app/charts/chart-frame.ts";
import { estimatedWidth, type MeasureText } from "../../../app/charts/text-measure.ts";

afterEach(cleanup);

test("a hidden chart, which a report prints, measures its texts in its own font", () => {
  let measure: MeasureText = estimatedWidth;
  const Hidden = () => {
    const [host, frame] = useChartFrame();
    ({ measure } = frame);
    return <figure ref={host} hidden />;
  };
  render(<Hidden />);
  expect(measure).not.toBe(estimatedWidth);
});
