import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import * as buttonCss from "./button.css.ts";
import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-paths.ts";
import { Icon } from "./icon.tsx";
import { MenuItems, type MenuItem } from "./menu-items.tsx";
import * as css from "./menu.css.ts";

export type { MenuItem } from "./menu-items.tsx";

interface MenuProps {
  /** name of the button, and of the menu */
  readonly label: string;
  readonly items: readonly (MenuItem | "rule")[];
  /** Three dots unless told. */
  readonly icon?: IconName;
  /** Given: a button with these words instead of an icon alone. */
  readonly children?: ReactNode;
  /** of the button */
  readonly className?: string;
}

/**
 * A short list of commands behind a button: arrow keys, first letters, Escape; the focus returns to the button. Heavy (the
 * component library comes with it): for lazy pages only. Inside a modal dialog it belongs to that dialog.
 */
export function Menu({ label, items, icon = "dots", children, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [host, setHost] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const select = (item: MenuItem) => {
    // first the menu is gone and the focus back, so that a dialog that opens now gives it back to the button
    flushSync(() => setOpen(false));
    button.current?.focus();
    item.onSelect();
  };

  return (
    <MenuTrigger
      isOpen={open}
      onOpenChange={(isOpen) => {
        setHost(button.current?.closest("dialog") ?? null);
        setOpen(isOpen);
      }}
    >
      {children === undefined ? (
        <Button ref={button} aria-label={label} className={classNames(buttonCss.iconButton, className)}>
          <Icon name={icon} size={20} />
        </Button>
      ) : (
        <Button ref={button} className={classNames(buttonCss.button, buttonCss.kind.quiet, className)}>
          <Icon name={icon} />
          {children}
        </Button>
      )}
      <Popover
        className={css.popover}
        placement="bottom end"
        offset={4}
        // the page behind a modal dialog is inert, and so would be a menu that hangs there
        UNSTABLE_portalContainer={host ?? document.body}
      >
        <MenuItems label={label} items={items} onSelect={select} />
      </Popover>
    </MenuTrigger>
  );
}
