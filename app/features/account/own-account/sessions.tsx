import { useSetAtom } from "jotai";
import { useState } from "react";
import { saveAccountEventsAtom } from "../../../exports/account-files.ts";
import {
  type AccountEventRow,
  endOtherSessionsAtom,
  endSessionAtom,
  listAccountEventsAtom,
  listSessionsAtom,
  type SessionRow,
} from "../../../state/account/account-security.ts";
import { plural } from "../../../text/catalogue.ts";
import { formatMoment } from "../../../text/dates.ts";
import { accountSecurityTexts } from "../../../text/en/account-security.ts";
import { formatCount } from "../../../text/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../../ui/data-table/data-table.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import * as style from "./account.css.ts";

const words = accountSecurityTexts.sessions;
/** Value of `busy` for the button that ends all other sessions. */
const OTHERS = "others";

/** List of logged-in devices, with buttons to log them out. */
export const Sessions = () => {
  const endSession = useSetAtom(endSessionAtom);
  const endOtherSessions = useSetAtom(endOtherSessionsAtom);
  const { last, hasFailed, reload } = useLoaded(useSetAtom(listSessionsAtom));
  const rows = last?.ok ? last.value : null;
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const end = async (id: string): Promise<void> => {
    setBusy(id);
    const outcome = await endSession(id);
    setBusy(null);
    setMessage(outcome.ok ? words.ended : words.endFailed);
    if (outcome.ok) reload();
  };
  const endOthers = async (): Promise<void> => {
    setAsking(false);
    setBusy(OTHERS);
    const outcome = await endOtherSessions();
    setBusy(null);
    const { one, other } = words.othersEnded;
    setMessage(outcome.ok ? plural(outcome.value, { one, other: other(formatCount(outcome.value)) }) : words.endFailed);
    if (outcome.ok) reload();
  };
  const others = rows?.filter(({ current }) => !current) ?? [];
  return (
    <Section className={style.section} title={words.title}>
      <p>{rows !== null && others.length === 0 ? words.alone : words.text}</p>
      {rows === null && !hasFailed && <p>{words.loading}</p>}
      {hasFailed && <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />}
      {rows !== null && (
        <div className={style.list}>
          <DataTable caption={words.caption} widths={["32%", "", "", "26%"]}>
            <ColumnHeads
              text={[words.columns.device, words.columns.created, words.columns.lastUsed, words.columns.actions]}
            />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id}>
                  <KeyCell>{deviceName(row)}</KeyCell>
                  <Cell>{formatMoment(row.created)}</Cell>
                  <Cell>{formatMoment(row.last_used)}</Cell>
                  <Cell>
                    {row.current ? (
                      <strong>{words.here}</strong>
                    ) : (
                      <Button
                        size="small"
                        busy={busy === row.id}
                        disabled={busy !== null}
                        aria-label={words.endOf(deviceName(row), formatMoment(row.created))}
                        onClick={() => void end(row.id)}
                      >
                        {words.end}
                      </Button>
                    )}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
      {others.length > 0 && (
        <Button busy={busy === OTHERS} disabled={busy !== null} onClick={() => setAsking(true)}>
          {words.endOthers}
        </Button>
      )}
      <output>{message}</output>
      {asking && (
        <Dialog
          title={words.question}
          onClose={() => setAsking(false)}
          actions={[
            { label: words.cancel, onAct: () => setAsking(false), safe: true },
            { label: words.confirm, onAct: () => void endOthers(), kind: "danger" },
          ]}
        >
          <p>{words.questionText}</p>
        </Dialog>
      )}
    </Section>
  );
};

/** Display name of a device: `Firefox on Linux`, or the part that is known. */
export function deviceName({ browser, system }: Pick<SessionRow, "browser" | "system">): string {
  const { both, unknown } = accountSecurityTexts.device;
  if (browser !== "" && system !== "") return both(browser, system);
  return browser || system || unknown;
}

const accountHistoryWords = accountSecurityTexts.history;
/** Number of rows shown first. */
const FIRST_ROWS = 10;

const eventText = ({ event, count }: AccountEventRow): string =>
  count === 1
    ? accountHistoryWords.events[event]
    : accountHistoryWords.times(accountHistoryWords.events[event], formatCount(count));

/** Logins and account changes, as a table with CSV download. */
export const AccountHistory = () => {
  const save = useSetAtom(saveAccountEventsAtom);
  const { last, hasFailed, reload } = useLoaded(useSetAtom(listAccountEventsAtom));
  const rows = last?.ok ? last.value : null;
  const [all, setAll] = useState(false);
  const visibleRows = rows === null || all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Section className={style.section} title={accountHistoryWords.title}>
      <p>{rows?.length === 0 ? accountHistoryWords.none : accountHistoryWords.text}</p>
      {rows === null && !hasFailed && <p>{accountHistoryWords.loading}</p>}
      {hasFailed && (
        <ErrorNotice title={accountHistoryWords.failed} text={accountHistoryWords.failedText} onRetry={reload} />
      )}
      {rows !== null && visibleRows !== null && rows.length > 0 && (
        <>
          <div className={style.list}>
            <DataTable caption={accountHistoryWords.caption} widths={["46%", "", ""]}>
              <ColumnHeads
                text={[
                  accountHistoryWords.columns.event,
                  accountHistoryWords.columns.at,
                  accountHistoryWords.columns.device,
                ]}
              />
              <tbody>
                {visibleRows.map((row, at) => (
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
            {visibleRows.length < rows.length && (
              <Button onClick={() => setAll(true)}>{accountHistoryWords.all(formatCount(rows.length))}</Button>
            )}
            <Button icon="download" onClick={() => void save(rows)}>
              {accountHistoryWords.csv}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
};
