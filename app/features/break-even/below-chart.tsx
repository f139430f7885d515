import type { ComponentProps, ReactNode } from "react";
import { SaveChart } from "../../charts/save-chart.tsx";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { Button } from "../../ui/button/button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as styles from "./break-even.css.ts";
import { LineChoice } from "./line-choice.tsx";

interface BelowChartProps
  extends ComponentProps<typeof LineChoice>, Omit<ComponentProps<typeof SaveChart>, "name" | "children"> {
  readonly onCsv: () => void;
  /** the table */
  readonly children: ReactNode;
}

/** Below the chart: the choice of its lines, and the table with the downloads of picture and table. */
export const BelowChart = ({ products, shown, law, onChange, onCsv, children, ...picture }: BelowChartProps) => (
  <>
    <LineChoice {...{ products, shown, law, onChange }} />
    <Disclosure
      title={breakEvenTexts.table}
      level={3}
      actions={
        <div className={styles.files}>
          <SaveChart name="breakEven" {...picture} />
          <Button kind="quiet" size="small" icon="download" aria-label={breakEvenTexts.csvLabel} onClick={onCsv}>
            {breakEvenTexts.csv}
          </Button>
        </div>
      }
    >
      {children}
    </Disclosure>
  </>
);
