import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { ACCOUNT_TABLES, type AccountTable, exportAccountAtom } from "../../../exports/account-files.ts";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import { deleteAccountAtom } from "../../../state/account/own-account.ts";
import { listSharesAtom } from "../../../state/share/shares.ts";
import { comparisonsAtom } from "../../../state/work/comparisons.ts";
import { foodsAtom } from "../../../state/work/foods.ts";
import { portfoliosAtom } from "../../../state/work/portfolios.ts";
import { productsAtom } from "../../../state/work/products.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { plural } from "../../../text/catalogue.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { formatCount } from "../../../text/format.ts";
import { formatList } from "../../../text/lists.ts";
import { Button, LinkLike } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import * as style from "./account.css.ts";

const { remove: words } = accountTexts;

const counted = (kind: keyof typeof words.counts, count: number): readonly string[] =>
  count === 0
    ? []
    : [plural(count, { one: words.counts[kind].one, other: words.counts[kind].other(formatCount(count)) })];

const whyNot = (problem: CallProblem): string =>
  problem.code === "refused" && problem.status === 403 ? words.wrong : `${words.failed} ${whyFailed(problem) ?? ""}`;

/** Number of share links on the server; 0 while unknown (the text about links shows in any case). */
const useShareCount = (): number => {
  const { last } = useLoaded(useSetAtom(listSharesAtom));
  return last?.ok ? last.value.length : 0;
};

/** Lists what will be deleted; needs the password and a checked confirmation. */
const DeleteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const goes = formatList([
    ...counted("comparisons", useAtomValue(comparisonsAtom).length),
    ...counted("portfolios", useAtomValue(portfoliosAtom).length),
    ...counted("products", useAtomValue(productsAtom).length),
    ...counted("foods", useAtomValue(foodsAtom).length),
    ...counted("shares", useShareCount()),
    words.details,
  ]);
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const outcome = await deleteAccount(password);
    // on success the page is unmounted with the session
    if (outcome.ok) return;
    setBusy(false);
    setProblem(outcome.problem);
  };
  return (
    <Dialog
      title={words.question}
      onClose={() => !busy && onClose()}
      actions={[
        { label: accountTexts.cancel, onAct: onClose, safe: true, disabled: busy },
        {
          label: words.submit,
          kind: "danger",
          busy,
          disabled: password === "" || !sure,
          onAct: () => void send(),
        },
      ]}
    >
      <div className={style.form}>
        <p>{words.goes(goes)}</p>
        <p>{words.shares}</p>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Checkbox label={words.confirm} checked={sure} onChange={setSure} />
        {problem && (
          <p role="alert" className={style.fault}>
            {whyNot(problem)}
          </p>
        )}
      </div>
    </Dialog>
  );
};

/** Section of the account page to delete the account. */
export const DeleteAccount = () => {
  const [asking, setAsking] = useState(false);
  return (
    <Section className={style.section} title={words.title}>
      <p>{words.text}</p>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {words.start}
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Section>
  );
};

const { export: exportAccountWords } = accountTexts;

/** Downloads of the account: everything as JSON, or one table as CSV. */
export const ExportAccount = () => {
  const exportAccount = useSetAtom(exportAccountAtom);
  const [busy, setBusy] = useState<"json" | AccountTable | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const save = async (what: "json" | AccountTable): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    const outcome = await exportAccount(what);
    setBusy(null);
    if (!outcome.ok) setProblem(outcome.problem);
  };
  return (
    <Section className={style.section} title={exportAccountWords.title}>
      <p>{exportAccountWords.text}</p>
      <Button icon="download" busy={busy === "json"} onClick={() => void save("json")}>
        {exportAccountWords.json}
      </Button>
      <ul className={style.tables}>
        {ACCOUNT_TABLES.map((table) => (
          <li key={table} className={style.table}>
            <LinkLike aria-busy={busy === table || undefined} onClick={() => void save(table)}>
              {exportAccountWords.csv(exportAccountWords.tables[table])}
            </LinkLike>
          </li>
        ))}
      </ul>
      {problem && <ErrorNotice title={exportAccountWords.failed} text={whyFailed(problem)} />}
    </Section>
  );
};
