import type { ReactNode } from "react";
import { useChartFrame, type ChartFrame } from "./chart-frame.ts";
import { ChartSvg, ChartText } from "./chart-svg.tsx";
import * as chart from "./chart.css.ts";
import { wrapText } from "./text-measure.ts";

/** What a saved chart says about itself. */
export interface ChartFacts {
  /** without the extension */
  readonly fileName: string;
  /** the title of its section, or of the page */
  readonly title: string;
  /** quantity and unit */
  readonly note: string;
  /** which comparison or portfolio, where, for what */
  readonly about: string;
  /** how to cite the data */
  readonly source: string;
  /** when the file was made */
  readonly date: string;
}

interface Line {
  readonly text: string;
  /** rem */
  readonly size: number;
  readonly weight?: number;
  readonly className: string;
}

/** A chart between its title and its source, as stacked SVGs: what `drawPicture` turns into a file. */
export function ChartSheet({ facts, chart: drawn }: { readonly facts: ChartFacts; readonly chart: ReactNode }) {
  return (
    <>
      <Lines
        lines={[
          { text: facts.title, size: 1.25, weight: 600, className: chart.text },
          { text: facts.note, size: 0.9375, className: chart.text2 },
          { text: facts.about, size: 0.9375, className: chart.text2 },
        ]}
        after={1}
      />
      {drawn}
      <Lines
        before={0.75}
        lines={[
          { text: facts.source, size: 0.8125, className: chart.text3 },
          { text: facts.date, size: 0.8125, className: chart.text3 },
        ]}
      />
    </>
  );
}

interface LinesProps {
  readonly lines: readonly Line[];
  /** space above and below, rem */
  readonly before?: number;
  readonly after?: number;
}

/** Wrapped lines one below the other from `top`, px. */
function placeLines(lines: readonly Line[], top: number, { width, rem, measure }: ChartFrame) {
  let bottom = top;
  const placed = lines
    .filter(({ text }) => text !== "")
    .map((line) => {
      const size = line.size * rem;
      const wrapped = wrapText(line.text, width, (text) => measure(text, size, line.weight));
      const y = bottom + size;
      bottom += wrapped.length * 1.3 * size + 0.125 * rem;
      return { ...line, size, wrapped, y };
    });
  return { placed, bottom };
}

/** Paragraphs as SVG text, wrapped at the width of the sheet; empty ones take no space. */
function Lines({ lines, before = 0, after = 0 }: LinesProps) {
  const [host, frame] = useChartFrame();
  const { width, rem } = frame;
  const { placed, bottom } = placeLines(lines, before * rem, frame);
  const height = bottom + after * rem;
  return (
    <ChartSvg {...{ host, width, height }} role="none">
      {placed.map(({ wrapped, y, size, weight, className }, at) => (
        <ChartText key={at} lines={wrapped} x={0} {...{ y, size, className }} {...(weight && { weight })} />
      ))}
    </ChartSvg>
  );
}
