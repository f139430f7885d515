import { useAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { PortfolioModes } from "../../choices/reuse-rule-switch.tsx";
import { UndoButtons } from "../../choices/undo-buttons.tsx";
import { headDraftAtom } from "../../state/core/dialog-drafts.ts";
import type { NextSteps, UndoWay } from "../../state/core/history.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { nameFault } from "../../text/name-fault.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { TextArea, TextField } from "../../ui/field/text-field.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import * as styles from "./editor.css.ts";

interface HeadDialogProps {
  readonly portfolio: PortfolioHead;
  readonly onSave: (changes: { readonly portfolio_name: string; readonly portfolio_desc: string }) => void;
  readonly onClose: () => void;
}

/** Limits of the contract, in characters. */
const LONGEST_NAME = 200;
const LONGEST_DESCRIPTION = 500;

/** Name and description; both are required (specification section 5). */
const HeadDialog = ({ portfolio, onSave, onClose }: HeadDialogProps) => {
  const [draft, keep] = useAtom(headDraftAtom(portfolio.portfolio_id));
  const shown = draft ?? { name: portfolio.portfolio_name, description: portfolio.portfolio_desc };
  const { name, description } = shown;
  const close = () => {
    keep(null);
    onClose();
  };
  const isComplete = name.trim() !== "" && description.trim() !== "";
  return (
    <Dialog
      title={words.head.title}
      onClose={close}
      actions={[
        { label: words.head.cancel, onAct: close, safe: true },
        {
          label: words.head.save,
          kind: "primary",
          disabled: !isComplete || nameFault(name) !== undefined,
          onAct: () => {
            onSave({ portfolio_name: name.trim(), portfolio_desc: description.trim() });
            keep(null);
          },
        },
      ]}
    >
      <div className={styles.fields}>
        <TextField
          label={words.head.name}
          value={name}
          error={nameFault(name)}
          maxLength={LONGEST_NAME}
          onChange={(typed) => keep({ ...shown, name: typed })}
        />
        <TextArea
          label={words.head.description}
          value={description}
          limit={LONGEST_DESCRIPTION}
          onChange={(typed) => keep({ ...shown, description: typed })}
          hint={isComplete ? undefined : words.head.needsBoth}
        />
      </div>
    </Dialog>
  );
};

interface EditorHeadProps {
  readonly portfolio: PortfolioHead;
  readonly region: string;
  /** name of the portfolio that this one is a scenario of; null = none, or deleted */
  readonly scenarioOf: string | null;
  /** what the quantities cover */
  readonly period: ReactNode;
  readonly next: NextSteps;
  readonly onMove: (way: UndoWay) => void;
  readonly onSave: HeadDialogProps["onSave"];
  readonly onScores: () => void;
  readonly onReturns: () => void;
}

/** Name, description and region of the portfolio, undo, redo, and the switch to its scores. */
export const EditorHead = (props: EditorHeadProps) => {
  const { portfolio, region, scenarioOf, period, next, onMove, onSave, onScores, onReturns } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.titleLine}>
          <div>
            <PageTitle
              kicker={
                scenarioOf === null ? words.kicker(region) : `${words.kicker(region)} · ${words.scenarioOf(scenarioOf)}`
              }
            >
              {portfolio.portfolio_name}
            </PageTitle>
          </div>
          <span className={styles.onScreen}>
            <IconButton icon="edit" label={words.head.edit} onClick={() => setOpen(true)} />
          </span>
        </div>
        <p className={styles.description}>{portfolio.portfolio_desc}</p>
        {period}
      </div>
      <div className={styles.tools}>
        <UndoButtons next={next} onMove={onMove} />
        <PortfolioModes mode="edit" onMode={{ scores: onScores, returns: onReturns }} />
      </div>
      {isOpen && (
        <HeadDialog
          portfolio={portfolio}
          onClose={() => setOpen(false)}
          onSave={(changes) => {
            setOpen(false);
            onSave(changes);
          }}
        />
      )}
    </header>
  );
};
