import { useSetAtom } from "jotai";
import type { Uncertainty } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { QUALITY_SPREADS, SPREADS } from "../../../workers/engine/analysis/uncertainty/spreads.ts";
import { MAX_SEED, newUncertaintySeedAtom, setUncertaintySeedAtom } from "../../state/analysis/uncertainty.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import * as styles from "./uncertainty.css.ts";
import type { Subject } from "../../state/core/subject.ts";

const isSeed = (seed: number): boolean => Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED;

const GSDS = { ...QUALITY_SPREADS, ...SPREADS };

/** The seed of the draws and the spread of each kind of input, with which the figures can be reproduced. */
export const DrawSettings = ({ about, value }: { readonly about: Subject; readonly value: Uncertainty }) => {
  const words = uncertaintyTexts.draws;
  const setSeed = useSetAtom(setUncertaintySeedAtom);
  const drawNew = useSetAtom(newUncertaintySeedAtom);
  const { seed, draws } = value.settings;
  const rows = Object.keys(GSDS) as (keyof typeof GSDS)[];
  return (
    <div>
      <p className={styles.note}>{words.line(formatCount(draws), formatCount(value.quantities))}</p>
      <div className={styles.bar}>
        <NumberField
          label={words.seed}
          className={styles.seed}
          value={seed}
          hint={words.seedRange}
          onChange={() => undefined}
          onSettle={(typed) => {
            if (typed !== null && isSeed(typed)) setSeed(about, typed);
          }}
        />
        <Button className={styles.controls} onClick={() => drawNew(about)}>
          {words.newSeed}
        </Button>
      </div>
      <Disclosure title={words.title} note={words.note(formatCount(value.quantities))} level={4}>
        <p className={styles.sentence}>{words.intro}</p>
        <DataTable caption={words.title} className={styles.narrow} widths={["", "30%"]}>
          <ColumnHeads text={[words.input]} numeric={[words.gsd]} />
          <tbody>
            {rows.map((row) => (
              <Row key={row}>
                <KeyCell>{words.rows[row]}</KeyCell>
                <NumberCell>{formatNumber(GSDS[row], 2)}</NumberCell>
              </Row>
            ))}
          </tbody>
        </DataTable>
        <p className={styles.note}>{words.stated}</p>
        <p className={styles.note}>{words.energy}</p>
      </Disclosure>
    </div>
  );
};
