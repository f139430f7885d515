import { useSetAtom } from "jotai";
import { useState } from "react";
import {
  listAccountEventsAtom,
  saveAccountEventsAtom,
  type AccountEventRow,
} from "../../../state/account/account-security.ts";
import { accountSecurityTexts } from "../../../text/en/account-security.ts";
import { formatMoment } from "../../../text/dates.ts";
import { formatCount } from "../../../text/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";
import { deviceName } from "./device-name.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";

const words = accountSecurityTexts.history;
/** Number of rows shown first. */
const FIRST_ROWS = 10;

const eventText = ({ event, count }: AccountEventRow): string =>
  count === 1 ? words.events[event] : words.times(words.events[event], formatCount(count));

/** Logins and account changes, as a table with CSV download. */
export const AccountHistory = () => {
  const save = useSetAtom(saveAccountEventsAtom);
  const { last, hasFailed, reload } = useLoaded(useSetAtom(listAccountEventsAtom));
  const rows = last?.ok ? last.value : null;
  const [all, setAll] = useState(false);
  const shown = rows === null || all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Section className={style.section} title={words.title}>
      <p>{rows?.length === 0 ? words.none : words.text}</p>
      {rows === null && !hasFailed && <p>{words.loading}</p>}
      {hasFailed && <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />}
      {rows !== null && shown !== null && rows.length > 0 && (
        <>
          <div className={style.list}>
            <DataTable caption={words.caption} widths={["46%", "", ""]}>
              <ColumnHeads text={[words.columns.event, words.columns.at, words.columns.device]} />
              <tbody>
                {shown.map((row, at) => (
                  // events have no id: the key is their position and time
                  <Row key={`${at} ${row.at}`}>
                    <KeyCell>{eventText(row)}</KeyCell>
                    <Cell>{formatMoment(row.at)}</Cell>
                    <Cell>{deviceName(row)}</Cell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
          </div>
          <div className={style.actions}>
            {shown.length < rows.length && (
              <Button onClick={() => setAll(true)}>{words.all(formatCount(rows.length))}</Button>
            )}
            <Button icon="download" onClick={() => void save(rows)}>
              {words.csv}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
};
