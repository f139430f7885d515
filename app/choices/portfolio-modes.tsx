import { choiceTexts } from "../text/en/choices.ts";
import { SegmentedControl } from "../ui/segmented-control/segmented-control.tsx";

const MODES = ["edit", "scores", "returns"] as const;
type PortfolioMode = (typeof MODES)[number];

interface PortfolioModesProps {
  readonly mode: PortfolioMode;
  readonly onMode: Readonly<Partial<Record<PortfolioMode, (() => void) | undefined>>>;
}

/** Switches between the lines, the scores and the packaging returns of a portfolio. */
export const PortfolioModes = ({ mode, onMode }: PortfolioModesProps) => (
  <SegmentedControl
    label={choiceTexts.portfolioModes.label}
    options={MODES.map((value) => ({ value, label: choiceTexts.portfolioModes[value] }))}
    value={mode}
    onChange={(next) => onMode[next]?.()}
  />
);
