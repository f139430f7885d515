import type { ComponentProps } from "react";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./break-even.css.ts";
import { SaveChart } from "./save-chart.tsx";

interface ChartFilesProps extends ComponentProps<typeof SaveChart> {
  readonly onCsv: () => void;
}

/** Downloads of the chart: a picture and the table. */
export const ChartFiles = ({ onCsv, ...chart }: ChartFilesProps) => (
  <div className={styles.files}>
    <SaveChart {...chart} />
    <Button kind="quiet" size="small" icon="download" aria-label={breakEvenTexts.csvLabel} onClick={onCsv}>
      {breakEvenTexts.csv}
    </Button>
  </div>
);
