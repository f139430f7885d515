import { useEffect } from "react";
import { choiceTexts } from "../text/en/choices.ts";
import { reuseRuleTexts as words } from "../text/en/reuse-rule.ts";
import { small } from "../theme/text.css.ts";
import { SegmentedControl } from "../ui/segmented-control/segmented-control.tsx";
import { Switch } from "../ui/switch/switch.tsx";

interface ReuseRuleSwitchProps {
  /** true = the results are viewed without the rule */
  readonly isViewed: boolean;
  /** views the results of this id without the rule, or with null none; a stable function */
  readonly onView: (id: string | null) => void;
  readonly id: string;
}

/** Switches the view of a comparison or portfolio without the reuse rule; the view ends when its results are left. */
export const ReuseRuleSwitch = ({ id, isViewed, onView }: ReuseRuleSwitchProps) => {
  useEffect(() => () => onView(null), [onView]);
  return (
    <>
      <Switch label={words.switch} checked={isViewed} onChange={(on) => onView(on ? id : null)} />
      {isViewed && <p className={small}>{words.view}</p>}
    </>
  );
};

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
