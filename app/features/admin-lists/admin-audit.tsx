import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { listAuditAtom, saveAuditAtom, type AuditRow } from "../../state/admin/admin-lists.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatMoment } from "../../text/dates.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as style from "./admin-lists.css.ts";
import { auditDetails, auditTarget } from "./audit-words.ts";
import { PagedList } from "./paged-list.tsx";
import { SaveList } from "./save-list.tsx";
import { usePages } from "./use-pages.ts";

const { audit: words } = adminListTexts;

const AuditTable = ({ rows }: { readonly rows: readonly AuditRow[] }) => (
  <DataTable caption={words.caption} className={style.table} widths={["10.5rem", "20%", "22%", "16%", ""]}>
    <ColumnHeads text={[words.when, words.who, words.what, words.target, words.details]} />
    <tbody>
      {rows.map((line) => (
        <Row key={line.id} className={style.row}>
          <Cell muted>{formatMoment(line.at)}</Cell>
          <Cell muted className={style.wrapped}>
            {line.email ?? words.nobody}
          </Cell>
          <KeyCell>{words.actions[line.action]}</KeyCell>
          <Cell className={style.wrapped}>{auditTarget(line)}</Cell>
          <Cell muted className={style.wrapped}>
            {auditDetails(line)}
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);

/** The audit log of administrators' actions, latest first. */
export const AdminAudit = () => {
  const list = useSetAtom(listAuditAtom);
  const save = useSetAtom(saveAuditAtom);
  const pages = usePages(useCallback((after: string | null) => list(after), [list]));
  return (
    <Section
      className={style.section}
      title={words.caption}
      note={words.about}
      actions={<SaveList list={words.list} save={(watch) => save(watch)} />}
    >
      <PagedList list={words.list} pages={pages} failed={words.failed} empty={words.none}>
        {(rows) => (
          <>
            <AuditTable rows={rows} />
            {rows.some(({ email }) => email === null) && <p className={style.note}>{words.nobodyWhy}</p>}
          </>
        )}
      </PagedList>
    </Section>
  );
};
