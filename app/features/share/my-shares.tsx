import { useSetAtom } from "jotai";
import { useState } from "react";
import { copyTextAtom } from "../../state/core/clipboard.ts";
import {
  downloadSharesAtom,
  listSharesAtom,
  revokeShareAtom,
  shareAddress,
  type ShareListRow,
} from "../../state/share/shares.ts";
import { formatDate, formatMoment } from "../../text/dates.ts";
import { shareTexts } from "../../text/en/share.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as style from "./share.css.ts";
import { useLoaded } from "../../ui/use-loaded.ts";

const words = shareTexts.mine;

const endOf = (expires: number | null): string => {
  if (expires === null) return words.never;
  return expires <= Date.now() ? words.expired(formatDate(expires)) : formatDate(expires);
};

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
          <DataTable caption={words.caption}>
            <ColumnHeads
              text={[
                words.columns.name,
                words.columns.date,
                words.columns.expires,
                words.columns.opened,
                words.columns.version,
                words.columns.actions,
              ]}
            />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id}>
                  <KeyCell>
                    {row.name} <span className={`${caption} ${style.kind}`}>{words.kinds[row.kind]}</span>
                  </KeyCell>
                  <Cell>{formatMoment(row.created)}</Cell>
                  <Cell>{endOf(row.expires)}</Cell>
                  <Cell>{row.last_opened === null ? words.notOpened : formatMoment(row.last_opened)}</Cell>
                  <Cell>{row.data_version}</Cell>
                  <Cell>
                    <div className={style.actions}>
                      <Button size="small" aria-label={words.copyOf(row.name)} onClick={() => void copyLink(row.id)}>
                        {words.copy}
                      </Button>
                      <Button size="small" aria-label={words.revokeOf(row.name)} onClick={() => setRevoking(row)}>
                        {words.revoke}
                      </Button>
                    </div>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
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
