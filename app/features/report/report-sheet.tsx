import type { ReactNode } from "react";
import { reportTexts } from "../../text/en/report.ts";
import { basicPartTexts } from "../../text/en/basic-parts.ts";
import { LogoMark } from "../../ui/icon/icon.tsx";
import * as styles from "./report.css.ts";

/** An optional section of a report. */
export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** true = short; not split across pages */
  readonly whole?: boolean;
}

/** A section with its usual title. */
export const reportSection = (id: keyof typeof reportTexts.titles, content: ReactNode): ReportSection => ({
  id,
  title: reportTexts.titles[id],
  content,
});

/** The title block of a report. */
export interface ReportHead {
  readonly kind: "comparison" | "portfolio";
  readonly name: string;
  /** formatted, in the user's language */
  readonly date: string;
  readonly data_version: string;
  readonly region: string;
  readonly ownWeights: boolean;
  /** the finding as a sentence */
  readonly finding: string;
  /** what is compared or covered, as text */
  readonly unit: string;
}

interface ReportSheetProps {
  readonly head: ReportHead;
  readonly note: string;
  readonly sections: readonly ReportSection[];
}

/** The printed sheet: title block, note, sections, and the limitations, which cannot be deselected. */
export const ReportSheet = ({ head, note, sections }: ReportSheetProps) => (
  <article className={styles.sheet} data-theme="light">
    <header>
      <div className={styles.block}>
        <span className={styles.brand}>
          <LogoMark />
          {basicPartTexts.appName}
        </span>
        <p className={styles.facts}>
          {reportTexts.headline(reportTexts.kinds[head.kind], head.date)}
          <br />
          {reportTexts.data(head.data_version, head.region)}
          {head.ownWeights && (
            <>
              <br />
              <b>{reportTexts.ownWeights}</b>
            </>
          )}
        </p>
      </div>
      <h2 className={styles.title}>{head.name}</h2>
      <p className={styles.finding}>{head.finding}</p>
      <p className={styles.unit}>
        <b>{head.kind === "comparison" ? reportTexts.comparedFor : reportTexts.covers}</b> {head.unit}
      </p>
      {note.trim() !== "" && <p className={styles.note}>{note.trim()}</p>}
    </header>
    {sections.map(({ id, title, content, whole = false }) => (
      <section key={id} className={whole ? `${styles.section} ${styles.whole}` : styles.section}>
        <h3 className={styles.heading}>{title}</h3>
        {content}
      </section>
    ))}
    <section className={`${styles.section} ${styles.whole}`}>
      <h3 className={styles.heading}>{reportTexts.titles.limits}</h3>
      <ul className={styles.list}>
        {reportTexts.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <p className={styles.guard}>
        <b>{reportTexts.guardStrong}</b> {reportTexts.guard}
      </p>
    </section>
  </article>
);
