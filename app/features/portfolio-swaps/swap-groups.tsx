import { useSetAtom } from "jotai";
import { useCallback, useState, type ReactNode } from "react";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { groupingOptions, groupName, possibleGroupings } from "../../choices/line-groupings.ts";
import { downloadSwapGroupsAtom } from "../../exports/portfolio-tables.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import type { FoundSwaps } from "../../state/portfolio/portfolio-swaps.ts";
import { findSwapGroupsAtom } from "../../state/portfolio/swap-groups.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { flushEnd } from "../../ui/button/flush.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { SwapGroupTable } from "./swap-group-table.tsx";
import * as styles from "./swaps.css.ts";

interface SwapGroupsProps {
  readonly portfolio_id: string;
  readonly found: FoundSwaps;
  /** the changes within the limit, at least one; the same array while they are the same */
  readonly steps: readonly SwapStep[];
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
}

const words = portfolioSwapsTexts.groups;

/** What the first changes do to each site, country, use case or month; computed while it is open. */
export const SwapGroups = (props: SwapGroupsProps) => {
  const { table } = props.found;
  const [open, setOpen] = useState(false);
  const count = props.steps.length;
  const possible = possibleGroupings(table.details);
  if (possible.length === 1 && table.useCases.length === 1) return null;
  const bys = possible.map((by) => portfolioBreakdownTexts.bys[by].toLowerCase());
  return (
    <div className={styles.groups}>
      <Disclosure
        level={3}
        title={words.title(formatList(bys))}
        note={words.note(count, formatCount(count))}
        open={open}
        onOpenChange={setOpen}
      >
        <OpenedGroups {...props} />
      </Disclosure>
    </div>
  );
};

const OpenedGroups = (props: SwapGroupsProps) => {
  const possible = possibleGroupings(props.found.table.details);
  const [chosen, setChosen] = useState<Grouping | null>(null);
  const by = possible.find((one) => one === chosen) ?? possible[0] ?? "use_case";
  return (
    <GroupsBy {...props} by={by}>
      {possible.length > 1 && (
        <SegmentedControl<Grouping>
          label={portfolioBreakdownTexts.by}
          options={groupingOptions(possible)}
          value={by}
          onChange={setChosen}
        />
      )}
    </GroupsBy>
  );
};

interface GroupsByProps extends SwapGroupsProps {
  readonly by: Grouping;
  /** the choice of the grouping */
  readonly children: ReactNode;
}

const GroupsBy = ({ portfolio_id, found, steps, by, catalogue, names, children }: GroupsByProps) => {
  const find = useSetAtom(findSwapGroupsAtom);
  const save = useSetAtom(downloadSwapGroupsAtom);
  const { current, hasFailed, reload } = useLoaded(
    useCallback(() => find(portfolio_id, found, steps, by), [find, portfolio_id, found, steps, by]),
  );
  return (
    <>
      <div className={`${styles.groupChoices} ${flushEnd}`}>
        {children}
        {current?.ok && (
          <CsvButton
            className={styles.file}
            label={words.csv}
            onSave={() => save(portfolio_id, by, steps.length, current.value)}
          />
        )}
      </div>
      {hasFailed && <ErrorNotice title={words.failed} onRetry={reload} />}
      {current === null && <Spinner label={words.loading} />}
      {current?.ok && (
        <SwapGroupTable
          groups={current.value}
          by={by}
          catalogue={catalogue}
          nameOf={(key) => groupName(by, key, names.usecase)}
        />
      )}
    </>
  );
};
