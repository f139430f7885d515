import { useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { downloadSharesAtom } from "../../exports/account-files.ts";
import { copyTextAtom } from "../../state/core/clipboard.ts";
import { listSharesAtom, revokeShareAtom, shareAddress, type ShareListRow } from "../../state/share/shares.ts";
import { formatUtcDay, formatMoment } from "../../text/dates.ts";
import { shareTexts } from "../../text/en/share.ts";
import { wideOnly } from "../../theme/by-width.css.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { PhoneList } from "../../ui/data-table/phone-list.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import * as style from "./share.css.ts";

const words = shareTexts.mine;

const endOf = (expires: number | null): string => {
  if (expires === null) return words.never;
  return expires <= Date.now() ? words.expired(formatUtcDay(expires)) : formatUtcDay(expires);
};

const nameOf = ({ name, kind }: ShareListRow) => (
  <>
    {name} <span className={`${caption} ${style.kind}`}>{words.kinds[kind]}</span>
  </>
);

/** The columns right of the name. */
const FACTS = ["date", "expires", "opened", "version", "actions"] as const;

/** The user's stored share links, each with copy and revoke buttons. */
export const MyShares = () => {
  const revoke = useSetAtom(revokeShareAtom);
  const copy = useSetAtom(copyTextAtom);
  const save = useSetAtom(downloadSharesAtom);
  const [revoking, setRevoking] = useState<ShareListRow | null>(null);
  const [message, setMessage] = useState("");
  const { last, hasFailed, reload: load } = useLoaded(useSetAtom(listSharesAtom));
  // keep showing the previous list while it reloads
  const rows = last?.ok ? last.value : null;
  const copyLink = async (id: string) => {
    const outcome = await copy(shareAddress(id));
    setMessage(outcome.ok ? shareTexts.dialog.copied : shareTexts.dialog.notCopied);
  };
  const revokeLink = async ({ id }: ShareListRow) => {
    setRevoking(null);
    const outcome = await revoke(id);
    setMessage(outcome.ok ? words.revoked : words.revokeFailed);
    if (outcome.ok) load();
  };
  const cellsOf = (row: ShareListRow): Readonly<Record<(typeof FACTS)[number], ReactNode>> => ({
    date: formatMoment(row.created),
    expires: endOf(row.expires),
    opened: row.last_opened === null ? words.notOpened : formatMoment(row.last_opened),
    version: row.data_version,
    actions: (
      <div className={style.actions}>
        <Button size="small" aria-label={words.copyOf(row.name)} onClick={() => void copyLink(row.id)}>
          {words.copy}
        </Button>
        <Button size="small" aria-label={words.revokeOf(row.name)} onClick={() => setRevoking(row)}>
          {words.revoke}
        </Button>
      </div>
    ),
  });
  return (
    <Section
      className={style.mine}
      title={words.title}
      actions={rows !== null && rows.length > 0 && <CsvButton label={words.csvLabel} onSave={() => save(rows)} />}
    >
      <p>{rows?.length === 0 ? words.none : words.text}</p>
      {rows === null && !hasFailed && <p>{words.loading}</p>}
      {hasFailed && <ErrorNotice title={words.failed} text={words.failedText} onRetry={load} />}
      {rows !== null && rows.length > 0 && (
        <div className={style.list}>
          <DataTable className={wideOnly} caption={words.caption} widths={["", "", "", "", "12%", "22%"]}>
            <ColumnHeads text={[words.columns.name, ...FACTS.map((fact) => words.columns[fact])]} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id}>
                  <KeyCell>{nameOf(row)}</KeyCell>
                  {FACTS.map((fact) => (
                    <Cell key={fact}>{cellsOf(row)[fact]}</Cell>
                  ))}
                </Row>
              ))}
            </tbody>
          </DataTable>
          <PhoneList
            items={rows.map((row) => ({
              id: row.id,
              name: nameOf(row),
              facts: FACTS.map((fact) => [words.columns[fact], cellsOf(row)[fact]]),
            }))}
          />
        </div>
      )}
      <output>{message}</output>
      {revoking && (
        <Dialog
          title={words.question(revoking.name)}
          onClose={() => setRevoking(null)}
          actions={[
            { label: words.cancel, onAct: () => setRevoking(null), safe: true },
            { label: words.revoke, onAct: () => void revokeLink(revoking), kind: "danger" },
          ]}
        >
          <p>{words.questionText}</p>
        </Dialog>
      )}
    </Section>
  );
};
