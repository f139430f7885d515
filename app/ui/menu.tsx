import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem as AriaItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import * as buttonCss from "./button.css.ts";
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
  /** of the button */
  readonly className?: string;
}

/**
 * A short list of commands behind a button: arrow keys, first letters, Escape; the focus returns to the button. Heavy (the
 * component library comes with it): for lazy pages only, and not inside a `Dialog`, whose layer covers it.
 */
export function Menu({ label, items, icon = "dots", children, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const select = (item: MenuItem) => {
    // first the menu is gone and the focus back, so that a dialog that opens now gives it back to the button
    flushSync(() => setOpen(false));
    button.current?.focus();
    item.onSelect();
  };
  const choice = (item: MenuItem) => <Choice key={item.label} item={item} onAction={() => select(item)} />;

  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
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
      <Popover className={css.popover} placement="bottom end" offset={4}>
        <AriaMenu aria-label={label} className={css.menu} shouldCloseOnSelect>
          {items.map((item, at) => {
            // rules have no identity but their place
            if (item === "rule") return <Separator key={`rule ${at}`} className={css.rule} />;
            return item.checked === undefined ? (
              choice(item)
            ) : (
              <MenuSection
                key={item.label}
                aria-label={item.label}
                selectionMode="multiple"
                selectedKeys={item.checked ? [item.label] : []}
              >
                {choice(item)}
              </MenuSection>
            );
          })}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

const Choice = ({ item, onAction }: { readonly item: MenuItem; readonly onAction: () => void }) => (
  <AriaItem
    id={item.label}
    textValue={item.label}
    isDisabled={item.disabled === true}
    onAction={onAction}
    className={classNames(css.item, item.danger === true && css.danger)}
  >
    <ItemIcon item={item} />
    {item.label}
  </AriaItem>
);

function ItemIcon({ item }: { readonly item: MenuItem }) {
  const name = item.checked === true ? "check" : item.icon;
  if (name) return <Icon name={name} />;
  return item.checked === undefined ? null : <span className={css.noIcon} />;
}
