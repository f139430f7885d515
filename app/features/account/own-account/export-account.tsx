import { useSetAtom } from "jotai";
import { useState } from "react";
import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { ACCOUNT_TABLES, exportAccountAtom, type AccountTable } from "../../../state/account/own-account.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { Button, LinkLike } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";

const { export: words } = accountTexts;

/** Downloads of the account: everything as JSON, or one table as CSV. */
export const ExportAccount = () => {
  const exportAccount = useSetAtom(exportAccountAtom);
  const [busy, setBusy] = useState<"json" | AccountTable | null>(null);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const save = async (what: "json" | AccountTable): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    const outcome = await exportAccount(what);
    setBusy(null);
    if (!outcome.ok) setProblem(outcome.problem);
  };
  return (
    <Section className={style.section} title={words.title}>
      <p>{words.text}</p>
      <Button icon="download" busy={busy === "json"} onClick={() => void save("json")}>
        {words.json}
      </Button>
      <ul className={style.tables}>
        {ACCOUNT_TABLES.map((table) => (
          <li key={table} className={style.table}>
            <LinkLike aria-busy={busy === table || undefined} onClick={() => void save(table)}>
              {words.csv(words.tables[table])}
            </LinkLike>
          </li>
        ))}
      </ul>
      {problem && <ErrorNotice title={words.failed} text={whyFailed(problem)} />}
    </Section>
  );
};
