import { useSetAtom } from "jotai";
import { downloadMoneyBreakEvenAtom } from "../../state/files/costs-csv.ts";
import { costTexts as words } from "../../text/en/cost.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import type { MoneyBreakEven } from "./money-break-evens.ts";
import * as styles from "./cost.css.ts";
import type { Subject } from "../../state/core/subject.ts";

export interface ShownBreakEven extends MoneyBreakEven {
  /** the use case of the pair; `usecase`, its name, is given if there are several */
  readonly usecase_id?: string;
  readonly usecase?: string;
}

interface MoneyBreakEvensTableProps {
  readonly subject: Subject;
  readonly meetings: readonly ShownBreakEven[];
}

const meetingCell = ({ uses }: MoneyBreakEven["money"]): string => (uses === null ? words.never : formatCount(uses));

/** Uses from which each reusable is cheaper than each single-use product, and from which it is ahead on climate. */
export const MoneyBreakEvensTable = ({ subject, meetings }: MoneyBreakEvensTableProps) => {
  const download = useSetAtom(downloadMoneyBreakEvenAtom);
  const save = () =>
    download(
      subject,
      meetings.map(({ reusable, other, money, climate, usecase_id = "" }) => ({
        usecase_id,
        reusable_id: reusable.prodsys_id,
        single_use_id: other.prodsys_id,
        money,
        climate,
      })),
    );
  return (
    <div>
      <div className={styles.head}>
        <h3 className={group}>{words.breakEven}</h3>
        <CsvButton label={words.breakEvenCsv} onSave={save} />
      </div>
      <DataTable caption={words.breakEven} widths={["", "30%", "20%", "20%"]}>
        <ColumnHeads text={[words.reusable, words.against]} numeric={[words.inMoney, words.onClimate]} />
        <tbody>
          {meetings.map(({ reusable, other, money, climate, usecase }) => (
            <Row key={`${usecase ?? ""} ${reusable.prodsys_id} ${other.prodsys_id}`}>
              <KeyCell>
                {reusable.name}
                {usecase !== undefined && <span className={`${caption} ${styles.usecase}`}>{usecase}</span>}
              </KeyCell>
              <Cell>{other.name}</Cell>
              <NumberCell strong>{meetingCell(money)}</NumberCell>
              <NumberCell>{meetingCell(climate)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {meetings.some(({ money, climate }) => money.uses === null || climate.uses === null) && (
        <p className={caption}>{words.neverNote}</p>
      )}
    </div>
  );
};
