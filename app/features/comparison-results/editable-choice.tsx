import { useEffect, useRef, useState } from "react";
import { useAfterPaint } from "../../scheduling/use-after-paint.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { caption } from "../../theme/text.css.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Select, type SelectOption } from "../../ui/field/select.tsx";
import { focusOnMount } from "./open-number.tsx";
import * as styles from "./panel.css.ts";

interface PanelFieldProps {
  readonly label: string;
  /** the value as text, possibly shortened */
  readonly shown: string;
  /** the full text, if `shown` is shortened */
  readonly title?: string | undefined;
  readonly onEdit: () => void;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

/** One fact of the comparison with its edit button. */
export const PanelField = ({ label, shown, title, onEdit, ref }: PanelFieldProps) => (
  <div className={styles.field}>
    <div className={styles.grow}>
      <p className={caption}>{label}</p>
      <p className={styles.value} title={title}>
        {shown}
      </p>
    </div>
    <IconButton ref={ref} icon="edit" label={resultsTexts.panel.changeWhat(label.toLowerCase())} onClick={onEdit} />
  </div>
);

interface EditableChoiceProps {
  readonly label: string;
  readonly shown: string;
  /** the full text, if `shown` is shortened */
  readonly title?: string | undefined;
  /** about the value, below the open list */
  readonly hint?: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Closes at once, or after mouseup if a mouse button is down: closing moves the content below, and a button that
 * moves away between mousedown and mouseup gets no click event.
 */
const afterPress = (close: () => void): void => {
  if (document.querySelector(":active") === null) close();
  else document.addEventListener("mouseup", () => setTimeout(close), { once: true });
};

/** Shows the choice at once and calls `onChange` after the paint; then shows `value` again, so a refused choice disappears. */
const useChosen = (value: string, onChange: (value: string) => void) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const handOn = useAfterPaint((last: string) => {
    onChange(last);
    setChosen(null);
  });
  const choose = (next: string) => {
    setChosen(next);
    handOn.later(next);
  };
  return [chosen ?? value, choose] as const;
};

/**
 * A fact that is chosen from a list. The list stays open while its value changes, so that arrow keys step through the
 * options and each one is scored. Blur, Enter or Escape closes it.
 */
export const EditableChoice = (props: EditableChoiceProps) => {
  const { label, shown, title, hint, value, options, onChange, isOpen, onOpenChange } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const [chosen, choose] = useChosen(value, onChange);

  useEffect(() => {
    if (!isOpen && returning.current) pencil.current?.focus();
    returning.current = false;
  }, [isOpen]);

  if (!isOpen) return <PanelField ref={pencil} {...{ label, shown, title }} onEdit={() => onOpenChange(true)} />;
  const isListed = options.some((option) => option.value === chosen);
  return (
    // autofill inspects the form of a changed field; without a form it inspects, and lays out, every field of the page
    <form className={styles.field} onSubmit={(event) => event.preventDefault()}>
      <Select
        className={styles.grow}
        label={label}
        hint={hint}
        ref={focusOnMount}
        value={chosen}
        // a current value that is no longer in the list is shown, but disabled
        options={isListed ? options : [{ value: chosen, label: shown, title, disabled: true }, ...options]}
        onChange={choose}
        onBlur={() => afterPress(() => onOpenChange(false))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          returning.current = true;
          onOpenChange(false);
        }}
      />
    </form>
  );
};
