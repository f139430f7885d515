import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button, IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-paths.ts";
import { Icon } from "./icon.tsx";
import * as css from "./menu.css.ts";

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** A choice that is on or off rather than a command. */
  readonly checked?: boolean;
}

interface MenuProps {
  /** name of the button, and of the menu */
  readonly label: string;
  readonly items: readonly (MenuItem | "rule")[];
  /** Three dots unless told. */
  readonly icon?: IconName;
  /** Given: a button with these words instead of an icon alone. */
  readonly children?: ReactNode;
  readonly className?: string;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A short list of commands behind a button: arrow keys, first letters, Escape; the focus returns to the button. */
export function Menu({ label, items, icon = "dots", children, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();

  const choices = () => [...(menu.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector("button")?.focus();
  };

  useLayoutEffect(() => {
    const [box, around] = [menu.current, anchor.current];
    if (!open || !box || !around) return;
    const at = around.getBoundingClientRect();
    const below = at.bottom + box.offsetHeight + 8 <= window.innerHeight;
    // right edges align, as far as the window allows
    box.style.left = `${Math.max(8, Math.min(at.right, window.innerWidth - 8) - box.offsetWidth)}px`;
    box.style.top = `${below ? at.bottom + 4 : Math.max(8, at.top - box.offsetHeight - 4)}px`;
    box.querySelector<HTMLButtonElement>("button:not(:disabled)")?.focus();
  }, [open, menu, anchor]);

  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && anchor.current?.contains(event.target)) return;
      setOpen(false);
    };
    document.addEventListener("pointerdown", leave, true);
    // a fixed menu would stay behind while its row moves on
    document.addEventListener("scroll", leave, true);
    window.addEventListener("resize", leave);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("scroll", leave, true);
      window.removeEventListener("resize", leave);
    };
  }, [open, anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === "Tab") {
      setOpen(false);
      return;
    }
    const all = choices();
    const at = all.findIndex((choice) => choice === document.activeElement);
    const step = STEPS[event.key];
    const letter = event.key.length === 1 ? event.key.toLowerCase() : null;
    const next = step
      ? all[step(at, all.length)]
      : [...all.slice(at + 1), ...all.slice(0, at + 1)].find(
          (choice) => letter !== null && letter !== " " && choice.textContent.toLowerCase().startsWith(letter),
        );
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const buttonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": open,
    "aria-controls": open ? menuId : undefined,
    onClick: () => setOpen(!open),
  } as const;

  return (
    <span ref={anchor} className={classNames(css.anchor, className)}>
      {children === undefined ? (
        <IconButton icon={icon} label={label} {...buttonProps} />
      ) : (
        <Button kind="quiet" icon={icon} {...buttonProps}>
          {children}
        </Button>
      )}
      {open && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={css.menu}
          onKeyDown={onKeyDown}
        >
          {items.map((item, at) =>
            item === "rule" ? (
              // rules have no identity but their place
              <hr key={`rule ${at}`} className={css.rule} />
            ) : (
              <button
                key={item.label}
                type="button"
                role={item.checked === undefined ? "menuitem" : "menuitemcheckbox"}
                aria-checked={item.checked}
                tabIndex={-1}
                className={classNames(css.item, item.danger === true && css.danger)}
                disabled={item.disabled}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                <ItemIcon item={item} />
                {item.label}
              </button>
            ),
          )}
        </div>
      )}
    </span>
  );
}

function ItemIcon({ item }: { readonly item: MenuItem }) {
  const name = item.checked === true ? "check" : item.icon;
  if (name) return <Icon name={name} />;
  return item.checked === undefined ? null : <span className={css.noIcon} />;
}
