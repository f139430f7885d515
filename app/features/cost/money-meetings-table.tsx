import { useSetAtom } from "jotai";
import { useState } from "react";
import { downloadMoneyBreakEvenAtom } from "../../state/files/costs-csv.ts";
import { costTexts } from "../../text/en/cost.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import type { MoneyMeeting } from "./money-meetings.ts";
import * as styles from "./cost.css.ts";
import type { Subject } from "../../state/core/subject.ts";

interface MoneyMeetingsTableProps {
  readonly subject: Subject;
  readonly meetings: readonly (MoneyMeeting & {
    /** the use case of the pair; `usecase`, its name, is given if there are several */
    readonly usecase_id?: string;
    readonly usecase?: string;
  })[];
}

const meetingCell = ({ uses }: MoneyMeeting["money"]): string => (uses === null ? costTexts.never : formatCount(uses));

/** Uses from which each reusable is cheaper than each single-use product, and from which it is ahead on climate. */
export const MoneyMeetingsTable = ({ subject, meetings }: MoneyMeetingsTableProps) => {
  const words = costTexts;
  const download = useSetAtom(downloadMoneyBreakEvenAtom);
  const [hasFailed, setFailed] = useState(false);
  const save = () =>
    void download(
      subject,
      meetings.map(({ reusable, other, money, climate, usecase_id = "" }) => ({
        usecase_id,
        reusable_id: reusable.prodsys_id,
        single_use_id: other.prodsys_id,
        money,
        climate,
      })),
    ).then(({ ok }) => setFailed(!ok));
  return (
    <div>
      <div className={styles.head}>
        <h3 className={group}>{words.breakEven}</h3>
        <div className={styles.ways}>
          <Button kind="quiet" size="small" icon="download" aria-label={words.breakEvenCsv} onClick={save}>
            {words.csv}
          </Button>
        </div>
      </div>
      <DataTable caption={words.breakEven} widths={["", "30%", "20%", "20%"]}>
        <thead>
          <HeadRow>
            <Head>{words.reusable}</Head>
            <Head>{words.against}</Head>
            <Head numeric>{words.inMoney}</Head>
            <Head numeric>{words.onClimate}</Head>
          </HeadRow>
        </thead>
        <tbody>
          {meetings.map(({ reusable, other, money, climate, usecase }) => (
            <Row key={`${usecase ?? ""} ${reusable.prodsys_id} ${other.prodsys_id}`}>
              <KeyCell>
                {reusable.name}
                {usecase !== undefined && <span className={`${caption} ${styles.usecase}`}>{usecase}</span>}
              </KeyCell>
              <Cell>{other.name}</Cell>
              <Cell numeric strong>
                {meetingCell(money)}
              </Cell>
              <Cell numeric>{meetingCell(climate)}</Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {meetings.some(({ money, climate }) => money.uses === null || climate.uses === null) && (
        <p className={caption}>{words.neverNote}</p>
      )}
      {hasFailed && <ErrorNotice title={words.csvFailed} />}
    </div>
  );
};
