import type { ReactNode } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { listedRegions, regionOptions } from "../../choices/catalogue-lists.ts";
import { regionRows } from "../../choices/region-rows.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { Drawer } from "../../ui/dialog/drawer.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Switch } from "../../ui/switch/switch.tsx";
import * as styles from "./scores.css.ts";

interface SettingsDrawerProps {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  /** recycling settings, from another feature */
  readonly recycling: ReactNode;
  /** weights of the metrics, from another feature */
  readonly weights: ReactNode;
  readonly onChange: (changes: Partial<PortfolioHead>, what: string) => void;
  readonly onClose: () => void;
}

const words = portfolioScoresTexts.panel;

/** Settings of a portfolio: region, recycling, weights, and whether the best and the worst choice are shown. */
export const SettingsDrawer = (props: SettingsDrawerProps) => {
  const { portfolio, catalogue, recycling, weights, onChange, onClose } = props;
  const { region_use, showBestAndWorst } = portfolio;
  const regions = listedRegions(catalogue.regions);
  const isListed = regions.some(({ region_id }) => region_id === region_use);
  return (
    <Drawer title={words.title} onClose={onClose}>
      <div className={styles.stack}>
        <Select
          label={words.region}
          value={region_use}
          hint={regionRows(regions.find(({ region_id }) => region_id === region_use))}
          onChange={(region_id) => onChange({ region_use: region_id }, words.steps.region)}
          options={[
            ...(isListed ? [] : [{ value: region_use, label: region_use, disabled: true }]),
            ...regionOptions(regions),
          ]}
        />
        {recycling}
        {weights}
        <Switch
          label={words.bestAndWorst}
          note={words.bestAndWorstNote}
          checked={showBestAndWorst}
          onChange={(on) => onChange({ showBestAndWorst: on }, words.steps.bestAndWorst)}
        />
      </div>
    </Drawer>
  );
};
