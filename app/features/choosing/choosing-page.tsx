import { type ReactNode, useId } from "react";
import * as styles from "../../choices/step-layout.css.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Lead } from "../../ui/page-title/page-title.tsx";

interface ChoosingPageProps {
  /** the heading of the page */
  readonly title: ReactNode;
  readonly lead: string;
  /** a problem with the page address */
  readonly notice?: string | undefined;
  /** shown below the lead: the region, if it can still be changed */
  readonly settings?: ReactNode;
  /** beside everything above */
  readonly aside?: ReactNode;
  /** the list to choose from */
  readonly children: ReactNode;
  /** why the choice cannot be confirmed yet; null = it can */
  readonly missing: string | null;
  /** before the reason: the choice in short */
  readonly summary?: ReactNode;
  readonly doneLabel: string;
  readonly busy?: boolean;
  /** a command before the one that confirms */
  readonly further?: ReactNode;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** A step of a page flow: one choice, with Back and the button that confirms it in a bar. */
export const ChoosingPage = (props: ChoosingPageProps) => {
  const { title, lead, notice, settings, aside, children, missing, summary, doneLabel, busy, further } = props;
  const reasonId = useId();
  const choice = (
    <>
      {title}
      <Lead>{lead}</Lead>
      {notice !== undefined && (
        <div className={styles.notices}>
          <p role="alert" className={styles.notice}>
            {notice}
          </p>
        </div>
      )}
      {settings}
      {children}
    </>
  );
  const confirm = (
    <Button
      kind="primary"
      disabled={missing !== null}
      aria-describedby={reasonId}
      busy={busy ?? false}
      onClick={props.onDone}
    >
      {doneLabel}
    </Button>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.flowPage}>
        {aside === undefined ? (
          choice
        ) : (
          <div className={styles.flowWithAside}>
            <div>{choice}</div>
            {aside}
          </div>
        )}
      </div>
      <ActionBar
        start={
          <Button icon="chevronLeft" onClick={props.onBack}>
            {flowTexts.back}
          </Button>
        }
        note={
          <>
            {summary}
            <span id={reasonId} className={summary !== undefined && missing !== null ? styles.strip : undefined}>
              {missing}
            </span>
          </>
        }
        end={
          further === undefined ? (
            confirm
          ) : (
            <span className={styles.endButtons}>
              {further}
              {confirm}
            </span>
          )
        }
      />
    </div>
  );
};
