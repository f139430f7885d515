import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { Link } from "wouter";
import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import { href } from "../../state/routes/href.ts";
import { checkDeleteAtom, deleteAtom, type UsedIn } from "../../state/work/deletion.ts";
import { undoableDeletesAtom, undoDeleteAtom } from "../../state/work/undo.ts";
import { plural } from "../../text/catalogue.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { Dialog, MessageDialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { Toast } from "../../ui/toast/toast.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import * as style from "./home.css.ts";

/** What the user wants to delete. */
export interface DeleteTarget {
  readonly kind: NamedKind;
  readonly id: string;
  readonly name: string;
}

interface DeleteWorkProps {
  readonly target: DeleteTarget;
  readonly onClose: () => void;
}

const texts = homeTexts.remove;

const addressOf = ({ kind, id }: UsedIn): string =>
  kind === "comparison"
    ? href("comparison-mode", { query: { comparison_id: id } })
    : href("portfolio-mode", { query: { portfolio_id: id } });

const whereOf = ({ kind, lines }: UsedIn): string => {
  if (kind === "comparison") return texts.comparison;
  return lines === 0
    ? texts.comparing
    : texts.portfolio(plural(lines, { one: texts.line, other: texts.lines(formatCount(lines)) }));
};

/** "2 comparisons and 1 portfolio" */
const countsOf = (users: readonly UsedIn[]): string => {
  const comparisons = users.filter((one) => one.kind === "comparison").length;
  const portfolios = users.length - comparisons;
  return formatList([
    ...(comparisons > 0 ? [texts.comparisons(comparisons, formatCount(comparisons))] : []),
    ...(portfolios > 0 ? [texts.portfolios(portfolios, formatCount(portfolios))] : []),
  ]);
};

/** The item is used elsewhere: lists what uses it, with links (specification section 5). */
const CannotDelete = ({ target, users, onClose }: DeleteWorkProps & { readonly users: readonly UsedIn[] }) => (
  <MessageDialog title={texts.cannot[target.kind]} ok={texts.ok} onClose={onClose}>
    <p>
      <strong>{target.name}</strong>{" "}
      {target.kind === "portfolio" ? texts.isCompared(countsOf(users)) : texts.isUsed(countsOf(users))}
    </p>
    <ul className={style.users}>
      {users.map((one) => (
        <li key={`${one.kind} ${one.id}`} className={style.user}>
          <span className={style.userName}>{one.name}</span>
          <span className={style.where}>{whereOf(one)}</span>
          <Link href={addressOf(one)} aria-label={texts.openNamed(one.name)}>
            {texts.open}
          </Link>
        </li>
      ))}
    </ul>
  </MessageDialog>
);

/** The confirmation of the specification; Cancel has the focus. */
const ReallyDelete = ({ target, onClose }: DeleteWorkProps) => {
  const remove = useSetAtom(deleteAtom);
  return (
    <Dialog
      title={texts.question[target.kind](target.name)}
      onClose={onClose}
      actions={[
        { label: texts.cancel, onAct: onClose, safe: true },
        {
          label: texts.remove[target.kind],
          kind: "danger",
          onAct: () => {
            onClose();
            void remove(target.kind, target.id);
          },
        },
      ]}
    >
      {texts.text[target.kind]}
    </Dialog>
  );
};

/** Checks whether the item is used, then asks for confirmation or explains why it cannot be deleted. */
const CheckedDelete = ({ target, onClose, onRetry }: DeleteWorkProps & { readonly onRetry: () => void }) => {
  const check = useSetAtom(checkDeleteAtom);
  const { last: answer } = useLoaded(useCallback(() => check(target.kind, target.id), [check, target]));
  if (answer?.ok === true && answer.value.length === 0) return <ReallyDelete target={target} onClose={onClose} />;
  if (answer?.ok === true) return <CannotDelete target={target} users={answer.value} onClose={onClose} />;
  const cancel = { label: texts.cancel, onAct: onClose, safe: true };
  if (answer === null) {
    return (
      <Dialog title={texts.question[target.kind](target.name)} onClose={onClose} actions={[cancel]}>
        <Spinner label={texts.checking} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={texts.unchecked}
      onClose={onClose}
      actions={[cancel, { label: texts.retry, kind: "primary", onAct: onRetry }]}
    >
      {texts.uncheckedText(target.name)}
    </Dialog>
  );
};

/** The dialogs of a deletion: check, then confirmation or explanation. */
export const DeleteWork = (props: DeleteWorkProps) => {
  const [tries, setTries] = useState(0);
  // Nothing can refer to a comparison, so no check is needed.
  if (props.target.kind === "comparison") return <ReallyDelete {...props} />;
  return <CheckedDelete key={tries} {...props} onRetry={() => setTries((count) => count + 1)} />;
};

/** Toast for ten seconds after a deletion that restores the item under its id (decisions.md 17). */
export const UndoDelete = () => {
  const latest = useAtomValue(undoableDeletesAtom).at(-1);
  const undo = useSetAtom(undoDeleteAtom);
  const [dismissed, setDismissed] = useState<number | null>(null);
  if (!latest || latest.until === dismissed) return null;
  return (
    <Toast
      key={`${latest.kind} ${latest.id}`}
      message={texts.deleted(latest.name)}
      action={{ label: texts.undo, onAct: () => void undo(latest.kind, latest.id) }}
      onClose={() => setDismissed(latest.until)}
    />
  );
};
