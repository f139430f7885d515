import { useRef } from "react";
import { partTexts } from "../../text/en/parts.ts";
import { IconButton } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./field.css.ts";
import { Icon } from "../icon/icon.tsx";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** default: the label */
  readonly placeholder?: string;
  readonly className?: string;
}

/** A search input; Escape and the clear button empty it. */
export function SearchField({ label, value, onChange, placeholder, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames(css.searchBox, className)}>
      <span className={css.searchIcon}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        type="search"
        className={classNames(css.input, css.searchInput)}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          // The first Escape empties the field; a dialog around it stays open.
          event.preventDefault();
          event.stopPropagation();
          onChange("");
        }}
      />
      {value !== "" && (
        <IconButton
          className={css.searchClear}
          icon="close"
          label={partTexts.clear}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
