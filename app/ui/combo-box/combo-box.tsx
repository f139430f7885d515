import {
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
} from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { partTexts } from "../../text/en/parts.ts";
import { IconButton } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./combo-box.css.ts";
import * as fieldCss from "../field/field.css.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";

export interface ComboBoxOption {
  readonly value: string;
  readonly label: string;
  /** tooltip: the full label if it is shortened; searched too */
  readonly title?: string | undefined;
  /** in grey after the label; searched too */
  readonly detail?: string;
}

interface ComboBoxProps extends FieldProps {
  /** null = no selection */
  readonly value: string | null;
  /** null when cleared, only if `clearable` */
  readonly onChange: (value: string | null) => void;
  /** null = they are still loading */
  readonly options: readonly ComboBoxOption[] | null;
  readonly clearable?: boolean;
  /** shown without a selection; says what that means */
  readonly placeholder?: string;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Lower case without accents: "creme" finds "Crème". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const matches = (option: ComboBoxOption, typed: string): boolean => {
  const hay = folded(`${option.title ?? option.label} ${option.detail ?? ""}`);
  return folded(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};

interface ClickedInputProps extends ComponentProps<typeof Input> {
  /** gets what closes the list */
  readonly close: Ref<() => void>;
}

/** The text of the field: a click opens the list and selects the text, so that typing replaces it. */
const ClickedInput = ({ close, ...props }: ClickedInputProps) => {
  const state = useContext(ComboBoxStateContext);
  useImperativeHandle(close, () => () => state?.close(), [state]);
  return (
    <Input
      {...props}
      onClick={(event) => {
        if (state?.isOpen !== false) return;
        event.currentTarget.select();
        state.open(null, "manual");
      }}
    />
  );
};

/**
 * One choice of many in a list that opens on click and is filtered by typing. Enter takes the highlighted or the only match;
 * text without a match stays and says so. Use it in lazy pages only: it loads react-aria-components. Inside a modal dialog its
 * list is rendered in that dialog.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, hideLabel, mark, value, onChange, id, className } = props;
  const { clearable = false } = props;
  const isLoading = props.options === null;
  const options = props.options ?? [];
  const placeholder = isLoading ? partTexts.loading : (props.placeholder ?? "");
  const choice = options.find((option) => option.value === value);
  const chosen = choice?.label ?? "";
  // null = not typing: the field shows the selection and the list is unfiltered
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const close = useRef<() => void>(null);
  const [choices, setChoices] = useState(0);
  // The library closes its list only when the selection changes: a field that only adds keeps none.
  useEffect(() => {
    if (choices > 0) close.current?.();
  }, [choices]);
  const shown = typed === null || typed.trim() === "" ? options : options.filter((option) => matches(option, typed));
  const hasNoMatch = typed !== null && shown.length === 0 && !isLoading;
  const shownError = hasNoMatch && !isOpen ? partTexts.noMatch(typed) : error;
  const choose = (next: string | null) => {
    setTyped(null);
    setChoices(choices + 1);
    if (next !== value) onChange(next);
  };
  // before the library, which drops a text that it has no item for
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") setTyped(null);
    const isHighlighted = event.target instanceof HTMLElement && event.target.hasAttribute("aria-activedescendant");
    if (event.key !== "Enter" || isHighlighted || typed === null || typed.trim() === "") return;
    event.preventDefault();
    event.stopPropagation();
    const [only, ...others] = shown;
    if (only === undefined || others.length > 0) return;
    choose(only.value);
  };
  return (
    <div ref={setHost} className={classNames(css.host, className)} title={choice?.title} onKeyDownCapture={onKey}>
      <Field {...{ label, hint, hideLabel, mark, id }} error={shownError}>
        {(attributes) => (
          <AriaComboBox
            aria-label={label}
            className={css.box}
            items={shown}
            selectedKey={value}
            inputValue={typed ?? chosen}
            onInputChange={(text) => {
              // On close the library reports the selection as input; that is not typing.
              setTyped(text === chosen ? null : text);
            }}
            onSelectionChange={(key) => {
              // on blur the library reports the selection again: a text without a match stays
              if (hasNoMatch) return;
              // Only the clear button clears the selection, not an empty text.
              if (key !== null || clearable) choose(key === null ? null : String(key));
              else setTyped(null);
            }}
            onOpenChange={setIsOpen}
            onBlur={() => setTyped(hasNoMatch ? typed : null)}
            menuTrigger="input"
            allowsEmptyCollection
            isInvalid={shownError !== undefined}
          >
            <ClickedInput
              close={close}
              id={attributes.id}
              aria-describedby={attributes["aria-describedby"]}
              className={classNames(fieldCss.input, css.input, clearable && css.roomForClear)}
              autoComplete="off"
              placeholder={placeholder}
            />
            {clearable && value !== null && (
              <IconButton
                className={css.clear}
                icon="close"
                label={partTexts.clear}
                onClick={() => {
                  setTyped(null);
                  onChange(null);
                }}
              />
            )}
            <Button className={css.toggle} aria-label={isOpen ? partTexts.close : partTexts.open}>
              <Icon name="chevronDown" />
            </Button>
            <Popover
              className={css.popover}
              placement="bottom start"
              offset={2}
              // A list outside an open modal dialog would be inert.
              UNSTABLE_portalContainer={host?.closest("dialog") ?? document.body}
            >
              <ListBox
                className={css.list}
                renderEmptyState={() => (
                  <p className={css.nothing}>{isLoading ? partTexts.loading : partTexts.noOptions}</p>
                )}
              >
                {(option: ComboBoxOption) => (
                  <ListBoxItem id={option.value} textValue={option.label} className={css.option}>
                    <span title={option.title}>{option.label}</span>
                    {option.detail !== undefined && <span className={css.detail}>{option.detail}</span>}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </AriaComboBox>
        )}
      </Field>
    </div>
  );
}
