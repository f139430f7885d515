import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useChartFrame } from "../../../app/charts/chart-frame.ts";
import { estimatedWidth } from "../../../app/charts/text-measure.ts";

afterEach(cleanup);

const Hidden = () => {
  const [host, { measure }] = useChartFrame();
  return <figure ref={host} hidden data-measured={measure !== estimatedWidth} />;
};

test("a hidden chart, which a report prints, measures its texts in its own font", () => {
  const { container } = render(<Hidden />);
  expect(container.querySelector("figure")?.dataset["measured"]).toBe("true");
});
