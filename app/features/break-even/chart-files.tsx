import type { ComponentProps } from "react";
import { SaveChart } from "../../charts/save-chart.tsx";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./break-even.css.ts";

interface ChartFilesProps extends Omit<ComponentProps<typeof SaveChart>, "name"> {
  readonly onCsv: () => void;
}

/** Downloads of the chart: a picture and the table. */
export const ChartFiles = ({ onCsv, ...picture }: ChartFilesProps) => (
  <div className={styles.files}>
    <SaveChart name="breakEven" {...picture} />
    <Button kind="quiet" size="small" icon="download" aria-label={breakEvenTexts.csvLabel} onClick={onCsv}>
      {breakEvenTexts.csv}
    </Button>
  </div>
);
