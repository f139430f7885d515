import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import * as buttonCss from "../button/button.css.ts";
import { classNames } from "../class-names.ts";
import type { IconName } from "../icon/icon-paths.ts";
import { Icon } from "../icon/icon.tsx";
import { MenuItems, type MenuItem } from "./menu-items.tsx";
import * as css from "./menu.css.ts";

export type { MenuItem } from "./menu-items.tsx";

interface MenuProps {
  /** accessible name of the button and the menu */
  readonly label: string;
  readonly items: readonly (MenuItem | "rule")[];
  /** default: three dots */
  readonly icon?: IconName;
  /** adds text to the button; without it, the button is an icon only */
  readonly children?: ReactNode;
}

/**
 * A button with a menu of commands: arrow keys, type-ahead, Escape; the focus returns to the button. Use it in lazy
 * pages only: it loads react-aria-components. Inside a modal dialog the menu is rendered in that dialog.
 */
export function Menu({ label, items, icon = "dots", children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [host, setHost] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const select = (item: MenuItem) => {
    // Close and focus first: a dialog opened by the command then returns the focus to the button.
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
        <Button ref={button} aria-label={label} className={buttonCss.iconButton}>
          <Icon name={icon} size={20} />
        </Button>
      ) : (
        <Button ref={button} className={classNames(buttonCss.button, buttonCss.kind.quiet)}>
          <Icon name={icon} />
          {children}
        </Button>
      )}
      <Popover
        className={css.popover}
        placement="bottom end"
        offset={4}
        // A menu outside an open modal dialog would be inert.
        UNSTABLE_portalContainer={host ?? document.body}
      >
        <MenuItems label={label} items={items} onSelect={select} />
      </Popover>
    </MenuTrigger>
  );
}
