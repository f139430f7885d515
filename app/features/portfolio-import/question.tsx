import { useEffect, useRef, type ReactNode } from "react";
import { caption } from "../../theme/text.css.ts";
import { ChoiceList, type ChoiceOption } from "../../ui/choice-list/choice-list.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as styles from "./import.css.ts";

interface QuestionProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isOpen: boolean;
  /** takes the focus when it appears */
  readonly isWanted?: boolean;
  readonly options: readonly ChoiceOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** another way to answer */
  readonly children?: ReactNode;
}

/** A question about the file: a radio group under its heading, marked while it is open. */
export function Question({ title, note, isOpen, isWanted = false, options, value, onChange, children }: QuestionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [isWanted]);
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className={styles.question} data-open={isOpen}>
      <SectionHeading title={title} />
      {note !== undefined && <p className={caption}>{note}</p>}
      <ChoiceList label={title} options={options} value={isOpen ? null : value} onChange={onChange} />
      {children}
    </section>
  );
}
